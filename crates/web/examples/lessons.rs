//! Writes the course and its lessons as JSON, for a file beside the module: only lessons need the texts.
//!
//! `cargo run -p sudokit-web --features sudokit/languages --example lessons de`

use serde::Serialize;
use sudokit::diagram::Words;
use sudokit::logic::{Kind, Page, Passage};
use sudokit_play::train::COURSE;

#[derive(Serialize)]
struct Chapter {
    name: &'static str,
    lessons: Vec<Lesson>,
}

#[derive(Serialize)]
struct Lesson {
    id: &'static str,
    name: &'static str,
    summary: String,
    parts: Vec<Part>,
}

/// A chapter of a technique's page.
#[derive(Serialize)]
struct Part {
    heading: &'static str,
    passages: Vec<Told>,
}

#[derive(Serialize)]
#[serde(tag = "is", content = "text", rename_all = "kebab-case")]
enum Told {
    Heading(&'static str),
    Text(String),
    Item(String),
}

/// The page of a technique in a language, without examples, as lessons have their own, and without sources.
fn lesson(kind: &'static Kind, words: &'static Words) -> Lesson {
    let told = |passage: &Passage| match passage {
        Passage::Heading(text) => Some(Told::Heading(text)),
        Passage::Text(text) => Some(Told::Text(on_one_line(text))),
        Passage::Item(text) => Some(Told::Item(on_one_line(text))),
        Passage::Example { .. } => None,
    };
    let page = Page::told(kind, words);
    let part = |chapter: &sudokit::logic::Chapter| Part {
        heading: chapter.heading,
        passages: chapter.passages.iter().filter_map(told).collect(),
    };
    Lesson {
        id: kind.id,
        name: kind.name_in(words),
        summary: on_one_line(page.summary),
        parts: page.lesson().map(part).collect(),
    }
}

/// A text without its line ends. Spaces that hold words together stay.
fn on_one_line(text: &str) -> String {
    text.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
}

fn main() {
    let language = std::env::args().nth(1).expect("the code of a language");
    let words = Words::of(&language).expect("one of our languages, and the feature `languages`");
    let chapter = |chapter: &sudokit_play::train::Chapter| Chapter {
        name: chapter.name_in(words),
        lessons: chapter.kinds.iter().map(|kind| lesson(kind, words)).collect(),
    };
    let course: Vec<Chapter> = COURSE.iter().map(chapter).collect();
    println!("{}", serde_json::to_string(&course).expect("it is made of texts"));
}
