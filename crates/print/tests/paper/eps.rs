//! Encapsulated PostScript, executed by a reader that knows the operators we write, and by Ghostscript if it
//! is there.

use crate::pixels::{Image, agree};
use crate::puzzles::some;
use crate::tools::{Document, is_installed};
use std::collections::{BTreeMap, BTreeSet};
use sudokit_core::{Cell, Digit};
use sudokit_print::{Aid, Bare, Bleed, Fonts, Item, Lines, MM, Page, Paper, Part, Style, eps};
use sudokit_render::Rgb;
use sudokit_render::drawing::{Anchor, Element, Form, Paint, Point, Text};

/// A thing on the stack of PostScript.
#[derive(Clone, Debug, PartialEq)]
enum Thing {
    Number(f64),
    Name(String),
    /// The start of a list.
    Mark,
    List(Vec<f64>),
    Procedure(Vec<String>),
}

/// Something that was painted.
#[derive(Clone, Debug)]
struct Painted {
    points: Vec<[f64; 2]>,
    /// Line width; `None` for a fill.
    width: Option<f64>,
    dashes: Vec<f64>,
    grey: f64,
    /// The procedure that drew the path.
    by: Option<String>,
}

/// The graphics state, with a matrix of six numbers.
#[derive(Clone, Debug)]
struct State {
    matrix: [f64; 6],
    width: f64,
    dashes: Vec<f64>,
    grey: f64,
    path: Vec<[f64; 2]>,
}

/// A reader of PostScript.
struct Machine {
    stack: Vec<Thing>,
    defined: BTreeMap<String, Vec<String>>,
    states: Vec<State>,
    painted: Vec<Painted>,
    by: Option<String>,
}

/// The marks of PostScript and the words between them.
fn words(text: &str) -> Vec<String> {
    let (mut words, mut word) = (Vec::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('%')) {
        for sign in line.chars().chain([' ']) {
            if (sign.is_whitespace() || "{}[]/".contains(sign)) && !word.is_empty() {
                words.push(std::mem::take(&mut word));
            }
            match sign {
                '{' | '}' | '[' | ']' => words.push(sign.to_string()),
                sign if sign.is_whitespace() => {}
                sign => word.push(sign),
            }
        }
    }
    words
}

impl Machine {
    fn run(text: &str) -> Vec<Painted> {
        let matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
        let first = State { matrix, width: 1.0, dashes: Vec::new(), grey: 0.0, path: Vec::new() };
        let (defined, painted) = (BTreeMap::new(), Vec::new());
        let mut machine = Self { stack: Vec::new(), defined, states: vec![first], painted, by: None };
        machine.execute(&words(text));
        assert!(machine.stack.is_empty(), "left over: {:?}", machine.stack);
        assert_eq!(machine.states.len(), 1, "every gsave has its grestore");
        machine.painted
    }

    fn number(&mut self) -> f64 {
        match self.stack.pop() {
            Some(Thing::Number(number)) => number,
            other => panic!("{other:?} is no number"),
        }
    }

    fn numbers<const N: usize>(&mut self) -> [f64; N] {
        let mut numbers = std::array::from_fn(|_| self.number());
        numbers.reverse();
        numbers
    }

    fn state(&mut self) -> &mut State {
        self.states.last_mut().expect("a state")
    }

    /// Puts another matrix before that of the state.
    fn transform(&mut self, [a, b, c, d, e, f]: [f64; 6]) {
        let [m, n, o, p, q, r] = self.state().matrix;
        self.state().matrix = [
            a * m + b * o,
            a * n + b * p,
            c * m + d * o,
            c * n + d * p,
            e * m + f * o + q,
            e * n + f * p + r,
        ];
    }

    fn point(&mut self, x: f64, y: f64) {
        let [a, b, c, d, e, f] = self.state().matrix;
        self.state().path.push([a * x + c * y + e, b * x + d * y + f]);
    }

    fn paint(&mut self, is_line: bool) {
        let by = self.by.clone();
        let State { width, dashes, grey, path, .. } = self.state();
        let (width, dashes) = (is_line.then_some(*width), dashes.clone());
        let painted = Painted { points: std::mem::take(path), width, dashes, grey: *grey, by };
        self.painted.push(painted);
    }

