//! A grid of candidates in a terminal, with a legend.

use crate::picture::columns;
use crate::{Picture, Theme, chain};
use anstyle::Style;
use std::fmt::{self, Write};
use sudokit_core::{Candidate, Cell, House, HouseKind, HouseSet};
use sudokit_diagram::{Mark, Role, say};

/// Capabilities of a terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// Colours, bold, strikethrough.
    pub colour: bool,
    /// Box drawing characters instead of dashes and bars.
    pub unicode: bool,
}

impl Ink {
    /// Plain ASCII.
    pub const PLAIN: Self = Self { colour: false, unicode: false };

    /// The style, or none without colours.
    const fn style(self, style: Style) -> Style {
        if self.colour { style } else { Style::new() }
    }
}

/// Width of the legend, unless an entry is wider.
const LEGEND: usize = 78;

/// A text and its width in columns.
#[derive(Default)]
struct Item {
    text: String,
    width: usize,
}

impl Item {
    fn push(&mut self, text: &str, style: Style) {
        // Writing to a string never fails.
        _ = write!(self.text, "{style}{text}{style:#}");
        self.width += text.chars().count();
    }
}

impl Picture<'_> {
    /// Writes the grid: every cell with its digit or candidates, each with the sign of its role, and a dot
    /// for an empty cell without candidates. Below it the legend, with the boxes that have a role.
    ///
    /// # Errors
    /// Errors of the output.
    ///
    /// ```
    /// use sudokit_core::{Board, CandidateSet};
    /// use sudokit_diagram::{Diagram, Role};
    /// use sudokit_render::{Ink, Picture};
    ///
    /// let mut diagram = Diagram::default();
    /// diagram.candidates(CandidateSet::of("r1c1=9".parse().unwrap()), Role::Eliminated);
    /// let mut text = String::new();
    /// Picture::new(&Board::EMPTY, &diagram).text(&mut text, Ink::PLAIN)?;
    /// assert!(text.contains("r1 | 123456789-  123456789  123456789 |"), "{text}");
    /// assert!(text.ends_with("- removed\n"), "{text}");
    /// # Ok::<(), std::fmt::Error>(())
    /// ```
    pub fn text(&self, out: &mut dyn Write, ink: Ink) -> fmt::Result {
        let items: Vec<Item> = Cell::all().map(|cell| self.item(cell, ink)).collect();
        let width = |column: usize| (0..9).map(|row| items[9 * row + column].width).max().unwrap_or(1).max(2);
        let widths: Vec<usize> = (0..9).map(width).collect();
        let (bar, rule) = if ink.unicode { ('│', '─') } else { ('|', '-') };
        let corners =
            if ink.unicode { ["┌┬┐", "├┼┤", "└┴┘"] } else { ["+++", "+++", "+++"] };

        let label = |out: &mut dyn Write, house: House, name: String, width: usize| {
            let role = self.role_of(house);
            let sign = role.map(|role| Theme::STANDARD.look(role).sign);
            let style = role.map_or(Style::new().dimmed(), |role| Theme::STANDARD.ansi(role));
            let style = ink.style(style);
            let text: String = name.chars().chain(sign).collect();
            write!(out, "{style}{text}{style:#}{:1$}", "", width.saturating_sub(text.chars().count()))
        };
        let mut head = " ".repeat(5);
        for (column, width) in widths.iter().enumerate() {
            let gap = if column % 3 == 2 { 3 } else { 2 };
            label(&mut head, House::column(column), self.coordinates.column(column), width + gap)?;
        }
        writeln!(out, "{}", head.trim_end())?;
        for row in 0..9 {
            if row % 3 == 0 {
                self.rule(out, &widths, rule, corners[row.min(1)])?;
            }
            label(out, House::row(row), self.coordinates.row(row), 3)?;
            for (column, width) in widths.iter().enumerate() {
                let item = &items[9 * row + column];
                let before = if column % 3 == 0 { format!(" {bar} ") } else { "  ".to_owned() };
                let before = if column == 0 { before.trim_start() } else { &before };
                write!(out, "{before}{}{:2$}", item.text, "", width - item.width)?;
            }
            writeln!(out, " {bar}")?;
        }
        self.rule(out, &widths, rule, corners[2])?;
        self.legend(out, ink)
    }

    fn rule(&self, out: &mut dyn Write, widths: &[usize], rule: char, corners: &str) -> fmt::Result {
        let corners: Vec<char> = corners.chars().collect();
        write!(out, "   ")?;
        for (i, three) in widths.chunks(3).enumerate() {
            let length = three.iter().sum::<usize>() + 6;
            let line: String = std::iter::repeat_n(rule, length).collect();
            write!(out, "{}{line}", corners[usize::from(i > 0)])?;
        }
        writeln!(out, "{}", corners[2])
    }

    /// The contents of a cell.
    fn item(&self, cell: Cell, ink: Ink) -> Item {
        let mut item = Item::default();
        if let Some(digit) = self.board.digit(cell) {
            let is_given = self.board.givens().contains(cell);
            let style = if is_given { Style::new().bold() } else { Style::new() };
            item.push(&digit.to_string(), ink.style(style));
        }
        if self.board.digit(cell).is_none() && self.board.candidates(cell).is_empty() {
            item.push(".", Style::new());
        }
        for digit in self.board.candidates(cell) {
            match self.diagram.role(Candidate::at(cell, digit)) {
                Some(role) => {
                    let text = format!("{digit}{}", Theme::STANDARD.look(role).sign);
                    item.push(&text, ink.style(Theme::STANDARD.ansi(role)));
                }
                None => item.push(&digit.to_string(), ink.style(Style::new().dimmed())),
            }
        }
        if let Some(role) = self.role_of_cell(cell) {
            let text = format!(":{}", Theme::STANDARD.look(role).sign);
            item.push(&text, ink.style(Theme::STANDARD.ansi(role)));
        }
        item
    }

    fn legend(&self, out: &mut dyn Write, ink: Ink) -> fmt::Result {
        let mut column = 0;
        for role in self.roles() {
            let look = Theme::STANDARD.look(role);
            let style = ink.style(Theme::STANDARD.ansi(role));
            let is_box = |house: &House| house.kind() == HouseKind::Block;
            let boxes: HouseSet = self.houses(role).iter().filter(is_box).collect();
            let mut name = self.name_of(role).to_owned();
            if !boxes.is_empty() {
                name = self.sentence(&say!("legend-with-boxes", [role = name, boxes]));
            }
            let width = columns(&name) + 5;
            if column > 0 && column + width > LEGEND {
                writeln!(out)?;
                column = 0;
            }
            write!(out, "   {style}{}{style:#} {name}", look.sign)?;
            column += width;
        }
        if Cell::all().any(|cell| self.role_of_cell(cell).is_some()) {
            let whole_cell = self.sentence(&say!("legend-whole-cell"));
            let width = columns(&whole_cell) + 3;
            if column + width > LEGEND {
                writeln!(out)?;
            }
            write!(out, "   {whole_cell}")?;
            column += width;
        }
        if column > 0 {
            writeln!(out)?;
        }
        Ok(())
    }

    /// Writes the links as experts do, in Eureka notation: each run in a line, and what the signs mean.
    ///
    /// # Errors
    /// Errors of the output.
    pub fn notation(&self, out: &mut dyn Write) -> fmt::Result {
        for run in chain::runs(self.diagram) {
            writeln!(out, "   {}", chain::eureka(run, self.coordinates))?;
        }
        if !self.diagram.links.is_empty() {
            writeln!(out, "   {}", self.sentence(&say!("legend-links")))?;
        }
        Ok(())
    }

    /// The roles of the diagram, each once, in the order of the theme.
    pub(crate) fn roles(&self) -> Vec<Role> {
        let played = |role: &Role| {
            self.diagram.marks.iter().any(|mark| match mark {
                Mark::Candidates(_, played) | Mark::Cells(_, played) | Mark::Houses(_, played) => {
                    played == role
                }
            })
        };
        Role::ALL.into_iter().filter(played).collect()
    }

    /// The houses with this role.
    pub(crate) fn houses(&self, role: Role) -> HouseSet {
        self.diagram.marks.iter().fold(HouseSet::EMPTY, |all, mark| match mark {
            Mark::Houses(houses, played) if *played == role => all | *houses,
            Mark::Candidates(..) | Mark::Cells(..) | Mark::Houses(..) => all,
        })
    }

    fn role_of(&self, house: House) -> Option<Role> {
        self.roles().into_iter().find(|role| self.houses(*role).contains(house))
    }

    /// The role of a cell as a whole.
    pub(crate) fn role_of_cell(&self, cell: Cell) -> Option<Role> {
        self.diagram.marks.iter().find_map(|mark| match mark {
            Mark::Cells(cells, role) => cells.contains(cell).then_some(*role),
            Mark::Candidates(..) | Mark::Houses(..) => None,
        })
    }
}
