//! The contents of a ladder.

use super::beginner::first_seen;
use super::{Rung, Told};
use crate::{Action, Game, HintOrder, Level, Options, Techniques};
use sudokit::diagram::{Diagram, Explanation, Mark, Role, Sentence, Value, say};
use sudokit::logic::rating::se;
use sudokit::logic::{self, Kind, Schedule};
use sudokit::{Advice, Board, Cancel, Cancelled, CellSet, Effect, Entry, Mistakes, Single, hint_with};

/// The contents of a ladder.
#[derive(Debug)]
pub(super) enum Found {
    Nothing(Sentence),
    Mistakes(Mistakes),
    Step(Box<Step>),
}

/// A step, from any order of techniques.
#[derive(Debug)]
pub(super) struct Step {
    name: Value,
    technique: Option<&'static str>,
    said: Explanation,
    shown: Diagram,
    effect: Effect,
}

/// The techniques that are searched.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// Those that come last.
    pub(super) last: Techniques,
    /// True if it ends before the first of HoDoKu's Extreme techniques.
    pub(super) is_short: bool,
}

impl Found {
    pub(super) fn on(
        engine: &mut Single,
        game: &Game,
        entry: &Entry,
        reach: Reach,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        if game.sheet().entering {
            return Ok(Self::Nothing(say!("hint-finish-entering")));
        }
        let mistakes = game.mistakes();
        if mistakes != Mistakes::default() {
            return Ok(Self::Mistakes(mistakes));
        }
        let Options { hints, without, .. } = *game.options();
        let is_short = reach.is_short;
        if hints == HintOrder::Ours && !reach.last.is_empty() {
            let found = Self::without(engine, game, entry, without.or(reach.last), is_short, cancel)?;
            if matches!(found, Self::Step(_)) {
                return Ok(found);
            }
        }
        Self::without(engine, game, entry, without, is_short, cancel)
    }

    /// The next step without some techniques.
    fn without(
        engine: &mut Single,
        game: &Game,
        entry: &Entry,
        without: Techniques,
        is_short: bool,
        cancel: &Cancel,
    ) -> Result<Self, Cancelled> {
        let order = game.options().hints;
        let mut hint = |schedule: Schedule| {
            hint_with(engine, entry, &schedule.only(|kind| !without.has(kind)), None, cancel)
        };
        // Without a technique it says only what is wrong with the grid.
        let mut advice = hint(Schedule::of([]))?;
        let (Advice::Stuck(board) | Advice::Undecided(board)) = &advice else {
            return Ok(Self::of(advice, &without));
        };
        let first = match (order, game.origin().level()) {
            (HintOrder::Ours, Some(Level::Beginner | Level::Easy)) => {
                first_seen(board, &without).map(|step| Step::of(board, &step))
            }
            (HintOrder::SudokuExplainer, _) if !is_short => Step::of_explainer(board, &without, cancel)?,
            _ => None,
        };
        if let Some(step) = first {
            return Ok(Self::Step(Box::new(step)));
        }
        for schedule in schedules(order, is_short) {
            advice = hint(schedule())?;
            if matches!(advice, Advice::Step(..)) {
                break;
            }
        }
        Ok(Self::of(advice, &without))
    }

    fn of(advice: Advice, without: &Techniques) -> Self {
        Self::Nothing(match advice {
            Advice::Step(board, step) => return Self::step(&board, &step),
            Advice::Mistakes(mistakes) => return Self::Mistakes(mistakes),
            Advice::Impossible => say!("hint-no-solution"),
            Advice::Solved => say!("hint-solved"),
            Advice::Undecided(_) if without.is_empty() => {
                say!("hint-undecided")
            }
            Advice::Undecided(_) => say!("hint-undecided-with-these"),
            Advice::Stuck(_) if without.is_empty() => say!("hint-stuck"),
            Advice::Stuck(_) => say!("hint-stuck-with-these"),
        })
    }

    /// The ladder of this step.
    pub(super) fn step(board: &Board, step: &logic::Step) -> Self {
        Self::Step(Box::new(Step::of(board, step)))
    }

    /// The rungs with something to say, from the bottom.
    pub(super) fn rungs(&self) -> Vec<Rung> {
        match self {
            Self::Nothing(_) => vec![Rung::Nothing],
            Self::Mistakes(_) => vec![Rung::Mistakes, Rung::Where, Rung::Back],
            Self::Step(step) => {
                let all = [Rung::Name, Rung::Look, Rung::Pattern, Rung::Reason, Rung::Result, Rung::Done];
                all.into_iter().filter(|rung| rung.acts() || !step.said_on(*rung).is_empty()).collect()
            }
        }
    }

    /// The action of the last rung.
    pub(super) fn action(&self) -> Option<Action> {
        match self {
            Self::Nothing(_) => None,
            Self::Mistakes(_) => Some(Action::RemoveMistakes),
            Self::Step(step) => Some(Action::Take { effect: step.effect.clone() }),
        }
    }

