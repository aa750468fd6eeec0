//! The library of puzzles for each technique.

use sudokit::logic::techniques::{self, fish};
use sudokit::{Batch, Cancel, CellSet, Certificate, Library, Maker, Wish, difficulty, redundant};
use sudokit_testkit::share;

#[test]
fn it_is_small_and_lists_every_technique() {
    let text = include_str!("../../src/library.txt");
    assert!(text.len() <= 150_000, "{}", text.len());
    let library = Library::built_in();
    for kind in techniques::kinds() {
        assert!(library.of(kind).len() <= 20, "{}", kind.id);
        let is_impossible = difficulty::never_needed(kind).is_some();
        assert!(!is_impossible || library.of(kind).is_empty(), "{}", kind.id);
        assert!(library.tried(kind) > 0, "{}", kind.id);
    }
}

/// A puzzle of the library has the certificate that it is there for, and is minimal. A puzzle that full
/// houses alone solve has more givens.
#[test]
fn its_puzzles_are_what_they_are_kept_for() {
    let library = Library::built_in();
    let all = techniques::kinds().flat_map(|kind| library.of(kind).iter().map(move |puzzle| (kind, *puzzle)));
    for (kind, puzzle) in share(all, 160) {
        let certified = Certificate::of(&puzzle, kind, &Cancel::new()).expect("nobody cancels");
        let (proof, certificate) = certified.unwrap_or_else(|| panic!("{puzzle} is not for {}", kind.id));
        assert_eq!(certificate.check(&proof, &Cancel::new()), Ok(Ok(())), "{puzzle}");
        assert!(proof.verify().is_ok(), "{puzzle}");
        let redundant = redundant(&[puzzle], &mut Batch::new()).expect("nobody cancels");
        assert!(kind.id == "full-house" || redundant == [Some(CellSet::EMPTY)], "{puzzle}");
    }
}

#[test]
fn variations_are_others_and_need_the_same() {
    let library = Library::built_in();
    let known = techniques::kinds().filter(|kind| !library.of(kind).is_empty());
    for kind in share(known, 31) {
        let wish = Wish { hardest: Some(kind), ..Wish::default() };
        let maker = |seed| Maker::new(seed).wish(wish.clone()).varying(library.of(kind));
        let [first, second] = [1, 2].map(|seed| maker(seed).puzzles(1).expect("nobody cancels")[0]);
        assert_ne!(first, second);
        assert!(!library.of(kind).contains(&first));
        assert!(Certificate::of(&first, kind, &Cancel::new()).is_ok_and(|found| found.is_some()), "{first}");
    }
}

/// A known puzzle that does not fit is passed over, and nothing is searched for in its place.
#[test]
fn the_next_known_puzzle_is_tried_before_a_search() {
    let [fits, others] = [&fish::X_WING, &fish::SWORDFISH].map(|kind| Library::built_in().of(kind)[0]);
    // The seed says with which of the puzzles it begins.
    let mut maker = Maker::new(0)
        .wish(Wish { hardest: Some(&fish::X_WING), ..Wish::default() })
        .varying(&[others, others, fits]);
    let mut pieces = Vec::new();
    maker
        .make(1, |made| {
            pieces.push(made.piece);
            Ok::<(), sudokit::Cancelled>(())
        })
        .expect("nobody cancels");
    assert_eq!(pieces, [2]);
}
