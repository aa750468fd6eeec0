//! Canonical forms.

use crate::symmetry::{Canonical, Canonizer, Form, Transformation};
use crate::{Answer, Cancel, Cancelled, Digit, Engine, Puzzle, Single, Status};
use std::fmt;
use sudokit_core::named;

/// A canonical form of a puzzle or of its pattern, by the name that it has on the command line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum CanonForm {
    /// The isomorph whose text comes first, with empty cells before digits: [`Form::Minlex`].
    #[default]
    Minlex,
    /// The minlex form of gsf's program and gridchecker: [`Form::BandMinlex`].
    Gsf,
    /// The isomorph whose text comes last: [`Form::Maxlex`].
    Maxlex,
    /// The puzzle within the minlex form of its solution: [`Canonizer::grid_minlex`].
    Grid,
    /// The minlex form of the pattern of givens. The digits are not renamed.
    Pattern,
}

impl CanonForm {
    /// All forms.
    pub const ALL: [Self; 5] = [Self::Minlex, Self::Gsf, Self::Maxlex, Self::Grid, Self::Pattern];

    /// `minlex`, `gsf`, `maxlex`, `grid` or `pattern`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minlex => Form::Minlex.name(),
            Self::Gsf => Form::BandMinlex.name(),
            Self::Maxlex => Form::Maxlex.name(),
            Self::Grid => "grid",
            Self::Pattern => "pattern",
        }
    }
}

named!(CanonForm, "a canonical form");

/// The canonical form of a puzzle: the same for all isomorphs. `None` only for [`CanonForm::Grid`] of a
/// puzzle without exactly one solution.
///
/// A [`Canon`] does the same for many puzzles, also gives the transformation, and can be cancelled.
///
/// ```
/// use sudokit::{CanonForm, Transformation};
///
/// let puzzle = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?.givens;
/// let turned = Transformation::QUARTER_TURN.apply(&puzzle);
/// for form in CanonForm::ALL.into_iter().filter(|form| *form != CanonForm::Pattern) {
///     assert_eq!(sudokit::canon(&puzzle, form), sudokit::canon(&turned, form));
/// }
/// # Ok::<(), sudokit::formats::ParseError>(())
/// ```
pub fn canon(puzzle: &Puzzle, form: CanonForm) -> Option<Puzzle> {
    let canonized = Canon::new(form).of(puzzle).expect("nobody cancels");
    canonized.canonical.map(|canonical| canonical.puzzle)
}

/// Finds canonical forms. Make one and keep it.
///
/// ```
/// use sudokit::{Canon, CanonForm};
///
/// let puzzle = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?.givens;
/// let canonized = Canon::new(CanonForm::Grid).with_automorphisms().of(&puzzle)?;
/// assert_eq!(canonized.automorphisms, Some(1));
/// assert!(canonized.canonical.is_some_and(|canonical| canonical.by.apply(&puzzle) == canonical.puzzle));
/// # Ok::<(), sudokit::Error>(())
/// ```
#[derive(Debug, Default)]
pub struct Canon {
    form: CanonForm,
    tells_map: bool,
    counts_automorphisms: bool,
    cancel: Cancel,
    canonizer: Canonizer,
    solver: Single,
}

/// The canonical form of a puzzle, with its facts. It prints as the line of `sudoku canon`. With the feature
/// `serde` it becomes the JSON of `schema/canon.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Canonized {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// The requested form.
    pub form: CanonForm,
    /// The number of solutions, if the form depends on it.
    pub status: Option<Status>,
    /// The form and the transformation to it, if it exists.
    pub canonical: Option<Canonical>,
    /// The number of transformations that leave the puzzle unchanged, if requested; of a pattern, without
    /// renaming digits.
    pub automorphisms: Option<u64>,
    /// True if the transformation belongs to its JSON and its line.
    pub tells_map: bool,
}

impl Canon {
    /// Finds this form.
    pub fn new(form: CanonForm) -> Self {
        Self { form, ..Self::default() }
    }

    /// Also writes the transformation to the form, which [`Transformation`] reads.
    #[must_use]
    pub const fn with_map(mut self) -> Self {
        self.tells_map = true;
        self
    }

