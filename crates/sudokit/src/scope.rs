//! The scope of a search by logic, the same in every door: techniques, and the limits of the search.

use crate::UnknownName;
use crate::logic::{Kind, Options, Schedule, WrongOption, techniques};

/// The techniques that may be used and the limits within which they are looked for. The default is everything
/// that the question is about: a [path](Self::for_paths) or a [list](Self::for_lists).
///
/// ```
/// use sudokit::{Advice, Cancel, Scope, Single};
///
/// let mut scope = Scope::default();
/// scope.allow("hidden single")?;
/// let entry = sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
/// let schedule = scope.for_paths();
/// let advice = sudokit::hint_with(&mut Single::new(), &entry, &schedule, None, &Cancel::new())?;
/// let Advice::Step(_, step) = advice else { panic!("there is a hidden single") };
/// assert_eq!(step.kind.id, "hidden-single");
/// assert!(scope.allow("xwign").is_err());
/// assert!(scope.set("whip-length", "long").is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scope {
    /// These alone, even those off by default; all that are on if there are none.
    allowed: Vec<&'static Kind>,
    denied: Vec<&'static Kind>,
    is_without_uniqueness: bool,
    /// Values of options that have been set, each readable. The defaults depend on the question.
    settings: Vec<(String, String)>,
}

impl Scope {
    /// Allows the techniques of a name, and from then on only what is allowed, even if it is off by default.
    ///
    /// # Errors
    /// No technique has the name.
    pub fn allow(&mut self, name: &str) -> Result<(), UnknownName> {
        self.allow_kinds(named(name)?);
        Ok(())
    }

    /// [Allows](Self::allow) these techniques.
    pub fn allow_kinds(&mut self, kinds: impl IntoIterator<Item = &'static Kind>) {
        self.allowed.extend(kinds);
    }

    /// Denies the techniques of a name.
    ///
    /// # Errors
    /// No technique has the name.
    pub fn deny(&mut self, name: &str) -> Result<(), UnknownName> {
        self.deny_kinds(named(name)?);
        Ok(())
    }

    /// [Denies](Self::deny) these techniques.
    pub fn deny_kinds(&mut self, kinds: impl IntoIterator<Item = &'static Kind>) {
        self.denied.extend(kinds);
    }

    /// Denies all techniques that assume one solution.
    pub const fn deny_uniqueness(&mut self) {
        self.is_without_uniqueness = true;
    }

    /// Sets an [option](Options), with `-` or `_` in its name.
    ///
    /// # Errors
    /// There is no such option, or it has no such value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), WrongOption> {
        let option = option.replace('_', "-");
        Options::default().set(&option, value)?;
        self.settings.push((option, value.to_owned()));
        Ok(())
    }

    /// The schedule of hints and paths: [`Schedule::full`] by default.
    pub fn for_paths(&self) -> Schedule {
        self.schedule(Schedule::full(), Options::default())
    }

    /// The schedule of a list of all steps: [`Schedule::listed`] by default. Techniques that are allowed by
    /// name show all that they have, relations too.
    pub fn for_lists(&self) -> Schedule {
        let all = Options::for_lists().relations(true).rank_size(usize::MAX);
        self.schedule(Schedule::listed(), all)
    }

    /// The schedule by default, or the techniques that are allowed, within these limits.
    fn schedule(&self, default: Schedule, limits: Options) -> Schedule {
        let schedule = if self.allowed.is_empty() {
            default
        } else {
            Schedule::everything().only(|kind| self.allowed.contains(&kind)).with(limits)
        };
        let mut schedule = schedule.only(|kind| !self.denied.contains(&kind));
        for (option, value) in &self.settings {
            schedule.options.set(option, value).expect("it was set once already");
        }
        if self.is_without_uniqueness { schedule.without_uniqueness() } else { schedule }
    }
}

/// All techniques of a name.
fn named(name: &str) -> Result<Vec<&'static Kind>, UnknownName> {
    let kinds = techniques::named(name);
    if kinds.is_empty() {
        return Err(UnknownName::new("a technique", name, []).with_hint(techniques::meant(name)));
    }
    Ok(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scope_is_as_it_says() {
        let ids = |schedule: &Schedule| -> Vec<&str> {
            let kinds = schedule.searches.iter().flat_map(|search| search.kinds.iter());
            kinds.map(|kind| kind.id).collect()
        };
        let default = Scope::default();
        assert_eq!(ids(&default.for_paths()), ids(&Schedule::full()));
        assert_eq!(ids(&default.for_lists()), ids(&Schedule::listed()));
        assert_eq!(default.for_lists().options, Options::for_lists());

        let mut scope = Scope::default();
        scope.allow("squirmbag").expect("a name");
        scope.allow("unique rectangle").expect("a name of several");
        scope.deny("unique rectangle type 1").expect("a name");
        scope.set("whip_length", "8").expect("an option");
        assert!(ids(&scope.for_paths()).contains(&"squirmbag"));
        assert!(ids(&scope.for_paths()).contains(&"unique-rectangle-2"));
        assert!(!ids(&scope.for_paths()).contains(&"unique-rectangle-1"));
        assert_eq!(scope.for_paths().options, Options::default().whip_length(8));
        assert_ne!(scope.for_lists().options, Options::for_lists().whip_length(8));
        scope.deny_uniqueness();
        assert_eq!(ids(&scope.for_paths()), ["squirmbag"]);
        let unknown = scope.deny("skyscrapr").unwrap_err().to_string();
        assert!(unknown.contains("did you mean 'skyscraper'"), "{unknown}");
    }
}
