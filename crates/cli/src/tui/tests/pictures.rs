//! Pictures of real screens, for the page about playing: SVG, in the colours of the skin. They are compared
//! as text, so that no screen changes unseen; `SUDOKIT_WRITE_PAGES=1 cargo test -p sudokit-cli --lib
//! pictures` rewrites them.

use super::{Player, easy};
use crate::tui::app::Start;
use crate::tui::skin::Skin;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};
use sudokit_play::train::{Grade, Training, kinds};
use sudokit_play::{Date, Group, KEYS, Level};

/// Columns and rows of the picture, in its units.
const COLUMN: usize = 9;
const ROW: usize = 17;

#[test]
fn the_pictures_are_those_of_the_screens() {
    let mut menu = Player::new("picture-menu", Start::Menu).with_skin(Skin::Dark, (80, 24));
    check("menu", &menu.screen());

    let mut compact = Player::new("picture-compact", easy()).with_skin(Skin::Dark, (80, 24));
    compact.keys("a Tab 4 f 2");
    check("compact", &compact.screen());

    let mut hint = Player::new("picture-hint", Start::New(Level::Hard)).with_skin(Skin::Light, (120, 41));
    hint.keys("a ?");
    // To the first step that is more than a single.
    while ["Single.", "Full House."].iter().any(|single| hint.text().contains(single)) {
        hint.keys("Enter ?");
    }
    hint.keys("? ? ?");
    check("hint", &hint.screen());

    let mut mono = Player::new("picture-mono", easy()).with_skin(Skin::Mono, (98, 33));
    mono.keys("x 1 2 z Tab 3 b 4");
    check("mono", &mono.screen());

    hint = hint.with_skin(Skin::Safe, (80, 24));
    hint.keys("?");
    check("hint-compact", &hint.screen());

    hint = hint.with_skin(Skin::Dark, (40, 20));
    check("hint-small", &hint.screen());

    let mut ascii = Player::new("picture-ascii", easy()).with_skin(Skin::Ascii, (80, 24));
    ascii.keys("a ? ? ?");
    check("ascii", &ascii.screen());

    let mut course = Player::new("picture-course", Start::Train(None)).with_skin(Skin::Dark, (80, 24));
    course.app.desk.profile.training = practised();
    check("course", &course.screen());

    let wing = "x-wing".parse().expect("a technique");
    let mut drill = Player::new("picture-drill", Start::Train(Some(wing))).with_skin(Skin::Dark, (98, 33));
    drill.keys("Enter G Enter n Enter");
    check("drill", &drill.screen());

    let mut options = Player::new("picture-options", easy()).with_skin(Skin::Dark, (80, 24));
    options.keys("o");
    check("options", &options.screen());
}

/// The training of a player after some days.
fn practised() -> Training {
    let mut training = Training::default();
    for (kind, day) in kinds().zip(10..20) {
        let grade = if day % 4 == 0 { Grade::Again } else { Grade::Good };
        training.record(kind, grade, Date::new(2026, 11, day).expect("a day"));
        if day % 2 == 0 {
            training.record(kind, grade, Date::new(2026, 11, day + 3).expect("a day"));
        }
    }
    training
}

#[test]
fn the_page_has_the_table_of_keys() {
    let mut table = String::new();
    for group in Group::ALL {
        writeln!(table, "\n| {group} | |\n|---|---|").expect("a string takes all");
        for binding in KEYS.iter().filter(|binding| binding.group == group) {
            let keys: Vec<String> = binding.keys.iter().map(|key| format!("`{key}`")).collect();
            writeln!(table, "| {} | {} |", keys.join(" "), binding.about).expect("a string takes all");
        }
    }
    let path = docs().join("playing.md");
    let Ok(page) = fs::read_to_string(&path) else {
        assert!(!docs().is_dir(), "the page is there");
        eprintln!("{} is not part of the package: not compared", path.display());
        return;
    };
    let (before, rest) = page.split_once("<!-- keys -->\n").expect("a place for the keys");
    let (_, after) = rest.split_once("\n<!-- end of keys -->").expect("an end of the keys");
    let new = format!("{before}<!-- keys -->\n{table}\n<!-- end of keys -->{after}");
    compare(&path, &page, &new);
}

