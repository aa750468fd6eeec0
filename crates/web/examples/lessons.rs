//! Writes the course and its lessons as JSON, for a file beside the module: only lessons need the texts.
//!
//! `cargo run -p sudokit-web --example lessons`

use serde::Serialize;
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
    summary: &'static str,
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
    Text(&'static str),
    Item(&'static str),
}

/// The page of a technique without examples, as lessons have their own, and without sources.
fn lesson(kind: &'static Kind) -> Lesson {
    let told = |passage: &Passage| match passage {
        Passage::Heading(text) => Some(Told::Heading(text)),
        Passage::Text(text) => Some(Told::Text(text)),
        Passage::Item(text) => Some(Told::Item(text)),
        Passage::Example { .. } => None,
    };
    let chapters = Page::of(kind).chapters;
    let chapters = chapters.iter().filter(|chapter| !["Examples", "Sources"].contains(&chapter.heading));
    let part = |chapter: &sudokit::logic::Chapter| Part {
        heading: chapter.heading,
        passages: chapter.passages.iter().filter_map(told).collect(),
    };
    Lesson { id: kind.id, name: kind.name, summary: kind.summary, parts: chapters.map(part).collect() }
}

fn main() {
    let chapter = |chapter: &sudokit_play::train::Chapter| Chapter {
        name: chapter.name,
        lessons: chapter.kinds.iter().map(|kind| lesson(kind)).collect(),
    };
    let course: Vec<Chapter> = COURSE.iter().map(chapter).collect();
    println!("{}", serde_json::to_string(&course).expect("it is made of texts"));
}