    /// Also counts the transformations that leave the puzzle unchanged.
    #[must_use]
    pub const fn with_automorphisms(mut self) -> Self {
        self.counts_automorphisms = true;
        self
    }

    /// Works until it is cancelled. A form takes microseconds as a rule; a highly symmetric one, such as the
    /// pattern of a full grid, takes a third of a second.
    #[must_use]
    pub fn until(mut self, cancel: &Cancel) -> Self {
        self.cancel = cancel.clone();
        self
    }

    /// The form of a puzzle.
    ///
    /// # Errors
    /// It was [cancelled](Self::until).
    pub fn of(&mut self, puzzle: &Puzzle) -> Result<Canonized, Cancelled> {
        self.cancel.check()?;
        let (mut status, mut canonical) = (None, None);
        match self.form {
            CanonForm::Minlex => canonical = Some(self.canonical(Form::Minlex, puzzle)?),
            CanonForm::Gsf => canonical = Some(self.canonical(Form::BandMinlex, puzzle)?),
            CanonForm::Maxlex => canonical = Some(self.canonical(Form::Maxlex, puzzle)?),
            CanonForm::Pattern => canonical = Some(self.pattern(puzzle)?),
            CanonForm::Grid => {
                let answer = self.solver.answer(puzzle);
                status = Some(Status::from(&answer));
                if let Answer::Unique(solution) = answer {
                    canonical = Some(self.canonizer.grid_minlex(puzzle, &solution));
                }
            }
        }
        let automorphisms = if self.counts_automorphisms { Some(self.automorphisms(puzzle)?) } else { None };
        let Self { form, tells_map, .. } = *self;
        Ok(Canonized { puzzle: *puzzle, form, status, canonical, automorphisms, tells_map })
    }

    fn canonical(&mut self, form: Form, puzzle: &Puzzle) -> Result<Canonical, Cancelled> {
        self.canonizer.canonical_until(form, puzzle, &self.cancel)
    }

    fn pattern(&mut self, puzzle: &Puzzle) -> Result<Canonical, Cancelled> {
        let by = self.canonical(Form::Minlex, &ones(puzzle))?.by;
        // A pattern has no digits to rename.
        let digits = Transformation::IDENTITY.digits();
        let by = Transformation::new(by.transposes(), by.rows(), by.columns(), digits)
            .expect("its rows and columns are those of a transformation");
        Ok(Canonical { puzzle: by.apply(puzzle), by })
    }

    fn automorphisms(&mut self, puzzle: &Puzzle) -> Result<u64, Cancelled> {
        match self.form {
            CanonForm::Pattern => {
                let count = self.canonizer.count_automorphisms_until(&ones(puzzle), &self.cancel)?;
                // Renaming the eight unused digits does not count.
                Ok(count / (1..=8).product::<u64>())
            }
            _ => self.canonizer.count_automorphisms_until(puzzle, &self.cancel),
        }
    }
}

/// The puzzle with one digit for all of its givens.
fn ones(puzzle: &Puzzle) -> Puzzle {
    Puzzle::new(puzzle.digits().map(|digit| digit.and(Some(Digit::D1))))
}

impl Canonized {
    /// The form as text, if there is one: 81 characters, and of a pattern an `x` for every given.
    pub fn text(&self) -> Option<String> {
        let line = self.canonical?.puzzle.to_string();
        Some(match self.form {
            CanonForm::Pattern => line.replace(|c: char| c != '.', "x"),
            _ => line,
        })
    }
}

/// The form, or the status instead; then the other requested facts, separated by two spaces.
impl fmt::Display for Canonized {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.text(), self.status) {
            (Some(text), _) => f.write_str(&text)?,
            (None, status) => f.write_str(status.map_or("", Status::name))?,
        }
        if self.tells_map {
            f.write_str("  ")?;
            self.canonical.iter().try_for_each(|canonical| fmt::Display::fmt(&canonical.by, f))?;
        }
        self.automorphisms.iter().try_for_each(|count| write!(f, "  {count}"))
    }
}
