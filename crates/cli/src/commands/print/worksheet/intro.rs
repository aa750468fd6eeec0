//! The introduction of a sheet, out of the technique's page.

use sudokit::diagram::Words;
use sudokit::logic::{Kind, Page, Passage};
use sudokit_print::Paragraph;

/// So many paragraphs of the page that are about the technique are taken.
const INTRO: usize = 3;

/// The technique in a sentence, if the language has one, and the paragraphs of its page that are about it,
/// without their marks. A page that says nothing about single techniques is about this one. Of what is said
/// about all techniques of the page, only paragraphs that define a term of these. A paragraph that leads to a
/// list says nothing without it.
pub(super) fn intro(kind: &'static Kind, words: &Words) -> Vec<Paragraph> {
    let page = Page::told(kind, words);
    let passages = page.chapters.first().map_or(&[][..], |chapter| &chapter.passages);
    let own = passages.iter().position(|passage| matches!(passage, Passage::Heading(_)));
    let (general, own) = passages.split_at(own.unwrap_or_default());
    let [general, own] = [general, own].map(|passages| {
        let texts = passages.iter().filter_map(|passage| match passage {
            Passage::Text(text) if !text.ends_with([':', '：']) => Some(*text),
            Passage::Text(_) | Passage::Heading(_) | Passage::Item(_) | Passage::Example { .. } => None,
        });
        texts.collect::<Vec<_>>()
    });
    let own = &own[..own.len().min(INTRO)];
    let is_told = words.language() == "en" || page.summary != kind.summary;
    let summary = Some(page.summary).filter(|_| is_told);
    let defined: Vec<&str> = own.iter().copied().flat_map(terms).collect();
    let used = own.iter().copied().chain(summary).chain([kind.name_in(words)]);
    let used = used.collect::<Vec<_>>().join("\n").to_lowercase();
    let is_needed = |text: &&&str| {
        let is_defined = |term: &str| defined.iter().any(|own| own.to_lowercase().contains(term));
        terms(text).map(stem).any(|term| !is_defined(&term) && used.contains(&term))
    };
    let plain = |text: &str| text.replace(['*', '`'], "");
    let texts = general.iter().filter(is_needed).chain(own).map(|text| Paragraph::new(plain(text)));
    summary.map(|text| Paragraph::bold(plain(text))).into_iter().chain(texts).collect()
}

/// The terms that a text defines: they stand between single asterisks.
fn terms(text: &str) -> impl Iterator<Item = &str> {
    text.split('*').skip(1).step_by(2).filter(|term| !term.is_empty())
}

/// A term without the endings of a plural or a case.
fn stem(term: &str) -> String {
    const LEAST: usize = 4;
    let term = term.to_lowercase();
    let stem = term.trim_end_matches(['e', 'n', 'r', 's']);
    if stem.chars().count() < LEAST { term } else { stem.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sudokit::logic::techniques;

    #[test]
    fn every_technique_is_introduced_in_every_language() {
        for kind in techniques::kinds() {
            for words in Words::languages().filter_map(Words::of) {
                let intro = intro(kind, words);
                assert!(!intro.is_empty(), "{}", kind.id);
                for Paragraph { text, .. } in intro {
                    assert!(!text.contains(['`', '*', '#']), "{}: {text}", kind.id);
                }
            }
        }
    }
}
