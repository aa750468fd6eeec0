//! Worksheets: a sheet for each technique, or one that mixes them.

mod intro;
mod shelf;

use super::PrintArgs;
use super::args::Help;
use crate::args::{Topic, listed, names};
use crate::run::exit::Outcome;
use crate::run::language::{self, told};
use crate::run::report::{Failure, Message, Reporter};
use crate::show::document::{Document, failure};
use intro::intro;
use shelf::Shelf;
use sudokit::diagram::{Rncn, Words, say};
use sudokit::logic::{Kind, Step};
use sudokit::{Board, difficulty};
use sudokit_play::train::COURSE;
use sudokit_print::{Aid, Exercise, Paragraph, Solutions, Worksheet};

/// Positions on a worksheet, unless said otherwise.
const USUAL: usize = 6;

/// A worksheet without its layout.
struct Sheet {
    heading: String,
    intro: Vec<Paragraph>,
    example: Option<Exercise>,
    exercises: Vec<Exercise>,
    aid: Aid,
}

pub(super) fn print(
    args: &PrintArgs,
    words: &'static Words,
    reporter: &mut Reporter,
) -> Result<Outcome, Failure> {
    args.refuse_books("a worksheet")?;
    let document = args.document()?;
    let key = args.solutions_to(&document)?;
    let sheets = sheets(args, words, reporter)?;
    let laid_out = |solutions: Solutions, pages| -> Result<Vec<_>, Failure> {
        let mut sheets = sheets.iter();
        sheets.try_fold(pages, |pages, sheet| {
            let format = args.format(&args.pages.title, words);
            let Sheet { heading, intro, example, exercises, aid } = sheet;
            let (usual, example) = (if format.is_large { 1 } else { 4 }, example.as_ref());
            let per_page = args.puzzles.per_page.unwrap_or(usual);
            let sheet =
                Worksheet { format, heading, intro, example, exercises, per_page, aid: *aid, solutions };
            sheet.after(pages).map_err(failure)
        })
    };
    let pages = match (key, args.puzzles.solutions.into()) {
        (Some(_), _) => laid_out(Solutions::None, Vec::new())?,
        // The key of all sheets is behind the last of them.
        (None, Solutions::End) => laid_out(Solutions::Only, laid_out(Solutions::None, Vec::new())?)?,
        (None, solutions) => laid_out(solutions, Vec::new())?,
    };
    let mut documents = vec![(document, pages, args.results.path())];
    if let Some((path, format)) = key {
        let document = Document { format, ..args.document()? };
        documents.push((document, laid_out(Solutions::Only, Vec::new())?, Some(path)));
    }
    if documents.iter().any(|(_, pages, _)| pages.is_empty()) {
        return Err(Failure::Fatal(Message::told(&say!("program-no-key"))));
    }
    // Signs that no font has are found before anything is written.
    let documents = documents
        .into_iter()
        .map(|(document, pages, path)| Ok((document.with_fonts(&pages, &args.pages.fonts)?, pages, path)));
    for (document, pages, path) in documents.collect::<Result<Vec<_>, Failure>>()? {
        document.write(pages.into_iter(), path)?;
    }
    Ok(Outcome::Positive)
}

/// The sheets that the topics stand for.
fn sheets(args: &PrintArgs, words: &'static Words, reporter: &mut Reporter) -> Result<Vec<Sheet>, Failure> {
    let topics = &args.worksheet;
    let mut kinds: Vec<&'static Kind> = Vec::new();
    for kind in topics.iter().flat_map(Topic::kinds) {
        if !kinds.contains(&kind) {
            kinds.push(kind);
        }
    }
    if args.mixed {
        kinds.sort_by_key(|kind| difficulty::place(kind).unwrap_or(usize::MAX));
    }
    let mut shelves = shelves(&kinds, args);
    shelf::fill(&mut shelves, args, reporter)?;
    let (shelves, bare): (Vec<Shelf>, Vec<Shelf>) =
        shelves.into_iter().partition(|shelf| !shelf.found.is_empty());
    let mut sheets: Vec<Sheet> =
        topics.iter().filter(|topic| matches!(topic, Topic::Empty)).map(|_| blank(args, words)).collect();
    if shelves.is_empty() && !kinds.is_empty() {
        return Err(nothing(&kinds, args));
    }
    let lacking: Vec<&'static Kind> =
        bare.iter().filter(|shelf| shelf.needed > 0).map(|shelf| shelf.kind).collect();
    if !lacking.is_empty() {
        reporter.tell(&say!("program-no-position", [kind = names(&lacking, words)]));
    }
    let shortfall = |shelf: &&Shelf| shelf.found.len() < shelf.needed;
    if args.mixed {
        let [found, of] = [|shelf: &Shelf| shelf.found.len(), |shelf: &Shelf| shelf.needed]
            .map(|count| shelves.iter().chain(&bare).map(count).sum::<usize>());
        if found < of {
            reporter.tell(&say!("program-positions-found", [found, of]));
        }
        if !shelves.is_empty() {
            sheets.push(mixed(&shelves, args, words));
        }
    } else {
        for Shelf { kind, found, needed, .. } in shelves.iter().filter(shortfall) {
            let (name, found, of) = (kind.name_in(words), found.len(), *needed);
            reporter.tell(&say!("program-positions-of", [kind = name.to_owned(), found, of]));
        }
        sheets.extend(shelves.iter().map(|shelf| single(shelf, args, words)));
    }
    Ok(sheets)
}