    fn execute(&mut self, words: &[String]) {
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "{" {
                let (mut depth, mut inside) = (1, Vec::new());
                for word in words.by_ref() {
                    depth += usize::from(word == "{");
                    depth -= usize::from(word == "}");
                    if depth == 0 {
                        break;
                    }
                    inside.push(word.clone());
                }
                self.stack.push(Thing::Procedure(inside));
            } else if let Some(name) = word.strip_prefix('/') {
                self.stack.push(Thing::Name(name.to_owned()));
            } else if let Ok(number) = word.parse() {
                self.stack.push(Thing::Number(number));
            } else if let Some(procedure) = self.defined.get(word).cloned() {
                self.execute(&procedure);
            } else {
                self.operator(word);
            }
        }
    }

    fn operator(&mut self, operator: &str) {
        match operator {
            "begin" | "end" | "bind" | "cvx" | "closepath" | "showpage" => {}
            "def" => match (self.stack.pop(), self.stack.pop()) {
                (Some(Thing::Procedure(procedure)), Some(Thing::Name(name))) => {
                    assert!(self.defined.insert(name.clone(), procedure).is_none(), "{name} twice");
                }
                other => panic!("{other:?} cannot be defined"),
            },
            "exec" => {
                let Some(Thing::Name(name)) = self.stack.pop() else { panic!("no name") };
                let procedure = self.defined.get(&name).cloned().unwrap_or_else(|| panic!("no {name}"));
                self.by = Some(name);
                self.execute(&procedure);
            }
            "exch" => {
                let last = self.stack.len() - 1;
                self.stack.swap(last, last - 1);
            }
            "dup" => self.stack.push(self.stack.last().expect("something").clone()),
            "neg" => {
                let number = self.number();
                self.stack.push(Thing::Number(-number));
            }
            "roll" => {
                let [count, by] = self.numbers().map(|number| number as usize);
                let from = self.stack.len() - count;
                self.stack[from..].rotate_right(by);
            }
            "[" => self.stack.push(Thing::Mark),
            "]" => {
                let mut list = Vec::new();
                while self.stack.last() != Some(&Thing::Mark) {
                    list.insert(0, self.number());
                }
                self.stack.pop();
                self.stack.push(Thing::List(list));
            }
            "setdash" => {
                assert_eq!(self.number(), 0.0, "a line begins with a dash");
                let Some(Thing::List(dashes)) = self.stack.pop() else { panic!("no dashes") };
                self.state().dashes = dashes;
            }
            "gsave" => {
                let state = self.state().clone();
                self.states.push(state);
            }
            "grestore" => {
                self.states.pop();
                self.by = None;
            }
            "translate" => {
                let [x, y] = self.numbers();
                self.transform([1.0, 0.0, 0.0, 1.0, x, y]);
            }
            "scale" => {
                let [x, y] = self.numbers();
                self.transform([x, 0.0, 0.0, y, 0.0, 0.0]);
            }
            "rotate" => {
                let quarters = (self.number() / 90.0) as usize;
                let (cos, sin) = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][quarters];
                self.transform([cos, sin, -sin, cos, 0.0, 0.0]);
            }
            "moveto" | "lineto" => {
                let [x, y] = self.numbers();
                self.point(x, y);
            }
            "curveto" => {
                let points: [f64; 6] = self.numbers();
                // The curve is within its control points, and ours reach no further than its extremes.
                points.chunks(2).for_each(|point| self.point(point[0], point[1]));
            }
            "setlinewidth" => self.state().width = self.number(),
            "dict" | "setlinecap" => _ = self.number(),
            "setgray" => self.state().grey = self.number(),
            "setrgbcolor" => {
                let [red, green, blue] = self.numbers();
                self.state().grey = (red + green + blue) / 3.0;
            }
            "fill" => self.paint(false),
            "stroke" => self.paint(true),
            other => panic!("unknown operator {other}"),
        }
    }
}

/// The numbers of a comment at the head of a document.
fn comment(text: &str, name: &str) -> Vec<f64> {
    let line = text.lines().find_map(|line| line.strip_prefix(&format!("%%{name}: "))).expect("it is there");
    line.split(' ').map(|number| number.parse().expect("a number")).collect()
}

/// The left, lower, right and upper end of what is painted.
fn extent(painted: &[Painted]) -> [f64; 4] {
    let mut extent = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];
    for Painted { points, width, .. } in painted {
        let half = width.unwrap_or(0.0) / 2.0;
        for [x, y] in points {
            let [left, bottom, right, top] = extent;
            extent = [left.min(x - half), bottom.min(y - half), right.max(x + half), top.max(y + half)];
        }
    }
    extent
}

fn written(page: &Page) -> String {
    let text = eps::page(page, &Fonts::default()).expect("the font has every sign");
    assert!(text.is_ascii());
    text
}

/// A millionth of a metre, in points.
const NEAR: f64 = 0.003;

