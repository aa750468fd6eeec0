//! The commands of lessons and drills.

/// A command of lessons and drills, understood. Names of techniques are as they were typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Study {
    Course,
    /// The chapter with this number.
    Chapter(usize),
    /// The lesson of a technique; without a name, the next one.
    Lesson(Option<String>),
    Example,
    Drills(Option<String>),
    /// A puzzle to be solved with a technique.
    Solve(Option<String>),
    Review,
    Placement,
    /// Positions from the player's own games.
    OwnGames,
    /// It is there, or it is not.
    IsThere(bool),
    /// The name of the technique, or its number among the choices.
    Name(String),
    /// The marks in the grid are the reply.
    Done,
    /// The truth about a guess.
    Truth,
    Answer,
    Next,
}

impl Study {
    /// The first words of these commands, for near names.
    pub(super) const NAMES: [&str; 16] = [
        "course",
        "chapter",
        "lesson",
        "example",
        "drills",
        "solve",
        "review",
        "placement",
        "own",
        "yes",
        "no",
        "name",
        "done",
        "truth",
        "answer",
        "next",
    ];

    /// Reads the words of a line; `None` if it is another command.
    pub(super) fn read(first: &str, rest: &[&str]) -> Option<Self> {
        let name = || Some(rest.join(" ")).filter(|name| !name.is_empty());
        Some(match (first, rest) {
            ("course", []) => Self::Course,
            ("chapter", [number]) => Self::Chapter(number.parse().ok()?),
            ("lesson" | "lessons", _) => Self::Lesson(name()),
            ("example", []) => Self::Example,
            ("drills" | "drill", _) => Self::Drills(name()),
            ("solve", _) => Self::Solve(name()),
            ("review", []) => Self::Review,
            ("placement", []) => Self::Placement,
            ("own", [] | ["games"]) => Self::OwnGames,
            ("yes" | "y", []) => Self::IsThere(true),
            ("no" | "n" | "nothing", []) => Self::IsThere(false),
            ("name", [_, ..]) => Self::Name(rest.join(" ")),
            ("done", []) => Self::Done,
            ("truth", []) => Self::Truth,
            ("answer", []) => Self::Answer,
            ("next", []) => Self::Next,
            _ => return None,
        })
    }
}
