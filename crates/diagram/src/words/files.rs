//! The messages that are built in: `build.rs` makes one text of the files of a language.

macro_rules! text {
    ($language:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/", $language, ".ftl"))
    };
}

/// Those in English.
pub(super) const ENGLISH: &str = text!("en");

/// Those in the other languages, each with its code.
#[cfg(feature = "languages")]
pub(super) const OTHERS: &[(&str, &str)] = {
    macro_rules! others {
        ($($language:literal)*) => {
            &[$(($language, text!($language))),*]
        };
    }
    others!("de" "es" "fr" "ja" "pt-BR" "zh-Hans")
};
