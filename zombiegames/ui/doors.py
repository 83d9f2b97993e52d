"""From a lesson, a problem, a file or a finished match to its table, and to the lists of games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from zombiegames.ui.kit.assets import asset_root
from zombiegames.ui.kit.i18n import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from zombiegames.core.match import Match
    from zombiegames.core.protocol import Seat
    from zombiegames.store.saves import Loaded
    from zombiegames.ui.kit.scene import Program, Scene


def open_lesson(app: Program, game: str, step: int) -> Scene:
    """Make the table of a game's lesson, at one of its steps."""
    from zombiegames.ui.teach.lessons import LessonTeacher, Taught, lesson_of

    app.one_moment()
    name = app.settings.player_name or tr("ui.setup.player", n=1)
    course = Taught(lesson_of(game, app.games, step, name))
    table = app.tables[game].lay(course.match)
    table.teach(course, LessonTeacher(table, table.speech, course))
    scene: Scene = table
    return scene


def open_problem(app: Program, game: str, name: str) -> Scene:
    """Make the table of a night problem.

    Raises:
        KeyError: if there is none of the name.
    """
    from zombiegames.learn.library import problems_of
    from zombiegames.ui.teach.problems import ProblemTeacher, Puzzled, seated

    app.one_moment()
    problem = {problem.name: problem for problem in problems_of(asset_root(), game)}[name]
    course = Puzzled(seated(problem, app.settings.player_name or tr("ui.setup.player", n=1)))
    table = app.tables[game].lay(course.match)
    table.teach(course, ProblemTeacher(table, table.speech, course))
    scene: Scene = table
    return scene


def games_list(tab: str) -> Scene:
    """Make a list of games: ``saved``, ``played``, or ``own``: the player's own files."""
    from zombiegames.ui.pages.open_file import OpenFile
    from zombiegames.ui.pages.played import PlayedPage
    from zombiegames.ui.pages.saves import SavesPage

    return {"saved": SavesPage, "played": PlayedPage, "own": OpenFile}[tab]()


def open_film(
    app: Program, match: Match, *, end: bool = False, eyes: Sequence[Seat | None] = ()
) -> Scene:
    """Make the table at which a match is watched.

    Args:
        app: the program.
        match: of its own: it is gone through.
        end: whether it stands at its end, else it plays from its beginning.
        eyes: through whose it may be watched; empty: anybody's, for it is over.
    """
    from zombiegames.ui.watch.bar import Bar
    from zombiegames.ui.watch.film import Film

    app.one_moment()
    film = Film(match, eyes)
    table = app.tables[match.info.id].lay(match)
    table.teach(film, Bar(table, film, table.curtains))
    film.playing = not end
    film.go_to(len(film.stops) - 1 if end else 0)
    scene: Scene = table
    return scene


def open_file(app: Program, place: str) -> Scene | None:
    """Make the table of a saved game in any file; None, and a word why, if it is none."""
    entry = app.saves.look_at(Path(place))
    if entry is None:
        app.notify("ui.error.no_save", {"place": place}, sticky=True)
        return None
    return app.open_save(entry)


def open_loaded(app: Program, loaded: Loaded) -> Scene | None:
    """Make the table of what was loaded, or at which it is watched; say what is to be said."""
    match, notice = loaded.match, loaded.notice
    scene = None
    fields: dict[str, object] = dict(notice.fields) if notice else {}
    if match is not None and loaded.watched:
        scene = app.open_film(match)
        fields["turn"] = scene.course.turns[-1]  # type: ignore[attr-defined]
    elif match is not None:
        scene = app.open_match(match, loaded.resumed)
    if notice is not None:
        app.notify(notice.key, fields, sticky=True)
    return scene
