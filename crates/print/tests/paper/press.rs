//! Documents for print shops that name a printing condition: PDF/X-4.

use crate::boxes::boxes;
use crate::document::unpacked;
use crate::puzzles::{in_sections, some};
use crate::tools::Document;
use sudokit_print::pdf::{Condition, Folding, Profile};
use sudokit_print::{Book, Mixture, Page, Solutions, Stock, Wrap};

/// Our profile with the sign of four inks: no press, but a file that print shops might name.
fn four_inks() -> Condition {
    let mut profile = Condition::grey().profile().to_vec();
    profile[16..20].copy_from_slice(b"CMYK");
    Condition::read(profile).expect("it is read")
}

fn interior() -> Vec<Page> {
    let items = in_sections(some(12), 3);
    let book = Book { is_bound: true, bleed: 9.0, per_page: 2, has_cover: true, ..Book::new(&items) };
    Book { solutions: Solutions::End, has_contents: true, ..book }.pages().expect("it fits").collect()
}

fn cover(mixture: Mixture) -> Page {
    let wrap = Wrap::new("6x9".parse().expect("paper"), 120, Stock::White.spine(120));
    let wrap = Wrap { title: "Rainy Days", text: "Behind.", ground: mixture.seen(), ..wrap };
    wrap.page().expect("it fits")
}

/// The operators that set colours, each once.
fn colours(text: &str) -> Vec<&str> {
    let operators = ["g", "G", "rg", "RG", "k", "K", "cs", "CS", "sc", "scn"];
    let has = |operator: &&str| text.split_whitespace().any(|word| word == *operator);
    operators.into_iter().filter(has).collect()
}

/// ISO 15930-7, as far as it concerns what our pages have.
fn is_pdf_x_4(document: &Document, condition: &Condition) {
    assert!(document.bytes.starts_with(b"%PDF-1.6"));
    let metadata = String::from_utf8_lossy(&document.bytes).into_owned();
    for said in [
        "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>",
        "<pdf:Trapped>False</pdf:Trapped>",
        "<xmpMM:VersionID>1</xmpMM:VersionID>",
        "<xmpMM:RenditionClass>default</xmpMM:RenditionClass>",
        "<xmp:CreateDate>2000-01-01T00:00:00Z</xmp:CreateDate>",
        "<xmp:ModifyDate>2000-01-01T00:00:00Z</xmp:ModifyDate>",
        "<xmp:MetadataDate>2000-01-01T00:00:00Z</xmp:MetadataDate>",
        "<pdf:Producer>a test</pdf:Producer>",
    ] {
        assert!(metadata.contains(said), "{said}: {metadata:.3000}");
    }
    assert_eq!(metadata.matches("<xmpMM:DocumentID>uuid:").count(), 1);
    let Some(text) = unpacked(document) else { return };
    for said in ["/S /GTS_PDFX", "/Trapped /False", "/ModDate (D:20000101000000", "/Producer (a test)"] {
        assert_eq!(text.matches(said).count(), 1, "{said}: {text:.3000}");
    }
    assert!(text.contains(condition.name()) && metadata.contains(&format!("/N {}/", condition.inks())));
    for refused in ["/Annots", "/SMask", "/ca ", "/JavaScript", "/Encrypt", "/DeviceRGB"] {
        assert!(!text.contains(refused), "{refused}");
    }
    let Some(told) = document.told_by("pdfinfo", &["-box", "-f", "1", "-l", "999", "FILE"]) else { return };
    let [media, bleed, trim] = ["MediaBox", "BleedBox", "TrimBox"].map(|name| boxes(&told, name));
    assert!(!media.is_empty() && media.len() == bleed.len() && bleed.len() == trim.len());
    let holds = |outer: &[f64], inner: &[f64]| {
        outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
    };
    for ((media, bleed), trim) in media.iter().zip(&bleed).zip(&trim) {
        assert!(holds(media, bleed) && holds(bleed, trim), "{media:?} {bleed:?} {trim:?}");
    }
}

#[test]
fn pages_in_black_are_pdf_x_4() {
    for condition in [Condition::grey(), four_inks()] {
        let document = Document::meant_for(&condition, interior(), Profile::Press);
        is_pdf_x_4(&document, &condition);
        let Some(text) = unpacked(&document) else { return };
        assert_eq!(colours(&text), ["g", "G"]);
        let told = document.told_by("qpdf", &["--check", "FILE"]).unwrap_or_default();
        assert!(told.contains("No syntax or stream encoding errors found"), "{told}");
    }
}

#[test]
fn a_cover_in_a_mixture_of_inks_is_pdf_x_4() {
    let mixture = Mixture { cyan: 60, magenta: 40, yellow: 0, black: 20 };
    let document = Document::meant_for(&four_inks(), [cover(mixture)], Profile::Mixed(mixture));
    is_pdf_x_4(&document, &four_inks());
    let Some(text) = unpacked(&document) else { return };
    assert!(text.contains("0.6 0.4 0 0.2 k"), "{text:.3000}");
    assert_eq!(colours(&text), ["g", "G", "k"]);
    // Without a condition it has the same inks, and claims nothing.
    let document = Document::of([cover(mixture)], Profile::Mixed(mixture));
    let text = unpacked(&document).expect("qpdf was there");
    assert!(text.contains("0.6 0.4 0 0.2 k") && !text.contains("GTS_PDFX"));
}

#[test]
fn the_same_pages_have_the_same_bytes_and_others_another_name() {
    let of = |pages: Vec<Page>| Document::meant_for(&Condition::grey(), pages, Profile::Press).bytes.clone();
    assert!(of(interior()) == of(interior()));
    let name = |bytes: Vec<u8>| {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        text.split("<xmpMM:DocumentID>").nth(1).map(|rest| rest[..37].to_owned()).expect("a name")
    };
    assert_ne!(name(of(interior())), name(of(interior()[1..].to_vec())));
}

#[test]
fn a_booklet_claims_nothing() {
    let booklet = Document::folded(interior(), Folding::default(), Profile::Press);
    assert!(booklet.bytes.starts_with(b"%PDF-1.7"));
    assert!(!String::from_utf8_lossy(&booklet.bytes).contains("GTS_PDFX"));
}