    pub(super) fn told(&self, rung: Rung) -> Told {
        let (said, shown, technique) = match self {
            Self::Nothing(why) => (vec![why.clone()], Diagram::default(), None),
            Self::Mistakes(mistakes) => (said_of(mistakes, rung), shown_of(mistakes, rung), None),
            Self::Step(step) => (step.said_on(rung), step.shown_on(rung), step.technique),
        };
        let place = match rung {
            Rung::Where | Rung::Look => said.iter().fold(CellSet::EMPTY, |all, said| all | said.cells()),
            _ => CellSet::EMPTY,
        };
        let outline = match self {
            Self::Step(step) if rung == Rung::Reason => step.said.outline(),
            _ => (0..said.len()).map(|number| (0, number)).collect(),
        };
        Told { rung, said, outline, place, shown, technique, change: None }
    }
}

/// The techniques of an order, those of ours behind it. HoDoKu's come first in ours, so that a short search
/// gives the same hints as far as it gives any.
fn schedules(order: HintOrder, is_short: bool) -> &'static [fn() -> Schedule] {
    match order {
        HintOrder::SudokuExplainer if is_short => &[],
        _ if is_short => &[short_of_extreme],
        HintOrder::Hodoku => &[Schedule::hodoku, Schedule::full],
        HintOrder::Ours | HintOrder::SudokuExplainer => &[Schedule::full],
    }
}

/// HoDoKu's techniques before the first Extreme one.
fn short_of_extreme() -> Schedule {
    let mut schedule = Schedule::hodoku();
    let is_extreme = |kind: &&Kind| kind.hodoku.is_some_and(|hodoku| hodoku.level == logic::Level::Extreme);
    let first = schedule.searches.iter().position(|search| search.kinds.iter().any(is_extreme));
    schedule.searches.truncate(first.unwrap_or(schedule.searches.len()));
    schedule
}

/// The sentences about mistakes. Taking back a wrong digit also restores the candidates it removed.
fn said_of(mistakes: &Mistakes, rung: Rung) -> Vec<Sentence> {
    let (cells, is_wrong) = cells_of(mistakes);
    let one = cells.len() == 1;
    let said = match (rung, is_wrong) {
        (Rung::Mistakes, true) if one => say!("hint-one-wrong"),
        (Rung::Mistakes, true) => say!("hint-several-wrong", [count = cells.len()]),
        (Rung::Mistakes, false) if one => say!("hint-one-lost"),
        (Rung::Mistakes, false) => {
            say!("hint-several-lost", [count = cells.len()])
        }
        (Rung::Where, true) => say!("hint-where-wrong", [cells]),
        (Rung::Where, false) => say!("hint-where-lost", [cells]),
        _ => return Vec::new(),
    };
    vec![said]
}

fn shown_of(mistakes: &Mistakes, rung: Rung) -> Diagram {
    let mut shown = Diagram::default();
    if rung >= Rung::Where {
        shown.cells(cells_of(mistakes).0, Role::Eliminated);
    }
    shown
}

/// The cells of the mistakes, and whether they are wrong digits.
fn cells_of(mistakes: &Mistakes) -> (CellSet, bool) {
    let is_wrong = !mistakes.wrong.is_empty();
    let of = if is_wrong { &mistakes.wrong } else { &mistakes.lost };
    (of.iter().map(|candidate| candidate.cell()).collect(), is_wrong)
}

impl Step {
    fn of(board: &Board, step: &logic::Step) -> Self {
        Self {
            name: step.kind.named(step.kind.name),
            technique: Some(step.kind.id),
            said: step.explain(board),
            shown: step.diagram(board),
            effect: step.effect.clone(),
        }
    }

    /// Sudoku Explainer's next step; `None` if it uses a technique that is turned off.
    // A function of its own, as the app loads it later than what calls it.
    #[inline(never)]
    fn of_explainer(board: &Board, without: &Techniques, cancel: &Cancel) -> Result<Option<Self>, Cancelled> {
        let step = se::Path::new(board, se::Profile::SE_1_2_1).until(cancel).next();
        cancel.check()?;
        let is_wanted = |step: &se::Step| !step.parts.iter().any(|part| without.has(part.kind));
        Ok(step.filter(is_wanted).map(|step| Self {
            name: step.parts[0].kind.named(step.technique().to_string()),
            technique: Some(step.parts[0].kind.id),
            said: step.explain(board),
            shown: step.diagram(board),
            effect: step.effect,
        }))
    }

    fn said_on(&self, rung: Rung) -> Vec<Sentence> {
        let said = &self.said;
        match rung {
            Rung::Name => vec![say!("hint-name", [name = self.name.clone()])],
            Rung::Look => vec![said.look.clone()],
            Rung::Pattern => said.pattern.clone(),
            Rung::Reason => said.argument().into_iter().cloned().collect(),
            Rung::Result => said.result.clone(),
            _ => Vec::new(),
        }
    }

    /// The pattern is marked from its rung on, the result only when it is told.
    fn shown_on(&self, rung: Rung) -> Diagram {
        let gives_away = |mark: &Mark| {
            let (Mark::Candidates(_, role) | Mark::Cells(_, role) | Mark::Houses(_, role)) = mark;
            matches!(role, Role::Placed | Role::Eliminated)
        };
        let mut shown = self.shown.clone();
        match rung {
            Rung::Pattern | Rung::Reason => shown.marks.retain(|mark| !gives_away(mark)),
            Rung::Result | Rung::Done => {}
            _ => shown = Diagram::default(),
        }
        shown
    }
}
