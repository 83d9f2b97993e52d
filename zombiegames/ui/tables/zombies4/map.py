"""The map of Zombies!!! 4 under the pointer: pan, zoom, turning the new tile, the places on it."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from zombiegames.games.zombies4 import advice, ask
from zombiegames.games.zombies4.state import Woods
from zombiegames.ui.kit.focus import ARROWS
from zombiegames.ui.kit.i18n import tr
from zombiegames.ui.kit.scene import MOTION
from zombiegames.ui.table.keys import Keys
from zombiegames.ui.table.pointer import Pointer
from zombiegames.ui.table.scene import GameScene
from zombiegames.ui.table.spots import CHOSEN, QUIET, TARGET, Spot
from zombiegames.ui.tables.zombies4.camera import ZOOM
from zombiegames.ui.tables.zombies4.faces import TileFace, paint_face
from zombiegames.ui.tables.zombies4.path import SQUARE_VERBS, square_means
from zombiegames.ui.tables.zombies4.squares import EDGES, Ground, MapSpot, Tool, on_map
from zombiegames.ui.tables.zombies4.words import on_square, turned_words, way_to

if TYPE_CHECKING:
    from zombiegames.core.match import Match
    from zombiegames.ui.kit.scene import Transition
    from zombiegames.ui.table.picker import Clickable
    from zombiegames.ui.tables.zombies4.places import Places

MAP = frozenset(("ground", "square", "place"))
"""Sorts of spots that lie on the map: dragging them pans it."""

WAITING = ("pile", "stack")
"""The spot of the tiles; while one is to be placed, it waits there."""

PAN_FROM = 7
"""Units the pointer must go with the button down before the map follows."""

WALKING = frozenset((ask.FIGHT, ask.WOUND, ask.MOVE_ROLL, ask.MOVE, ask.SPELL))
"""Questions about what is near one's own pawn."""

EDGE = 12
"""Units from the window's edge in which the map moves by itself."""
EDGE_REST = 0.3
"""Seconds the pointer must rest there first."""
EDGE_SPEED = 460
"""Units a second."""
SHARPENED = 2
"""Tiles rasterised anew between two frames."""
ARROW_STEP = 90
"""Units the map moves with one arrow key."""


class MapPointer(Pointer):
    """The pointer over the map: it pans, and sends the pawn further than a step."""

    scene: MapView
    _panned_from: tuple[int, int] | None = None

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take an event of the mouse; a second tap where the first meant nothing finds the pawn."""
        tapped = event.type == pygame.MOUSEBUTTONDOWN and getattr(event, "touch", False)
        if tapped and event.again and self._is_bare(event.pos):
            return self.scene.find_me()
        return super().handle(event)

    def _is_bare(self, pos: tuple[int, int]) -> bool:
        """Whether nothing is to be chosen at a place of the map, nor was before the last press."""
        scene = self.scene
        there = scene.focus.top(pos)
        quiet = isinstance(there, Spot) and there.name[0] in MAP and there.state == QUIET
        free = scene.director.idle and self._pressed_for is scene.choice and not scene.tray_open
        return free and (quiet or there is None) and scene.places.window.collidepoint(pos)

    def spot_clicked(self, spot: Spot) -> None:
        """Turn the tile that waits, or go on."""
        if self.scene.placing and spot.name == WAITING:
            self.scene.turn_tile(1)
        else:
            super().spot_clicked(spot)

    def spot_dragged(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Let the map follow the pointer, or a card."""
        if spot.name[0] not in MAP:
            return super().spot_dragged(spot, pos)
        if self._panned_from is None:
            if not self.went(pos, PAN_FROM):
                return False
            self._panned_from = self.press_at
            self.speech.hush(quiet=True)
        dx, dy = pos[0] - self._panned_from[0], pos[1] - self._panned_from[1]
        self._panned_from = pos
        camera = self.scene.places.camera
        before = (round(camera.left), round(camera.top))
        if camera.pan(dx, dy):
            # No new spots while one of them is held: the old ones go along.
            x, y = round(camera.left) - before[0], round(camera.top) - before[1]
            for other in self.scene.spots:
                if other.name[0] in ("square", "place"):
                    other.rect.move_ip(x, y)
            self.scene.moved(fresh=False)
        return True

    def spot_dropped(self, spot: Spot, pos: tuple[int, int]) -> bool:
        """Let go of the map, or of a card."""
        if self._panned_from is not None:
            self._panned_from = None
            self.scene.refresh()
            return True
        return super().spot_dropped(spot, pos)

    def drag_cancelled(self) -> None:
        """Let go."""
        self._panned_from = None
        super().drag_cancelled()


