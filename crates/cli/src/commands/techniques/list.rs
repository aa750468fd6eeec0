//! All techniques, a line each.

use crate::show::STRING;
use crate::show::narration::Narrator;
use crate::show::prose::Prose;
use std::fmt::Write as _;
use sudokit::diagram::say;
use sudokit::logic::{Assumes, Kind, Options, Schedule, techniques};

const OF_OPTIONS: &str = "\
These are the defaults. `sudoku explain --option whip-length=8 puzzle.txt`
allows longer whips. `sudoku steps --allow KIND` lists relations too, and rank
arguments of any size.
";

/// Users of a technique. Exactly one of `is_explained` and `is_asked_for` is true.
pub(super) struct Uses {
    pub(super) is_explained: bool,
    pub(super) is_in_hodoku: bool,
    pub(super) is_asked_for: bool,
    /// True if `sudoku steps` searches for it.
    pub(super) is_listed: bool,
}

impl Uses {
    pub(super) fn of(kind: &'static Kind) -> Self {
        let has = |schedule: Schedule| schedule.searches.iter().any(|search| search.kinds.contains(&kind));
        let is_explained = has(Schedule::full());
        Self {
            is_explained,
            is_in_hodoku: has(Schedule::hodoku()),
            is_asked_for: !is_explained,
            is_listed: has(Schedule::listed()),
        }
    }
}

/// The rating of Sudoku Explainer; empty if it has none.
pub(super) fn se(kind: &Kind) -> String {
    kind.se.map_or_else(String::new, |tenths| format!("{}.{}", tenths / 10, tenths % 10))
}

/// The table and what its columns mean.
pub(super) fn list(narrator: Narrator) -> String {
    let mut text =
        narrator.bold(&row("id", ["level", "score", "code"], "SE", ["explain", "HoDoKu", "asked", "1"]));
    text.push('\n');
    for kind in techniques::kinds() {
        let (level, score, code) = kind.hodoku.map_or_else(Default::default, |hodoku| {
            (hodoku.level.to_string(), hodoku.score.to_string(), hodoku.code)
        });
        let Uses { is_explained, is_in_hodoku, is_asked_for, .. } = Uses::of(kind);
        let needs_one = kind.assumes == Assumes::UniqueSolution;
        let marks = [is_explained, is_in_hodoku, is_asked_for, needs_one].map(|is| if is { "x" } else { "" });
        writeln!(text, "{}", row(kind.id, [&level, &score, code], &se(kind), marks)).expect(STRING);
    }
    text.push('\n');
    legend(&mut text, narrator);
    text
}

/// The columns of the table, which have the same names in every language, and what they say.
fn legend(text: &mut String, narrator: Narrator) {
    // As wide as the table.
    let prose = Prose::plain(80);
    let columns = [
        ("level, score, code", say!("program-column-level")),
        ("SE", say!("program-column-se")),
        ("explain", say!("program-column-explain")),
        ("HoDoKu", say!("program-column-hodoku")),
        ("asked", say!("program-column-asked")),
        ("1", say!("program-column-one")),
    ];
    for (name, said) in columns {
        prose.paragraph(text, &format!("{name:<21}"), &narrator.sentence(&said));
    }
    text.push('\n');
    prose.paragraph(text, "", &narrator.sentence(&say!("program-page-of-any")));
}

/// The options of the search with their defaults.
pub(super) fn options(narrator: Narrator) -> String {
    let prose = Prose::to_stdout(narrator.ink.colour);
    let mut text = String::new();
    let (usual, listed) = (Options::default(), Options::for_lists());
    for name in Options::NAMES {
        let of = |options: &Options| options.get(name).expect("it is a name");
        let ((value, about), (in_lists, _)) = (of(&usual), of(&listed));
        let in_lists = if in_lists == value { String::new() } else { format!(" In lists it is {in_lists}.") };
        writeln!(text, "{name}={value}").expect(STRING);
        prose.paragraph(&mut text, "    ", &format!("{about}{in_lists}"));
    }
    text + "\n" + OF_OPTIONS
}

fn row(
    id: &str,
    [level, score, code]: [&str; 3],
    se: &str,
    [explain, hodoku, asked, one]: [&str; 4],
) -> String {
    let line = format!(
        "{id:<31} {level:<7} {score:>5} {code:<4} {se:>3}  {explain:^7} {hodoku:^6} {asked:^5} {one}"
    );
    line.trim_end().to_owned()
}