/// The folder of pages for users.
fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

fn check(name: &str, buffer: &Buffer) {
    let path = docs().join("playing").join(format!("{name}.svg"));
    let old = fs::read_to_string(&path).unwrap_or_default();
    compare(&path, &old, &svg(buffer));
}

fn compare(path: &Path, old: &str, new: &str) {
    if !docs().is_dir() {
        eprintln!("{} is not part of the package: not compared", path.display());
    } else if env::var_os("SUDOKIT_WRITE_PAGES").is_some() {
        fs::write(path, new).expect("it can be written");
    } else {
        assert!(
            old == new,
            "{} is not what the program shows; SUDOKIT_WRITE_PAGES=1 writes it anew",
            path.display()
        );
    }
}

/// The screen as a picture.
fn svg(buffer: &Buffer) -> String {
    let (width, height) = (usize::from(buffer.area.width), usize::from(buffer.area.height));
    let (full_width, full_height) = ((width + 2) * COLUMN, (height + 1) * ROW);
    let paper = colours(&buffer.content[0]).1;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {full_width} {full_height}\" \
         font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"15\">\n\
         <style>text {{ white-space: pre }}</style>\n\
         <rect width=\"{full_width}\" height=\"{full_height}\" fill=\"{paper}\"/>\n"
    );
    for (y, row) in buffer.content.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a.style() == b.style()) {
            let (ink, ground) = colours(&run[0]);
            let (left, top, wide) = ((x + 1) * COLUMN, y * ROW + ROW / 2, run.len() * COLUMN);
            if ground != paper {
                writeln!(
                    svg,
                    "<rect x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{ROW}\" fill=\"{ground}\"/>"
                )
                .expect("a string takes all");
            }
            let text: String = run.iter().map(Cell::symbol).collect();
            if !text.trim().is_empty() {
                let text = text.replace('&', "&amp;").replace('<', "&lt;");
                let base = top + 14;
                let face = face(run[0].modifier);
                writeln!(
                    svg,
                    "<text x=\"{left}\" y=\"{base}\" textLength=\"{wide}\" fill=\"{ink}\"{face}>{text}</text>"
                )
                .expect("a string takes all");
            }
            x += run.len();
        }
    }
    svg + "</svg>\n"
}

/// Ink and ground; a terminal's own are black on white here.
fn colours(cell: &Cell) -> (String, String) {
    let of = |colour, own: &str| match colour {
        Color::Indexed(number) => xterm(number),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        _ => own.to_owned(),
    };
    let both = (of(cell.fg, "#1c1c1c"), of(cell.bg, "#ffffff"));
    if cell.modifier.contains(Modifier::REVERSED) { (both.1, both.0) } else { both }
}

fn face(modifier: Modifier) -> String {
    let mut face = String::new();
    if modifier.contains(Modifier::BOLD) {
        face += " font-weight=\"bold\"";
    }
    let lines = [(Modifier::UNDERLINED, "underline"), (Modifier::CROSSED_OUT, "line-through")];
    let lines: Vec<&str> =
        lines.into_iter().filter(|(line, _)| modifier.contains(*line)).map(|(_, name)| name).collect();
    if !lines.is_empty() {
        face += &format!(" text-decoration=\"{}\"", lines.join(" "));
    }
    face
}

/// A colour of the cube or of the greys that all terminals with 256 colours share.
fn xterm(number: u8) -> String {
    let part = |part: u8| if part == 0 { 0 } else { 55 + 40 * part };
    let [red, green, blue] = match number {
        16..=231 => {
            let index = number - 16;
            [part(index / 36), part(index / 6 % 6), part(index % 6)]
        }
        232.. => [8 + 10 * (number - 232); 3],
        ..16 => unreachable!("skins use none of the sixteen that every terminal has otherwise"),
    };
    format!("#{red:02x}{green:02x}{blue:02x}")
}