/// The frame of a bare grid reaches the edges of its box, which is as large as was asked for.
#[test]
fn the_box_is_as_large_as_the_grid() {
    for (item, millimetres) in some(3).iter().zip([40.0, 62.0, 180.0]) {
        let text = written(&Bare::new(item, millimetres * MM).puzzle().expect("it can be read"));
        let [exact, whole] = ["HiResBoundingBox", "BoundingBox"].map(|name| comment(&text, name));
        assert!(exact[2..].iter().all(|side| (side - millimetres * MM).abs() < NEAR), "{exact:?}");
        assert!(whole.iter().zip(&exact).all(|(whole, exact)| *whole == exact.ceil()), "{whole:?}");
        let found = extent(&Machine::run(&text));
        assert!(found.iter().zip(&exact).all(|(found, exact)| (found - exact).abs() < NEAR), "{found:?}");
    }
}

/// Every digit is drawn in the middle of its cell, from an outline of its own, and nothing else is drawn.
#[test]
fn the_digits_of_a_grid_are_read_back() {
    let side = 90.0 * MM;
    let mut outlines: BTreeMap<String, Digit> = BTreeMap::new();
    for item in some(6) {
        let solution = item.solution.expect("it has one");
        let grids = [
            Bare::new(&item, side).puzzle(),
            Bare::new(&item, side).solution().map(|page| page.expect("it has one")),
        ];
        for (page, is_solved) in grids.into_iter().zip([false, true]) {
            let painted = Machine::run(&written(&page.expect("it can be read")));
            let mut found = BTreeSet::new();
            for letter in painted.iter().filter(|painted| painted.width.is_none()) {
                assert_eq!(letter.grey, 0.0, "digits are black");
                let [left, bottom, right, top] = extent(std::slice::from_ref(letter));
                let places =
                    [(left + right) / 2.0, side - (bottom + top) / 2.0].map(|middle| 9.0 * middle / side);
                let [column, row] = places.map(|place| place as usize);
                // Digits of this font are not all as wide as they are placed, and 1 least of all.
                assert!(places.iter().all(|place| (place.fract() - 0.5).abs() < 0.12), "{places:?}");
                let cell = Cell::at(row, column);
                assert!(found.insert(cell), "two digits in {cell}");
                let digit = solution.digit(cell);
                let name = letter.by.clone().expect("a letter");
                assert_eq!(*outlines.entry(name).or_insert(digit), digit, "{cell}");
            }
            let expected = Cell::all().filter(|cell| is_solved || item.puzzle.digit(*cell).is_some());
            assert!(found.into_iter().eq(expected), "{:?}", item.puzzle);
        }
    }
    // Bold ones for givens, regular ones for the others.
    assert_eq!(outlines.len(), 18, "{outlines:?}");
    let lines = Machine::run(&written(&Bare::new(&some(1)[0], side).puzzle().expect("it can be read")));
    let widths = lines.iter().filter_map(|painted| Some((painted.width?, painted.points.len())));
    assert!(
        widths.eq([(0.75, 24), (0.75 * 2.75, 16)].map(|(width, ends): (f64, usize)| (round(width), ends)))
    );
}

fn round(length: f64) -> f64 {
    (length * 1000.0).round() / 1000.0
}

#[test]
fn boxes_2_4_6_and_8_are_grey_in_puzzles_and_solutions() {
    let (item, side) = (some(1).remove(0), 62.0 * MM);
    let style = Style { has_grey_boxes: true, ..Style::default() };
    let bare = Bare { style, ..Bare::new(&item, side) };
    let solution = bare.solution().expect("it can be read").expect("it has one");
    for page in [bare.puzzle().expect("it can be read"), solution] {
        let painted = Machine::run(&written(&page));
        let is_grey = |painted: &&Painted| painted.width.is_none() && painted.by.is_none();
        // They are below everything else.
        assert!(painted.iter().take(4).all(|painted| is_grey(&painted)));
        let mut middles = Vec::new();
        for shade in painted.iter().filter(is_grey) {
            // At least 10 %, and light enough to read pencil on.
            assert!((0.8..=0.9).contains(&shade.grey), "{}", shade.grey);
            let [left, bottom, right, top] = extent(std::slice::from_ref(shade));
            assert!((right - left - side / 3.0).abs() < 1.0 && (top - bottom - side / 3.0).abs() < 1.0);
            middles.push(
                [(left + right) / 2.0, side - (bottom + top) / 2.0].map(|at| (3.0 * at / side) as usize),
            );
        }
        assert_eq!(middles, [[1, 0], [0, 1], [2, 1], [1, 2]]);
    }
}