class MapKeys(Keys):
    """The arrows on the map."""

    scene: MapView

    def arrow(self, dx: int, dy: int) -> bool:
        """Move the map where it shows nothing more in a direction, and there is more."""
        focus = self.scene.focus
        here = focus.current if focus.ringed else None
        there = focus.ahead(dx, dy) if here is not None else None
        if there is not None and on_map(there):
            focus.toward(dx, dy)
            self.scene.reveal(there.rect)
            return True
        more = here is not None and on_map(here) and self.scene.places.camera.beyond(dx, dy)
        if more:
            self.scene.push(dx, dy)
        return more


class MapView(GameScene[Woods]):
    """The layer of the table that handles the map."""

    pointer_type = MapPointer
    keys_type = MapKeys

    places: Places

    def __init__(self, match: Match) -> None:
        self.held = 0
        """Quarter turns in which the new tile is held."""
        self._in_hand = 0
        """The tile that is held."""
        self._edge_rest = 0.0
        self._spread = 1.0
        """How much further apart two fingers are than the map has grown."""
        self._walks: tuple[Any, dict[int, advice.Way]] = (None, {})
        self._tiles: dict[TileFace, pygame.Surface] = {}
        """The picture of each tile as it was drawn last."""
        self._sharpen = SHARPENED
        """Tiles that may still be rasterised anew before the next update."""
        self._blurred = False
        self._turn_seen: tuple[int, int] | None = None
        """Round and seat of the turn that the camera knows of."""
        self._wide = False
        """Whether all of the map has been asked for in this turn."""
        super().__init__(match)

    # -- what is seen ------------------------------------------------------------------

    def see(self, view: Woods) -> None:
        """Let the camera learn of the map; what lies there follows it."""
        camera = self.places.camera
        before = (camera.cell, camera.left, camera.top)
        if (view.round, view.seat) != self._turn_seen:
            # A view chosen by hand is for one turn.
            self._turn_seen = (view.round, view.seat)
            camera.followed = True
            self._wide = False
        if view.drawn != self._in_hand:
            self._in_hand, self.held = view.drawn, 0
        camera.see(view.land, self._builds(view), self._near(view))
        if before != (camera.cell, camera.left, camera.top) and self.director.idle:
            self.stage.reconcile(self.arrange(self.view))

    def _builds(self, view: Woods) -> bool:
        """Whether the places round the map matter: this viewer, or nobody special, builds."""
        return view.drawn > 0 and view.placer in (self.viewer, -1)

    def _near(self, view: Woods) -> tuple[int, int] | None:
        """Round where all lies that matters to the viewer: from where the own pawn is about to walk
        or fight, or the place nearest to it where the new tile fits; None: all of the map matters.
        """
        seat = self.viewer
        if seat is None or self._wide:
            return None
        at = view.land.where(view.at[seat]) if view.at[seat] >= 0 else (1, 1)
        if view.drawn > 0 and view.placer == seat:
            fitting = [(3 * x + 1, 3 * y + 1) for x, y in self._fitting(view)]
            return min(fitting, key=lambda place: math.dist(place, at), default=None)
        walks = view.seat == seat and view.prompt in WALKING and view.at[seat] >= 0
        return at if walks else None

    def _fitting(self, view: Woods) -> list[tuple[int, int]]:
        """List where the new tile fits in some turn."""
        land = view.land
        return [
            place
            for place in sorted(land.frontier)
            if any(land.fits(view.drawn, *place, turn) for turn in range(4))
        ]

    def _show_far(self) -> bool:
        """Show all of the map if something to be clicked lies out of sight; whether it did."""
        camera, choice = self.places.camera, self.choice if self.settled else None
        if choice is None or camera.near is None or not camera.followed or self._wide:
            return False
        targets, view = choice.targets(), self.view
        for tile, _ in view.land.tiles():
            for square in range(9 * (tile - 1), 9 * tile):
                if not camera.clear.contains(camera.square(view.land, square)):
                    means = square_means(view, square, choice.seat)
                    if not targets.isdisjoint(means):
                        camera.fit()
                        return True
        return False

    def moved(self, *, fresh: bool = True) -> None:
        """Lay everything where the camera now sees it."""
        if not self.director.idle:
            self.director.skip()
        self.stage.reconcile(self.arrange(self.view))
        if fresh:
            self.refresh()
        self.dirty = True

    def zoom(self, steps: float, at: tuple[int, int] | None = None) -> Transition:
        """Go nearer or further away."""
        point = self.places.window.center if at is None else at
        if self.places.camera.zoom(steps, point):
            self.moved()
        return None

    def pan(self, dx: float, dy: float) -> None:
        """Push the map."""
        if self.places.camera.pan(dx, dy):
            self.moved()

    def whole_map(self) -> Transition:
        """Show all of the map, from now on."""
        self._wide = True
        self.places.camera.fit()
        self.moved()
        return None

    def find_me(self) -> Transition:
        """Bring the own pawn to the middle, near enough to see what is round it."""
        camera, view = self.places.camera, self.view
        seat = self.places.seat if view.at[self.places.seat] >= 0 else view.seat
        at = view.at[seat] if seat >= 0 else -1
        if at < 0:
            return self.whole_map()
        camera.cell = max(camera.cell, camera.usual * 3 // 4)
        camera.centre(*view.land.where(at))
        self.moved()
        return None

    def tools(self) -> list[Tool]:
        """Make the buttons at the corner of the map."""
        entries = (
            ("expand", "whole", self.whole_map),
            ("crosshair", "find_me", self.find_me),
            ("", "nearer", lambda: self.zoom(2)),
            ("", "further", lambda: self.zoom(-2)),
        )
        buttons = []
        for rect, (icon, name, action) in zip(self.places.tools, entries, strict=True):
            button = Tool(
                self.look, rect, "", action, kind="icon", icon=icon,
                tooltip=tr(f"zombies4.tip.{name}"),
            )  # fmt: skip
            button.key = f"tool {name}"
            buttons.append(button)
        return [*buttons, *self._arrows()]

    def _arrows(self) -> list[Tool]:
        """Make an arrow at each edge of the map beyond which there are places for the new tile."""
        camera, side = self.places.camera, self.places.tools[0].w
        clear = camera.clear
        arrows = []
        there = [camera.tile(*at) for at in self._fitting(self.view)] if self.placing else []
        for name, (dx, dy) in EDGES.items():
            beyond = [
                rect
                for rect in there
                if (rect.right > clear.right and dx > 0)
                or (rect.left < clear.left and dx < 0)
                or (rect.bottom > clear.bottom and dy > 0)
                or (rect.top < clear.top and dy < 0)
            ]
            if not beyond:
                continue
            middle = clear.inflate(-side, -side).center
            rect = pygame.Rect(0, 0, side, side)
            half = (clear.w - side) // 2, (clear.h - side) // 2
            rect.center = middle[0] + dx * half[0], middle[1] + dy * half[1]
            nearest = min(beyond, key=lambda rect: math.dist(rect.center, clear.center))
            show = partial(self.show, nearest)
            tip = tr("zombies4.tip.more_places")
            arrow = Tool(self.look, rect, "", show, kind="icon", tooltip=tip)
            arrow.key = f"tool {name}"
            arrows.append(arrow)
        return arrows

    # -- pictures ----------------------------------------------------------------------

    def tile_picture(self, face: TileFace, size: tuple[int, int]) -> pygame.Surface:
        """Give a tile's picture: sharp where it is known or there is time, else the last one
        scaled, to be made sharp at one of the next updates. So zooming never halts.
        """
        last = self._tiles.get(face)
        if last is not None and last.get_size() == size:
            return last
        if last is None or self._sharpen > 0:
            self._sharpen -= last is not None
            picture = self._tiles[face] = paint_face(self.look, face, size)
            return picture
        self._blurred = True
        return pygame.transform.smoothscale(last, size)

    def layout(self, size: tuple[int, int]) -> None:
        """Forget pictures of another look."""
        self._tiles.clear()
        super().layout(size)

    # -- spots -------------------------------------------------------------------------

    def map_spots(self, view: Woods) -> list[Spot]:
        """List the ground, the free places while a tile is to be placed, and the squares."""
        places, look = self.places, self.look
        window = places.window
        found: list[Spot] = [
            Ground(look, window, ("ground", 0), [("button", "play")], self.pointer)
        ]
        choice = self.choice if self.settled else None
        if choice is not None and view.prompt == ask.PLACE and view.drawn > 0:
            found += self._place_spots(view)
        seat = choice.seat if choice is not None else places.seat
        for tile, _ in view.land.tiles():
            for square in range(9 * (tile - 1), 9 * tile):
                rect = places.camera.square(view.land, square)
                if rect.colliderect(window):
                    means = square_means(view, square, seat)
                    found.append(
                        MapSpot(look, rect, ("square", square), means, self.pointer, radius=5)
                    )
        for spot in found:
            spot.clip = window
        return found

    def _place_spots(self, view: Woods) -> list[Spot]:
        found: list[Spot] = []
        ring = {
            (x + dx, y + dy)
            for x, y in view.land.lies
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        }
        for x, y in sorted(ring - set(view.land.lies)):
            rect = self.places.camera.tile(x, y)
            if rect.colliderect(self.places.window):
                turn = self.turn_at(view, x, y)
                turns = [turn] if turn >= 0 else [0, 1, 2, 3]
                means = [("place", x, y, t) for t in turns]
                found.append(MapSpot(self.look, rect, ("place", x, y), means, self.pointer))
        return found

    def details(self, name: Any) -> str:
        """Say how far a square or a place is from the own pawn, in which direction, and what is on
        it.
        """
        view, seat = self.view, self.places.seat
        if name[0] == "square":
            there = on_square(view, name[1], self.names)
            return ", ".join((*there, way_to(view, seat, *view.land.where(name[1]))))
        return way_to(view, seat, 3 * name[1] + 1, 3 * name[2] + 1) if name[0] == "place" else ""

    def click_words(self, click: Clickable) -> str:
        """Say it also of what is out of sight, and of each turn in which a tile can be placed."""
        name = click[:3] if click[0] == "place" else ("square", click[1])
        if click[0] not in ("place", "square", *SQUARE_VERBS):
            return super().click_words(click)
        thing = self.inspect(name)
        assert thing is not None
        turned = turned_words(self.view.drawn, click[3]) if click[0] == "place" else ""
        return ", ".join(filter(None, (thing.title, self.details(name), turned)))

    def turn_at(self, view: Woods, x: int, y: int) -> int:
        """Give the turn in which the new tile would lie at a place: as held, or the next that
        is possible; -1 where none is.
        """
        for more in range(4):
            turn = (self.held + more) % 4
            if view.land.fits(view.drawn, x, y, turn):
                return turn
        return -1

    def turn_tile(self, by: int) -> None:
        """Turn the new tile to the next way in which it fits under the pointer."""
        view = self.view
        spot = self.pointer.spot_in_question()
        turns = [(self.held + by * n) % 4 for n in range(1, 5)]
        if spot is not None and spot.name[0] == "place":
            x, y = spot.name[1:]
            shown = max(0, self.turn_at(view, x, y))
            following = [(shown + by * n) % 4 for n in range(1, 5)]
            turns = [n for n in following if view.land.fits(view.drawn, x, y, n)] or turns
        turn = turns[0]
        self.app.play("select")
        self.hold(turn)

    def hold(self, turn: int) -> None:
        """Hold the new tile in a turn, wherever it is shown."""
        self.held = turn
        if self.director.idle:
            self.stage.reconcile(self.arrange(self.view))
        self.refresh()

    @property
    def placing(self) -> bool:
        """Whether a person is to place a tile now."""
        return self.can_act and self.view.prompt == ask.PLACE

    def refresh(self) -> None:
        """Bring what can be clicked into sight first."""
        if self._show_far():
            self.stage.reconcile(self.arrange(self.view))
        super().refresh()

    def mark_spots(self) -> None:
        """Let squares further on than a step glow too; of equal cards only one is chosen."""
        super().mark_spots()
        chosen = [spot for spot in self.spots if spot.state == CHOSEN and spot.name[0] == "hand"]
        for spot in chosen[1:]:
            spot.state = QUIET
        ways = self.walks()
        for spot in self.spots:
            if spot.name[0] == "square" and spot.name[1] in ways and spot.state == QUIET:
                spot.state = TARGET
                spot.focusable = True

    # -- ways --------------------------------------------------------------------------

    avoid = True
    """Whether ways lead round dogs rather than straight."""

    policy = "cheap"
    """When bullets are spent in fights: one of ``advice.POLICIES``."""

    def walks(self) -> dict[int, advice.Way]:
        """Give where the pawn can go in this movement, while nothing is selected."""
        choice = self.choice if self.settled else None
        if choice is None or choice.picker.started or self.view.prompt != ask.MOVE:
            return {}
        key = (choice, self.avoid, self.policy)
        if self._walks[0] != key:
            self._walks = (key, advice.reach(choice.view, avoid=self.avoid, policy=self.policy))
        return self._walks[1]

    # -- input -------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> Transition:
        """Take one event: wheel and pinch are for the map."""
        over_map = self.places.window.collidepoint(self.focus.pointer)
        if event.type == pygame.MOUSEWHEEL and over_map and not self.tray_open:
            steps = getattr(event, "precise_y", event.y) or event.y
            spot = self.pointer.spot_in_question()
            if self.placing and spot is not None and spot.name[0] == "place":
                self.turn_tile(-1 if steps > 0 else 1)
            elif steps:
                self.zoom(steps, self.focus.pointer)
            return self.take()
        if event.type == pygame.MULTIGESTURE:
            if self.places.window.collidepoint(event.pos) and not self.tray_open:
                self._two_fingers(event)
            return None
        return super().handle(event)

    def _two_fingers(self, event: pygame.event.Event) -> None:
        """Let the map follow two fingers, and grow as they go apart."""
        camera = self.places.camera
        self._spread *= event.spread
        # The side of a square is a whole number of pixels: what is less waits.
        wanted = max(camera.least, min(camera.most, round(camera.cell * self._spread)))
        moved = camera.pan(*event.rel)
        if wanted != camera.cell:
            self._spread *= camera.cell / wanted
            moved = camera.zoom(math.log(wanted / camera.cell, ZOOM), event.pos) or moved
        elif wanted in (camera.least, camera.most):
            self._spread = 1.0
        if moved:
            self.moved()

    tray_open = False
    """Whether cards lie over the map to be chosen from."""

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Take a key of the map."""
        key, shift = event.key, bool(event.mod & pygame.KMOD_SHIFT)
        if key in (pygame.K_r, pygame.K_F6) and self.placing:
            self.turn_tile(-1 if shift else 1)
        elif key in (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS):
            self.zoom(1)
        elif key in (pygame.K_MINUS, pygame.K_KP_MINUS):
            self.zoom(-1)
        elif key == pygame.K_f:
            self.find_me()
        elif key == pygame.K_HOME:
            self.whole_map()
        elif shift and key in ARROWS:
            self.push(*ARROWS[key])
        else:
            return False
        return True

    def reveal(self, rect: pygame.Rect) -> None:
        """Bring a place on the map into sight."""
        if self.places.camera.reveal(rect):
            self.moved()

    def show(self, rect: pygame.Rect) -> Transition:
        """Bring a place on the map into sight when asked to."""
        self.reveal(rect)
        return None

    def push(self, dx: int, dy: int) -> None:
        """Move the map by a step of an arrow key."""
        step = self.look.px(ARROW_STEP)
        self.pan(-dx * step, -dy * step)

    # -- time --------------------------------------------------------------------------

    def _edge(self) -> tuple[int, int]:
        """In which direction the pointer at the edge of the window pushes the map."""
        window, camera = self.places.window, self.places.camera
        x, y = self.focus.pointer
        if (
            not self.settled
            or self.focus.held is not None
            or camera.whole
            or not window.collidepoint(x, y)
        ):
            return 0, 0
        top = self.focus.top((x, y))
        if not isinstance(top, Spot) or top.name[0] not in MAP:
            return 0, 0
        band = self.look.px(EDGE)
        there = camera.span(camera.bounds.x, camera.bounds.y, *camera.bounds.size)
        dx = (x < window.left + band and there.left < window.left) - (
            x >= window.right - band and there.right > window.right
        )
        dy = (y < window.top + band and there.top < window.top) - (
            y >= window.bottom - band and there.bottom > window.bottom
        )
        return dx, dy

    def pace(self) -> int:
        """Move fast while the edge pushes the map."""
        return MOTION if self._blurred or self._edge() != (0, 0) else super().pace()

    def update(self, dt: float) -> Transition:
        """Let the map move at its edge, and its tiles become sharp."""
        self._sharpen = SHARPENED
        if self._blurred:
            self._blurred = False
            self.dirty = True
        dx, dy = self._edge()
        if (dx, dy) == (0, 0):
            self._edge_rest = 0.0
        else:
            self._edge_rest += dt
            if self._edge_rest > EDGE_REST:
                step = self.look.px(EDGE_SPEED) * min(dt, 0.05)
                self.pan(dx * step, dy * step)
        return super().update(dt)