/// A shelf for each technique. On a mixed sheet they share its positions evenly.
fn shelves(kinds: &[&'static Kind], args: &PrintArgs) -> Vec<Shelf> {
    let count = args.count.unwrap_or(if args.mixed { kinds.len().max(USUAL) } else { USUAL });
    let needed = |place: usize| match args.mixed {
        true => (count * (place + 1)).div_ceil(kinds.len()) - (count * place).div_ceil(kinds.len()),
        false => count,
    };
    kinds.iter().enumerate().map(|(place, kind)| Shelf::new(kind, needed(place))).collect()
}

/// The error for techniques of which no position was found.
fn nothing(kinds: &[&'static Kind], args: &PrintArgs) -> Failure {
    let named = names(kinds, language::words());
    let message = Message::told(&say!("program-no-position", [kind = named]));
    Failure::Fatal(match kinds {
        _ if !args.input.inputs.is_empty() => message.hint(told(&say!("program-other-puzzles"))),
        [kind] => match difficulty::never_needed(kind) {
            Some(why) => message.hint(why),
            None => message.hint(told(&say!("program-give-puzzles"))),
        },
        _ => message.hint(told(&say!("program-give-puzzles"))),
    })
}

/// The sheet of a technique.
fn single(shelf: &Shelf, args: &PrintArgs, words: &'static Words) -> Sheet {
    let kind = shelf.kind;
    let question = say!("print-question", [kind = kind.named(kind.name)]).told(words, &Rncn);
    let exercise = |(board, step): &(Board, Step)| exercise(board, step, &question, words);
    let mut intro = intro(kind, words);
    let aid = aid(&[kind], args);
    intro.extend(what_first(&[kind], aid, words));
    Sheet {
        heading: kind.name_in(words).to_owned(),
        intro,
        example: shelf.example.as_ref().map(exercise),
        exercises: shelf.found.iter().map(exercise).collect(),
        aid,
    }
}

/// A sheet of several techniques, which says nothing about them but their names.
fn mixed(shelves: &[Shelf], args: &PrintArgs, words: &'static Words) -> Sheet {
    let kinds: Vec<&'static Kind> = shelves.iter().map(|shelf| shelf.kind).collect();
    let question = say!("print-which").told(words, &Rncn);
    let topics: Vec<String> = args.worksheet.iter().map(|topic| topic.name_in(words)).collect();
    let topics = listed(topics.iter().map(|topic| &**topic).filter(|topic| !topic.is_empty()), words);
    let list = say!("print-mixed-intro", [kinds = names(&kinds, words)]).told(words, &Rncn);
    let aid = aid(&kinds, args);
    let found = shelves.iter().flat_map(|shelf| &shelf.found);
    Sheet {
        heading: say!("print-mixed", [topics]).told(words, &Rncn),
        intro: [Paragraph::new(list)].into_iter().chain(what_first(&kinds, aid, words)).collect(),
        example: None,
        exercises: found.map(|(board, step)| exercise(board, step, &question, words)).collect(),
        aid,
    }
}

/// Grids without digits.
fn blank(args: &PrintArgs, words: &Words) -> Sheet {
    Sheet {
        heading: say!("print-blank-grids").told(words, &Rncn),
        intro: Vec::new(),
        example: None,
        exercises: vec![Exercise::blank(); args.count.unwrap_or(USUAL)],
        aid: args.puzzles.aid(),
    }
}

fn exercise(board: &Board, step: &Step, question: &str, words: &Words) -> Exercise {
    Exercise {
        board: *board,
        question: question.to_owned(),
        name: step.kind.name_in(words).to_owned(),
        line: step.to_string(),
        answer: step.diagram(board),
        said: step.explain(board),
    }
}

/// Singles are looked for along rows, columns and boxes, as in a game.
fn aid(kinds: &[&'static Kind], args: &PrintArgs) -> Aid {
    let usual = if are_singles(kinds) { Help::None } else { Help::Candidates };
    args.puzzles.aid.unwrap_or(usual).into()
}

fn are_singles(kinds: &[&'static Kind]) -> bool {
    kinds.iter().all(|kind| COURSE[0].kinds.contains(kind))
}

/// The work before the search, on grids without the candidates of the position.
fn what_first(kinds: &[&'static Kind], aid: Aid, words: &Words) -> Option<Paragraph> {
    let sentence = match aid {
        Aid::Digits => say!("print-cross-out"),
        Aid::None if !are_singles(kinds) => say!("print-write-notes"),
        Aid::None | Aid::Candidates => return None,
    };
    Some(Paragraph::new(sentence.told(words, &Rncn)))
}

#[cfg(all(test, in_repository))]
mod tests {
    use super::*;
    use clap::Parser;
    use sudokit::logic::techniques;
    use sudokit::render::drawing::Element;
    use sudokit_play::train::Positions;
    use sudokit_print::{Format, lacking};
    use sudokit_testkit::share;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        print: PrintArgs,
    }

    fn args(arguments: &[&str]) -> PrintArgs {
        Line::parse_from([&["print", "--worksheet", "fish"], arguments].concat()).print
    }

    fn filled(kind: &'static Kind, args: &PrintArgs) -> Option<Shelf> {
        let mut shelves = shelves(&[kind], args);
        shelf::fill(&mut shelves, args, &mut Reporter::new(true, false))
            .unwrap_or_else(|_| panic!("{}", kind.id));
        shelves.pop().filter(|shelf| !shelf.found.is_empty())
    }

    /// The texts of a sheet with a key.
    fn texts(sheet: &Sheet, solutions: Solutions) -> Vec<String> {
        let Sheet { heading, intro, example, exercises, aid } = sheet;
        let format = Format { title: "Sudoku", ..Format::default() };
        let (example, aid) = (example.as_ref(), *aid);
        let sheet = Worksheet { format, heading, intro, example, exercises, aid, solutions, per_page: 4 };
        let pages = sheet.pages().expect("it fits");
        let elements = pages.iter().flat_map(|page| &page.blocks).flat_map(|block| &block.elements);
        let texts = elements.filter_map(|element| match element {
            Element::Text(text) => Some(text.text.clone()),
            Element::Form(..) => None,
        });
        texts.collect()
    }

    /// Question marks of the source; one for a sign that the font lacks would be one more.
    fn marks<'t>(texts: impl IntoIterator<Item = &'t str>) -> usize {
        texts.into_iter().map(|text| text.matches('?').count()).sum()
    }

    #[test]
    fn every_worksheet_is_printed_as_it_is_written() {
        let (args, english) = (args(&["-n", "1"]), Words::english());
        let mut printed = 0;
        for kind in techniques::kinds() {
            let Some(shelf) = filled(kind, &args) else { continue };
            printed += 1;
            let sheet = single(&shelf, &args, english);
            for solutions in [Solutions::End, Solutions::Below, Solutions::Back] {
                let texts = texts(&sheet, solutions);
                for text in &texts {
                    assert_eq!(lacking(text).next(), None, "{}: {text}", kind.id);
                }
                let looks: Vec<String> =
                    sheet.exercises.iter().map(|exercise| exercise.said.look.told(english, &Rncn)).collect();
                let example = sheet.example.iter().map(|example| example.said.look.told(english, &Rncn));
                let example: Vec<String> = example.collect();
                let looks = if solutions == Solutions::End { &looks[..] } else { &[] };
                let sources = sheet.intro.iter().map(|paragraph| &*paragraph.text);
                let sources = sources
                    .chain(sheet.exercises.iter().map(|exercise| &*exercise.question))
                    .chain(looks.iter().chain(&example).map(String::as_str));
                assert_eq!(marks(texts.iter().map(String::as_str)), marks(sources), "{}", kind.id);
            }
        }
        assert!(printed >= 105, "{printed} worksheets");
    }

    #[test]
    fn answers_hold_and_seeds_and_mixed_sheets_have_other_positions() {
        let (one, two, mixed) = (args(&[]), args(&["--seed", "2"]), args(&["--mixed"]));
        let positions = Positions::built_in();
        for kind in share(techniques::kinds(), 4) {
            let Some(shelf) = filled(kind, &one) else { continue };
            for (board, step) in shelf.found.iter().chain(&shelf.example) {
                assert_eq!((step.kind, step.verify(board)), (kind, Ok(())), "{}", kind.id);
            }
            // Two sheets and an example.
            if positions.of(kind).len() < 3 * USUAL {
                continue;
            }
            for other in [&two, &mixed].map(|args| filled(kind, args)) {
                let other = other.expect("it has positions");
                let is_new = |(board, _): &(Board, Step)| {
                    shelf.found.iter().chain(&shelf.example).all(|(known, _)| known != board)
                };
                assert!(other.found.iter().filter(|found| is_new(found)).count() >= 4, "{}", kind.id);
            }
        }
    }

    #[test]
    fn a_mixed_sheet_rises_and_shares_its_positions_evenly() {
        let kinds: Vec<&'static Kind> = difficulty::kinds().take(5).collect();
        let needed = |count| -> Vec<usize> {
            let args = args(&["--mixed", "-n", count]);
            shelves(&kinds, &args).iter().map(|shelf| shelf.needed).collect()
        };
        assert_eq!(needed("5"), [1; 5]);
        assert_eq!(needed("12"), [3, 2, 3, 2, 2]);
        assert_eq!(needed("3").iter().sum::<usize>(), 3);
        let all = args(&["--mixed", "-n", "1000"]);
        assert_eq!(shelves(&kinds, &all).iter().map(|shelf| shelf.needed).sum::<usize>(), 1000);
    }
}
