//! The files of messages.

/// The texts of the files of a language: those that every program needs, and more.
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
            "legend",
            "link-chains",
            "locked",
            "medusa",
            "nice-loops",
            "odd-cycle",
            "or-relation",
            "print",
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
        &[$(as_shipped!(include_str!(concat!("../../words/", $language, "/", $name, ".ftl"))),)*]
    };
}

/// A text without its comments, which only editors need, and in a program that has English alone without its
/// attributes: such a program is handed them with all other texts in another voice.
macro_rules! as_shipped {
    ($text:expr) => {{
        const TEXT: &[u8] = $text.as_bytes();
        const KEPT: [u8; kept(TEXT, &mut [])] = {
            let mut bytes = [0; kept(TEXT, &mut [])];
            kept(TEXT, &mut bytes);
            bytes
        };
        match std::str::from_utf8(&KEPT) {
            Ok(text) => text,
            Err(_) => panic!("lines of a text are text"),
        }
    }};
}

/// Copies the lines that are kept, as far as there is room. Returns how many bytes they have.
const fn kept(text: &[u8], room: &mut [u8]) -> usize {
    let (mut at, mut length, mut is_in_attribute) = (0, 0, false);
    while at < text.len() {
        let mut first = at;
        while text[first] == b' ' {
            first += 1;
        }
        // The lines of a selector are indented, too.
        is_in_attribute = first > at && (is_in_attribute || text[first] == b'.');
        let is_left_out = matches!(text[at], b'#' | b'\n') || is_in_attribute && !cfg!(feature = "languages");
        loop {
            if !is_left_out {
                if length < room.len() {
                    room[length] = text[at];
                }
                length += 1;
            }
            at += 1;
            if at == text.len() || text[at - 1] == b'\n' {
                break;
            }
        }
    }
    length
}

/// The English ones.
#[cfg(not(feature = "pages"))]
pub(super) const ENGLISH: &[&str] = files!("en");
#[cfg(feature = "pages")]
pub(super) const ENGLISH: &[&str] = files!("en", "explain", "page");

/// Those of the other languages, each with its code.
#[cfg(feature = "languages")]
pub(super) const OTHERS: &[(&str, &[&str])] = {
    macro_rules! others {
        ($($language:literal)*) => {
            &[$(($language, files!($language, "explain", "page", "summaries", "techniques", "terms"))),*]
        };
    }
    others!("de" "es" "fr" "ja" "pt-BR" "zh-Hans")
};
