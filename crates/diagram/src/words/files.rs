//! The files of messages.

/// The texts of the files of a language, those that only other languages than English have behind them.
macro_rules! files {
    ($language:literal $(, $more:literal)*) => {
        files!(@ $language, [
            "aligned",
            "almost-locked-candidates",
            "als",
            "bent-sets",
            "bug",
            "check",
            "claims",
            "clue-cover",
            "coloring",
            "common",
            "deadly",
            "dynamic-contradiction",
            "effect",
            "exocet",
            "explain",
            "exocet-rules",
            "fireworks",
            "fish",
            "forcing",
            "game",
            "grid",
            "guarded-rectangles",
            "guardians",
            "gurth",
            "hint",
            "impossible",
            "kraken",
            "link-chains",
            "locked",
            "medusa",
            "nice-loops",
            "odd-cycle",
            "or-relation",
            "rank",
            "refused",
            "single-digit",
            "singles",
            "subsets",
            "sue-de-coq",
            "templates",
            "train",
            "uniqueness",
            "whips",
            "wings",
            $($more,)*
        ])
    };
    (@ $language:literal, [$($name:literal,)*]) => {
        &[$(include_str!(concat!("../../words/", $language, "/", $name, ".ftl")),)*]
    };
}

/// The English ones.
pub(super) const ENGLISH: &[&str] = files!("en");

/// Those of the other languages, each with its code.
#[cfg(feature = "languages")]
pub(super) const OTHERS: &[(&str, &[&str])] = &[
    ("de", files!("de", "techniques")),
    ("es", files!("es", "techniques")),
    ("fr", files!("fr", "techniques")),
    ("ja", files!("ja", "techniques")),
    ("pt-BR", files!("pt-BR", "techniques")),
    ("zh-Hans", files!("zh-Hans", "techniques")),
];