/// The middle of a dash is where two lines cross, so that crossings look alike.
#[test]
fn dashes_cross_in_their_middles() {
    for millimetres in [40.0, 62.0, 180.0] {
        let item = some(1).remove(0);
        let style = Style { lines: Lines::Dashed, ..Style::default() };
        let page = Bare { style, ..Bare::new(&item, millimetres * MM) }.puzzle().expect("it can be read");
        let painted = Machine::run(&written(&page));
        let lines = |is_dashed: bool| {
            let lines = painted
                .iter()
                .filter(move |line| line.width.is_some() && line.dashes.is_empty() != is_dashed);
            lines.flat_map(|line| line.points.chunks(2).map(|ends| (ends[0], ends[1], line.dashes.clone())))
        };
        assert_eq!([lines(true).count(), lines(false).count()], [12, 8]);
        for (from, to, dashes) in lines(true) {
            let (along, across) = if from[1] == to[1] { (0, 1) } else { (1, 0) };
            // Lines that cross it, but for the frame, where it ends.
            let crossing =
                lines(true).chain(lines(false)).filter(|(start, end, _)| start[across] != end[across]);
            let places: Vec<f64> = crossing.map(|(start, ..)| start[along]).collect();
            let [least, most] =
                [f64::min, f64::max].map(|pick| places.iter().copied().reduce(pick).unwrap_or(0.0));
            let inside = places.iter().filter(|place| **place > least && **place < most);
            assert_eq!(inside.clone().count(), 8);
            for place in inside {
                let phase = (place - from[along]).abs() % (dashes[0] + dashes[1]);
                // Lengths are rounded to a thousandth of a point, and there are up to 54 dashes.
                assert!((phase - dashes[0] / 2.0).abs() < 0.06, "{millimetres}: {phase} of {dashes:?}");
            }
        }
    }
}

/// A page with all that pages have: curves, tints, dashes, texts in all directions, bleed and crop marks.
fn everything() -> Page {
    let bleed = Bleed { left: 9.0, top: 5.0, ..Bleed::default() };
    let mut page = Page { bleed, ..Page::new(Paper { width: 200.0, height: 260.0 }) };
    let (black, blue) = (Rgb(0, 0, 0), Rgb(20, 40, 200));
    let at = Point::at;
    let mut elements = vec![
        Element::Form(
            Form::Rectangle { corner: at(-9.0, 20.0), width: 80.0, height: 50.0, radius: 8.0 },
            Paint { stroke: Paint::line(black, 2.0).stroke, ..Paint::filled(blue) },
        ),
        Element::Form(Form::Circle { middle: at(150.0, 50.0), radius: 30.0 }, Paint::filled(black)),
        Element::Form(
            Form::Polygon(vec![at(20.0, 200.0), at(60.0, 240.0), at(20.0, 240.0)]),
            Paint::filled(black),
        ),
        Element::Form(
            Form::Curve([at(20.0, 120.0), at(100.0, 90.0), at(180.0, 120.0)]),
            Paint::line(black, 1.5).dashed([6.0, 4.0]),
        ),
    ];
    for (turned, sideways) in [(false, false), (false, true), (true, false), (true, true)] {
        let text = Text::new("Für 7 & g", at(120.0, 190.0), 14.0, black);
        elements.push(Element::Text(Text { is_turned: turned, is_sideways: sideways, ..text }));
    }
    elements
        .push(Element::Text(Text::new("bold", at(100.0, 10.0), 12.0, black).bold().anchored(Anchor::Middle)));
    page.put(Part::Paragraph, elements);
    page.with_crop_marks()
}

#[test]
fn ghostscript_draws_what_we_draw() {
    if !is_installed("gs") {
        println!("skipped: gs is not there: apt-get install ghostscript");
        return;
    }
    let item = Item { ..some(1)[0].clone() };
    let grid = Bare { aid: Aid::Candidates, ..Bare::new(&item, 62.0 * MM) }.puzzle().expect("it can be read");
    for (index, page) in [everything(), grid].into_iter().enumerate() {
        let document = Document::eps(&written(&page));
        let order = ["-q", "-dSAFER", "-dBATCH", "-dNOPAUSE", "-dEPSCrop"];
        let pixels = ["-sDEVICE=pgmraw", "-r300", "-dGraphicsAlphaBits=4", "-sOutputFile=-", "FILE"];
        let drawn = document.read_by("gs", &[&order[..], &pixels].concat()).expect("it is there");
        let painted = Image::painted(&Fonts::default(), &page, 300.0);
        agree(&painted, &Image::of_pgm(&drawn), index, 300.0);
    }
}
