//! Suggestions for names that somebody has misspelt.

/// Names that are at least so much alike, from 0 to 1, are suggested.
const ALIKE: f64 = 0.8;
/// No name is longer, in bytes. Comparing takes the square of the length.
const LONGEST: usize = 60;

/// The name that is nearest to a wrong one, if any is near.
pub(crate) fn nearest<'n>(wrong: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    if wrong.len() > LONGEST {
        return None;
    }
    let near = names.into_iter().map(|name| (strsim::jaro_winkler(wrong, name), name));
    near.filter(|(alike, _)| *alike >= ALIKE).max_by(|one, other| one.0.total_cmp(&other.0)).map(|it| it.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_suggested_if_it_is_near() {
        let names = ["count", "colour", "level", "levels"];
        for (wrong, near) in [("levle", Some("level")), ("leveles", Some("levels")), ("symmetry", None)] {
            assert_eq!(nearest(wrong, names), near, "{wrong}");
        }
        assert_eq!(nearest(&"level".repeat(100_000), names), None);
    }
}
