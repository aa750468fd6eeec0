//! The pages in other languages than English.

use crate::Family;
use crate::techniques::{
    Als, Bug, Coloring, Fish, Forcing, Kraken, LinkChains, Locked, Medusa, NiceLoops, SingleDigit, Singles,
    Subsets, SueDeCoq, Templates, Uniqueness, Wings,
};

/// The pages of a language, each with its family.
type Pages = &'static [(&'static dyn Family, &'static str)];

macro_rules! pages {
    ($language:literal) => {
        pages!($language:
            singles Singles,
            locked Locked,
            subsets Subsets,
            single_digit SingleDigit,
            wings Wings,
            uniqueness Uniqueness,
            bug Bug,
            fish Fish,
            sue_de_coq SueDeCoq,
            coloring Coloring,
            medusa Medusa,
            link_chains LinkChains,
            nice_loops NiceLoops,
            als Als,
            kraken Kraken,
            templates Templates,
            forcing Forcing,
        )
    };
    ($language:literal: $($module:ident $family:ident,)*) => {
        ($language, &[$((
            &$family,
            include_str!(concat!("../../../pages/", $language, "/", stringify!($module), ".md")),
        )),*])
    };
}

/// The languages, each with the pages that are translated.
pub(super) const PAGES: &[(&str, Pages)] =
    &[pages!("de"), pages!("es"), pages!("fr"), pages!("ja"), pages!("pt-BR"), pages!("zh-Hans")];

/// The page of a family in a language, if it is translated.
pub(super) fn doc(language: &str, family: &'static dyn Family) -> Option<&'static str> {
    let (_, pages) = PAGES.iter().find(|(of, _)| *of == language)?;
    pages.iter().find(|(of, _)| *of == family).map(|(_, doc)| *doc)
}
