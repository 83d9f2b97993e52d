"""The page that looks back at a finished game: where the tide turned, and other ideas."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from zombiegames.ai import OPPONENTS
from zombiegames.ai.levels import reason_of
from zombiegames.ai.minds import Controller, Minds
from zombiegames.ai.review import VERSION, Judged, cost, read_judged, verdicts
from zombiegames.ai.study import tides
from zombiegames.core.match import Match
from zombiegames.ui.kit import paint
from zombiegames.ui.kit.i18n import language, tr
from zombiegames.ui.kit.scene import Push, Reset
from zombiegames.ui.kit.seats import seat_name
from zombiegames.ui.kit.theme import ACT, WELL
from zombiegames.ui.pages.catalogue import Catalogue, Row, Way
from zombiegames.ui.pages.chances import FEWEST, turn_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from zombiegames.core.action import Event
    from zombiegames.core.match import Deed
    from zombiegames.core.protocol import Seat
    from zombiegames.ui.kit.scene import Program, Transition

PACE = 20
"""Pictures a second while it looks."""
BAR = 4
"""Units of the height of the bar that shows how far it is."""
LITTLE = 2
"""Of 100 games: who lost no more than that by all choices decided as the adviser would."""
MUCH = 60
"""Of 100 games: a sum beyond that is no number one could believe."""
MOST_LINES = 24
"""Lines of the log that are told of one moment."""


class Found(NamedTuple):
    """A moment of the list: a turn of the tide, another idea, or something well seen."""

    begin: int
    """Entries of the record played before it …"""
    end: int
    """… and after it."""
    seat: Seat | None
    """Whose choice it was; None: the tide turned, by whomever."""
    judged: Judged | None = None
    praise: bool = False
    tide: int = 0
    """Index of the point of the curve; 0: it is none."""

    @property
    def sort(self) -> str:
        """Name what it is, as the words do."""
        return "tide" if self.tide else "praise" if self.praise else "idea"


class Review(Catalogue):
    """What is found is listed as it is found; it can be stopped, and is kept once it is whole.

    Args:
        match: one that is over.
    """

    title_key = "ui.review.title"
    least_row = 62
    picture_share = 36

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.game = match.info.id
        self._text = match.save()
        self._stopped = False
        self._picture: tuple[object, pygame.Surface | str] = None, ""
        """The one that was drawn last, and of what: it takes longer than a frame."""
        self._asked = False
        """Whether it was asked for by choosing; else it waits until all is found."""

    def enter(self, app: Program) -> None:
        """Begin to look, first at the chances."""
        seats = [seat for seat, one in enumerate(self._controllers) if one.person]
        self.persons = seats if OPPONENTS[self.game].retrospect is not None else []
        self._minds = Minds(self.game, app.thinking)
        self._curve = self._minds.look_back(self._text)
        kept = app.profile.reviews.find(self._text, VERSION)
        size = len(self.match.controllers), len(self.match)
        self._kept = None if kept is None else read_judged(kept, self.game, *size)
        self._look = self._minds.review(self._text, self.persons)
        self._found: list[Found] = []
        # The game's table, for its words: nobody sits at it.
        self._table: Any = app.tables[self.game].lay(self.match)
        self._turns = self._table.turns()
        super().enter(app)

    def leave(self) -> None:
        """Look back no longer."""
        self._minds.close()
        super().leave()

    def cover(self) -> None:
        """Let it be until it is seen again."""
        self._curve.rest()
        self._look.rest()
        super().cover()

    # -- what is known -----------------------------------------------------------------

    @property
    def _controllers(self) -> list[Controller]:
        return [Controller.read(text) for text in self.match.record.controllers]

    @property
    def _whole(self) -> bool:
        """Whether everything was looked at."""
        own = not self.persons or self._kept is not None or self._look.done
        return self._curve.done and own

    @property
    def _broken(self) -> bool:
        """Whether it could not be looked back at."""
        return self._curve.broken or self._look.broken

    @property
    def looking(self) -> bool:
        """Whether it is at work."""
        return not self._whole and not self._stopped

    @property
    def _judged(self) -> list[Judged]:
        if self._kept is not None:
            return self._kept
        return [one for one in self._look.found if isinstance(one, Judged)]

    @property
    def _steps(self) -> tuple[int, int]:
        """Moments looked at, of how many; (0, 0): that is not known yet."""
        count = next((one for one in self._look.found if isinstance(one, int)), 0)
        return min(count, sum(not one.sure for one in self._judged)), count

    def _find(self) -> list[Found]:
        """List what is known, in the order of the game."""
        points = self._curve.found if self._curve.done else []
        retrospect = OPPONENTS[self.game].retrospect
        told = verdicts(self._judged, retrospect.least) if retrospect is not None else []
        found = [Found(one.begin, one.end, one.seat, one, praise) for one, praise in told]
        for at in tides(points) if len(points) >= FEWEST else ():
            tide = Found(points[at - 1].entry, points[at].entry, None, tide=at)
            # What is told of a choice is not told again as a turn of the tide.
            if not any(tide.begin <= one.begin < tide.end for one, _ in told):
                found.append(tide)
        return sorted(found, key=lambda one: (one.begin, one.tide))

    # -- the list ----------------------------------------------------------------------

    def hint(self) -> str:
        """Say how far it is, or what all choices came to."""
        done, count = self._steps
        if self.looking:
            key = "ui.review.again" if count and done == count else "ui.review.looking"
            return tr(key, n=done, of=count) if count else tr("ui.review.curve")
        if not self._whole:
            return tr("ui.review.stopped", n=done, of=count)
        if self._broken:
            return tr("ui.review.broken")
        if not self.persons:
            return tr("ui.review.nobody")
        seat = self._chosen_seat
        lost = round(100 * cost(self._judged, seat))
        name = seat_name(self.match.record.controllers[seat])
        sort = "same" if lost <= LITTLE else "much" if lost >= MUCH else "cost"
        return tr(f"ui.review.{sort}", n=lost, name=name)

    @property
    def _chosen_seat(self) -> Seat:
        one = self._one
        return one.seat if one is not None and one.seat is not None else self.persons[0]

    @property
    def _one(self) -> Found | None:
        return self._found[self.chosen] if self.chosen < len(self._found) else None

    def rows(self) -> Sequence[Row]:
        """The turn, whose choice it was, and how much it was about."""
        self._found = self._find()
        rows = []
        for one in self._found:
            words = self._turn(one.begin)
            if one.seat is not None:
                words = f"{words} · {seat_name(self.match.record.controllers[one.seat])}"
            note = ""
            if one.judged is not None:
                note = tr("ui.review.about", n=round(100 * abs(one.judged.gain)))
            rows.append(Row(words, tr(f"ui.review.{one.sort}"), note, lit=one.sort == "idea"))
        return rows

    def _turn(self, entries: int) -> str:
        words = turn_words(self.game, max(1, self._turns[entries]))
        return words[:1].upper() + words[1:]

    # -- what is chosen ----------------------------------------------------------------

    def about(self) -> tuple[str | pygame.Surface, str]:
        """The position before it as it was seen, what was done, and what else there was."""
        one = self._one
        if one is None:
            words = tr("ui.review.wait" if self.looking else "ui.review.nothing")
            return f"menu/emblem-{self.game}", words
        seat = one.seat if one.seat is not None else next(iter(self.persons), None)
        key = one.begin, seat, self.look.high_contrast, language()
        if self._picture[0] != key and (self._asked or not self.looking):
            self._picture = key, self.app.picture_of(self._cut(one.begin), seat)
        head = tr("ui.review.head", turn=self._turn(one.begin), what=tr(f"ui.review.{one.sort}"))
        lines = [f"# {head}"]
        if one.judged is None:
            lines += self._shares(one.tide)
            lines += ["", f"**{tr('ui.review.happened')}**", *self._told(self.match, one, seat)]
        else:
            lines += self._both(one, one.judged)
        return self._picture[1] or f"menu/emblem-{self.game}", "\n".join(lines)

    def _choose(self, at: int) -> Transition:
        self._asked = True
        return super()._choose(at)

    def _shares(self, at: int) -> list[str]:
        """Say of every seat what it could hope for before and after."""
        before, after = (self._curve.found[n].shares for n in (at - 1, at))
        hidden = self.match.info.hidden_hands
        return [
            tr(
                "ui.review.shares",
                name=seat_name(text),
                before=round(100 * before[seat]),
                after=round(100 * after[seat]),
            )
            for seat, text in enumerate(self.match.record.controllers)
        ] + ([tr("ui.review.each")] if hidden else [])

    def _both(self, one: Found, judged: Judged) -> list[str]:
        """Tell what was done and the idea, what both promise, and why."""
        here = self._cut(one.begin)
        idea = here.info.notation.parse(judged.idea[0])
        view, done = here.view(judged.seat), self.match.lines[one.begin].text
        # What was kept may be anything.
        reason, same = (
            reason_of(self.game, view, judged.seat, action)
            if view.why_not(action) is None
            else None
            for action in (idea, here.info.notation.parse(done))
        )
        ways = {"idea": judged.chance + judged.gain, "done": judged.chance}
        shares = {name: round(100 * share) for name, share in ways.items()}
        lines = [tr(f"ui.review.both_{one.sort}", **shares)]
        # A reason speaks of one action, not of a whole turn, and not of what was done as well.
        if reason not in (None, same) and len(judged.idea) == 1 and not one.praise:
            lines.append(tr(f"{self.game}.advice.{reason}"))
        return [
            *lines,
            "",
            f"**{tr('ui.review.first' if one.praise else 'ui.review.instead')}**",
            *self._told(self._with_idea(judged), one._replace(end=len(self.match)), judged.seat),
            "",
            f"**{tr('ui.review.done')}**",
            *self._told(self.match, one, judged.seat),
        ]

    def _told(self, match: Match, one: Found, seat: Seat | None) -> list[str]:
        """Tell the deeds of a moment as a seat saw them, as the log does."""
        story = self._table.new_story()
        told: list[str] = []
        for deed in match.deeds:
            for event in seen(deed, seat):
                words = story.line(event)
                if not words or not one.begin <= deed.number < one.end:
                    continue
                if story.rows[type(event)].heading:
                    # What is told of a seat ends with its turn.
                    if one.seat is not None and told:
                        return told
                    continue
                if story.joins and told:
                    told.pop()
                told.append(f"- {words}")
        return told[:MOST_LINES] or [tr("ui.review.silent")]

    def _cut(self, entries: int) -> Match:
        match = Match.load(self._text, self.app.games)
        match.cut(entries)
        return match

    def _with_idea(self, judged: Judged) -> Match:
        """Give the match up to a moment, and the idea played there, as far as it goes."""
        match = self._cut(judged.begin)
        for text in judged.idea:
            action = match.info.notation.parse(text)
            if match.to_act() != judged.seat or match.state.why_not(action) is not None:
                break
            match.play(action)
            match.advance()
        return match

    def ways(self) -> Sequence[Way]:
        """Show the idea and try it; or watch what happened."""
        one = self._one
        if one is not None and one.sort == "idea" and one.judged is not None:
            show = partial(self._show_idea, one.judged)
            go_on = partial(self._try_it, one.judged)
            return [
                Way("show", tr("ui.review.show"), show),
                Way("try", tr("ui.review.try"), go_on),
            ]
        return [Way("watch", tr("ui.review.watch"), self._watch)]

    def below(self) -> Sequence[Way]:
        """Stop it or go on; what happened can be watched beside an idea, too."""
        if self.looking:
            return [Way("stop", tr("ui.review.stop"), self._stop)]
        ways = []
        if not self._whole:
            ways.append(Way("go_on", tr("ui.review.go_on"), self._stop))
        if self._one is not None and self._one.sort == "idea":
            ways.append(Way("watch", tr("ui.review.watch"), self._watch))
        return ways

    def _stop(self) -> Transition:
        self._stopped = not self._stopped
        self._curve.rest()
        self._look.rest()
        self.rebuild()
        return None

    def _watch(self) -> Transition:
        begin = self._one.begin if self._one is not None else 0
        return Push(self.app.open_film(Match.load(self._text, self.app.games), at=begin))

    def _show_idea(self, judged: Judged) -> Transition:
        return Push(self.app.open_film(self._with_idea(judged), at=judged.begin))

    def _try_it(self, judged: Judged) -> Transition:
        return Reset(self.app.play_on(self._cut(judged.begin).record, judged.seat))

    # -- time --------------------------------------------------------------------------

    def pace(self) -> int:
        """Move while it looks."""
        return max(super().pace(), PACE if self.looking else 0)

    def update(self, dt: float) -> Transition:
        """Look a little more; list what is new."""
        if self.looking:
            before = self._curve.done, len(self._look.found)
            if self._curve.think() and self.persons and self._kept is None and self._look.think():
                rows = [one._asdict() for one in self._judged]
                if not self._broken:
                    self.app.profile.reviews.keep(self._text, VERSION, rows)
            if self._whole and not self._broken:
                self._note_comeback()
            if not self.looking or before != (self._curve.done, len(self._look.found)):
                self._list_anew()
        return super().update(dt)

    def _note_comeback(self) -> None:
        """Note how low the chances of a lone winner once were, for the records."""
        outcome = self.match.outcome
        if outcome is None or outcome.ranks.count(1) != 1:
            return
        winner = outcome.ranks.index(1)
        if self.persons == [winner]:
            lowest = min(point.shares[winner] for point in self._curve.found)
            self.app.saves.games.set_lowest(self.match.record, round(100 * lowest))

    def _list_anew(self) -> None:
        """Show how far it is, and what is new; what is chosen stays so."""
        self.dirty = True
        found, one = self._find(), self._one
        if found == self._found and self.looking:
            return
        begun = [(new.begin, new.sort) for new in found]
        if one is not None and (one.begin, one.sort) in begun:
            self.chosen = begun.index((one.begin, one.sort))
        self.rebuild()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the page, and how far it is."""
        super().draw(surface)
        done, count = self._steps
        if self.looking and count:
            look, bar = self.look, self._title_rect.copy()
            bar.update(bar.right - bar.w // 3, bar.bottom, bar.w // 3, look.px(BAR))
            paint.panel(surface, look, bar, WELL, radius=BAR)
            bar.w = max(bar.h, bar.w * done // count)
            paint.panel(surface, look, bar, ACT, radius=BAR)


def seen(deed: Deed, seat: Seat | None) -> list[Event]:
    """List what a seat saw of a deed."""
    return [event for entry in deed.entries if (event := entry.for_seat(seat)) is not None]
