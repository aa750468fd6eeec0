//! The places where a line of text may break inside a word: between Chinese and Japanese signs.
//!
//! The rules are kinsoku in its simplest form (JIS X 4051; W3C, Requirements for Japanese Text Layout, 3.1.7
//! and 3.1.8): a line neither begins with a closing sign nor ends with an opening one.

use crate::face::is_full_width;

/// Signs that a line never begins with: stops, closing brackets and quotes, small kana, marks of length and
/// repetition.
const NEVER_FIRST: &str = "、。，．・：；？！‼⁇⁈⁉゛゜´｀¨ヽヾゝゞ々〻ー～〜’”）〕］｝〉》」』】〙〗〟｠»\
    ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ%％‰℃℉…‥—―,.:;?!)]}";

/// Signs that a line never ends with: opening brackets and quotes.
const NEVER_LAST: &str = "‘“（〔［｛〈《「『【〘〖〝｟«([{";

/// The pieces of a word that stay together on a line. A word without full-width signs is one piece.
pub(crate) fn pieces(word: &str) -> impl Iterator<Item = &str> {
    let mut rest = word;
    std::iter::from_fn(move || {
        let signs = rest.char_indices().zip(rest.chars().skip(1));
        let end = signs
            .into_iter()
            .find(|((_, before), after)| may_break(*before, *after))
            .map(|((at, before), _)| at + before.len_utf8());
        let (piece, more) = rest.split_at(end.unwrap_or(rest.len()));
        rest = more;
        (!piece.is_empty()).then_some(piece)
    })
}

fn may_break(before: char, after: char) -> bool {
    (is_full_width(before) || is_full_width(after))
        // A number stays with its counter.
        && !before.is_ascii_digit()
        && !NEVER_LAST.contains(before)
        && !NEVER_FIRST.contains(after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_pieces(word: &str) -> Vec<&str> {
        pieces(word).collect()
    }

    #[test]
    fn chinese_and_japanese_break_between_any_signs_but_not_at_their_punctuation() {
        assert_eq!(in_pieces("どの行も。"), ["ど", "の", "行", "も。"]);
        assert_eq!(in_pieces("（答え）を"), ["（答", "え）", "を"]);
        assert_eq!(in_pieces("“唯余”在"), ["“唯", "余”", "在"]);
        assert_eq!(in_pieces("ちょうど"), ["ちょ", "う", "ど"]);
        assert_eq!(in_pieces("ページ」。"), ["ペー", "ジ」。"]);
    }

    #[test]
    fn digits_and_latin_words_stay_whole() {
        assert_eq!(in_pieces("問題12と13"), ["問", "題", "12と", "13"]);
        assert_eq!(in_pieces("X-Wingとr4c7=3"), ["X-Wing", "と", "r4c7=3"]);
        assert_eq!(in_pieces("3×3マスが9つ"), ["3×3マ", "ス", "が", "9つ"]);
        assert_eq!(in_pieces("(4)r1c1=(4-7)r1c9"), ["(4)r1c1=(4-7)r1c9"]);
        assert_eq!(in_pieces(""), Vec::<&str>::new());
    }
}
