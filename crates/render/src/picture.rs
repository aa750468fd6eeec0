//! A picture: a board and a diagram.

use crate::{Coordinates, Theme, chain};
use sudokit_core::{Board, Cell};
use sudokit_diagram::{Diagram, Role, Sentence, Voice, Words};

/// A board with a diagram, ready to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The board.
    pub board: &'a Board,
    /// Roles and links.
    pub diagram: &'a Diagram,
    /// Title.
    pub title: &'a str,
    /// Caption, one line.
    pub caption: &'a str,
    /// Notation for cells.
    pub coordinates: Coordinates,
    /// The language of sentences beside it.
    pub words: &'static Words,
    /// Numbers in the corners of cells with a role, instead of its sign: the steps that fill them. Only in
    /// SVG.
    pub numbers: &'a [(Cell, usize)],
    /// Colours of SVG. A page replaces those of [`Theme::STANDARD`] on a dark screen.
    pub theme: Theme,
}

impl<'a> Picture<'a> {
    /// A picture without words, in English.
    pub fn new(board: &'a Board, diagram: &'a Diagram) -> Self {
        Self {
            board,
            diagram,
            title: "",
            caption: "",
            coordinates: Coordinates::Rncn,
            words: Words::english(),
            numbers: &[],
            theme: Theme::STANDARD,
        }
    }

    /// A sentence in its language, with its names of cells.
    pub fn sentence(&self, sentence: &Sentence) -> String {
        sentence.told(self.words, &self.coordinates)
    }

    /// The diagram's links in Eureka notation, if they are one chain and the reader is an expert.
    pub fn only_chain(&self) -> Option<String> {
        let is_asked_for = self.words.voice() == Voice::Expert;
        let run = chain::only_run(self.diagram).filter(|_| is_asked_for)?;
        Some(chain::eureka(run, self.coordinates))
    }

    /// The name of a role in the legend.
    pub(crate) fn name_of(&self, role: Role) -> &'static str {
        let name = Theme::STANDARD.look(role).name;
        self.words.named("role", name, name)
    }
}

/// The width of a text in the columns of a terminal: Chinese and Japanese letters take two.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().map(|letter| if letter < '\u{1100}' { 1 } else { 2 }).sum()
}
