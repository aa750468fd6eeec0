//! Hints.

use crate::board::hash_of;
use crate::cancel::Cancel;
use crate::errors::Thrown;
use crate::long::{Until, long};
use crate::request::read;
use crate::step::Step;
use crate::words::words;
use crate::{given, json, look};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sudokit::{Advice, Entry, Mistakes, Puzzle, Single};
use sudokit_request::Techniques;

/// A hint for a game in progress. Mistakes come first, then the easiest next step.
///
/// `advice` says which it is: "step", "mistakes", "solved", "stuck" (there is a solution, but no technique
/// applies), "undecided" (there are several solutions) or "impossible".
///
/// >>> from sudokit import hint
/// >>> hint("53+1.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").wrong
/// ['r1c3=1']
#[pyclass(frozen, module = "sudokit")]
pub(crate) struct Hint {
    entry: Entry,
    hint: sudokit::Hint,
}

impl Hint {
    fn mistakes(&self) -> Mistakes {
        match &self.hint.advice {
            Advice::Mistakes(mistakes) => mistakes.clone(),
            _ => Mistakes::default(),
        }
    }

    fn found(&self) -> Option<Step> {
        match &self.hint.advice {
            Advice::Step(board, step) => Some(Step { board: **board, step: (**step).clone() }),
            _ => None,
        }
    }

    fn digits(&self) -> Puzzle {
        self.entry.digits()
    }
}

#[pymethods]
impl Hint {
    /// The kind of advice.
    #[getter]
    fn advice(&self) -> &'static str {
        self.hint.advice.name()
    }

    /// The next step, if there is one.
    #[getter]
    fn step(&self) -> Option<Step> {
        self.found()
    }

    /// The player's digits that are in no solution.
    #[getter]
    fn wrong(&self) -> Vec<String> {
        self.mistakes().wrong.iter().map(ToString::to_string).collect()
    }

    /// Candidates of the solution that the player has removed.
    #[getter]
    fn lost(&self) -> Vec<String> {
        self.mistakes().lost.iter().map(ToString::to_string).collect()
    }

    /// The hint as a dictionary. `level` says how much is told: 0 the name of the technique, 1 the place to
    /// look at, 2 the pattern, 3 the reason, 4 the result, 5 all. `lang` is `en`, `de`, `es`, `fr`, `ja`,
    /// `pt-BR` or `zh-Hans`, and `voice` is `beginner`, `player` or `expert`.
    ///
    /// >>> from sudokit import hint
    /// >>> game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    /// >>> hint(game).to_dict(0, lang="de")["name"]
    /// 'Nackter Einer'
    #[pyo3(signature = (level = 5, *, lang = "en", voice = "player"))]
    fn to_dict<'py>(
        &self,
        py: Python<'py>,
        level: i64,
        lang: &str,
        voice: &str,
    ) -> Result<Bound<'py, PyAny>, Thrown> {
        let mut hint = self.hint.clone();
        hint.words = words(lang, voice)?;
        hint.level = match level.try_into() {
            Ok(level @ 0..=5) => level,
            _ => return Err(Thrown::argument(format!("level: expected 0 to 5, found {level}"))),
        };
        Ok(json::record(py, &hint)?)
    }

    fn _repr_svg_(&self) -> String {
        self.found().map_or_else(|| look::printed(self.digits()), |step| step.svg())
    }

    fn _repr_html_(&self) -> Option<String> {
        self.found().map(|step| step._repr_html_())
    }

    fn __repr__(&self) -> String {
        match self.found() {
            Some(step) => step.__repr__(),
            None => format!("{}\n{}", self.__str__(), look::framed(self.digits())),
        }
    }

    fn __str__(&self) -> String {
        match &self.hint.advice {
            Advice::Step(_, step) => step.to_string(),
            Advice::Mistakes(Mistakes { wrong, lost }) => {
                let names = wrong.iter().chain(lost).map(ToString::to_string);
                format!("mistakes: {}", names.collect::<Vec<_>>().join(", "))
            }
            advice => advice.name().to_owned(),
        }
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let same = |other: &Self| other.entry == self.entry && other.hint == self.hint;
        other.cast::<Self>().is_ok_and(|other| same(other.get()))
    }

    fn __hash__(&self) -> u64 {
        hash_of(&self.entry.to_string())
    }

    /// Pickled as its puzzle: the same hint is found again.
    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (crate::puzzle::Puzzle,))> {
        let hint = slf.py().import("sudokit")?.getattr("hint")?;
        Ok((hint, (crate::puzzle::Puzzle(slf.get().entry.clone()),)))
    }
}

/// The easiest next step for a game in progress, or the mistakes to take back.
///
/// It takes milliseconds; where only forcing nets help, up to seconds.
///
/// Parameters
/// ----------
/// puzzle : puzzle
///     As in `solve`. A `+` before a digit says that the player placed it.
/// seconds : float, optional
///     A limit of time.
/// cancel : Cancel, optional
///     Ends the call from another thread.
/// allow : str or list of str
///     The only techniques to use, by any of their names, even those that are off by default.
/// deny : str or list of str
///     Techniques not to use.
/// uniqueness : bool
///     False: use no technique that assumes that there is one solution.
/// options : dict
///     Limits of the search, such as {"whip-length": 8}; `sudoku techniques --options` lists them.
///
/// Returns
/// -------
/// Hint
///
/// Raises
/// ------
/// TimeoutError
///     The time is over.
///
/// Examples
/// --------
/// >>> print(hint("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
/// Naked Single: r5c5=5
#[pyfunction]
#[pyo3(
    signature = (puzzle, *, seconds = None, cancel = None, **techniques),
    text_signature = "(puzzle, *, seconds=None, cancel=None, allow=(), deny=(), uniqueness=True, options=None)"
)]
pub(crate) fn hint(
    py: Python<'_>,
    puzzle: &Bound<'_, PyAny>,
    seconds: Option<f64>,
    cancel: Option<Cancel>,
    techniques: Option<&Bound<'_, PyDict>>,
) -> Result<Hint, Thrown> {
    let entry = given::entry(puzzle)?;
    let schedule = read::<Techniques>("hint", techniques)?.scope()?.for_paths();
    let until = Until::new(seconds, cancel)?;
    let hint = long(py, &until, |cancel| {
        Ok(sudokit::Hint::of(&mut Single::new(), &entry, &schedule, None, cancel)?)
    })?;
    Ok(Hint { entry, hint })
}
