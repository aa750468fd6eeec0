//! Symmetry: canonical forms, isomorphs and transformations. Also the neighbours of a puzzle.

use crate::context::Context;
use crate::failure::Failure;
use crate::part::part;
use crate::scope::Limit;
use crate::task::Task;
use crate::value::{OneOrMore, Whole};
use serde::Serialize;
use sudokit::{
    Canon, CanonForm, Canonizer, JSON_VERSION, Puzzle, Random, Transformation, Vicinity as Neighbours,
};

part! {
    /// Asks for a canonical form.
    pub struct Canonise {
        /// The puzzle.
        puzzle: Puzzle,
        /// The canonical form to find.
        form: CanonForm = "\"minlex\"",
        /// True to add the transformation from the puzzle to the form.
        map: bool = "false",
        /// True to add the number of automorphisms.
        automorphisms: bool = "false",
        ..time: Limit,
    }
}

impl Task for Canonise {
    const NAME: &'static str = "canon";
    const ABOUT: &'static str =
        "Finds a canonical form of a puzzle, which is the same for all isomorphs of the puzzle.";
    const REPLY: &'static str = "canon";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let canon = Canon::new(self.form).until(&context.cancel(&self.time));
        let canon = if self.map { canon.with_map() } else { canon };
        let mut canon = if self.automorphisms { canon.with_automorphisms() } else { canon };
        Ok(canon.of(&self.puzzle)?)
    }
}

part! {
    /// Asks whether two puzzles are isomorphic.
    pub struct Isomorphic {
        /// The first puzzle.
        puzzle: Puzzle,
        /// The other puzzle.
        other: Puzzle,
    }
}

/// Two puzzles, and the transformation from the first to the other.
#[derive(Serialize)]
struct Compared {
    version: u32,
    puzzle: Puzzle,
    other: Puzzle,
    isomorphic: bool,
    map: Option<String>,
}

impl Task for Isomorphic {
    const NAME: &'static str = "isomorphic";
    const ABOUT: &'static str = "Tells whether two puzzles are isomorphic, that is the same but for symmetry, and which transformation turns the first into the other.";
    const REPLY: &'static str = "isomorphic";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        let map = Canonizer::new().isomorphism(&self.puzzle, &self.other).map(|way| way.to_string());
        let Self { puzzle, other } = self;
        Ok(Compared { version: JSON_VERSION, puzzle, other, isomorphic: map.is_some(), map })
    }
}

part! {
    /// Asks for the image of a puzzle.
    pub struct Transform {
        /// The puzzle.
        puzzle: Puzzle,
        /// The transformations to apply, one after the other.
        by: OneOrMore<Transformation>,
        /// True to apply the inverse of the whole sequence instead.
        inverse: bool = "false",
    }
}

/// A puzzle and its image.
#[derive(Serialize)]
struct Transformed {
    version: u32,
    puzzle: Puzzle,
    image: Puzzle,
    map: String,
}

impl Task for Transform {
    const NAME: &'static str = "transform";
    const ABOUT: &'static str = "Turns a puzzle into an isomorph, by transformations such as `quarter-turn`, `mirror`, `transpose`, `swap-r1-r3` and `swap-digits-4-9`.";
    const REPLY: &'static str = "transform";

    fn answer(self, _: &Context) -> Result<impl Serialize, Failure> {
        let by = self.by.0.iter().fold(Transformation::IDENTITY, |all, by| all.then(by));
        let by = if self.inverse { by.inverse() } else { by };
        let (puzzle, image) = (self.puzzle, by.apply(&self.puzzle));
        Ok(Transformed { version: JSON_VERSION, puzzle, image, map: by.to_string() })
    }
}

part! {
    /// Asks for random isomorphs.
    pub struct Shuffle {
        /// The puzzle.
        puzzle: Puzzle,
        /// The number of isomorphs to make.
        count: Whole<0, 1_000_000> = "1",
        /// The same seed makes the same isomorphs. Without one, each request gets a new seed, which the reply
        /// names.
        seed: Option<Whole<0, { u64::MAX }>> = "null",
    }
}

/// A puzzle and random isomorphs.
#[derive(Serialize)]
struct Shuffled {
    version: u32,
    puzzle: Puzzle,
    seed: u64,
    images: Vec<Puzzle>,
}

impl Task for Shuffle {
    const NAME: &'static str = "shuffle";
    const ABOUT: &'static str =
        "Makes random isomorphs of a puzzle: each of the 3,359,232 x 9! transformations is equally likely.";
    const REPLY: &'static str = "shuffle";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let seed = self.seed.map_or(context.seed, |Whole(seed)| seed);
        let image = |number| Transformation::random(&mut Random::piece(seed, number)).apply(&self.puzzle);
        let images = (0..self.count.0).map(image).collect();
        Ok(Shuffled { version: JSON_VERSION, puzzle: self.puzzle, seed, images })
    }
}

part! {
    /// Asks for the puzzles near a puzzle.
    pub struct Vicinity {
        /// The puzzle.
        puzzle: Puzzle,
        /// The number of givens to remove.
        minus: Whole<0, 81> = "1",
        /// The number of givens to add.
        plus: Whole<0, 81> = "1",
        /// True to find minimal puzzles only.
        minimal | only_minimal: bool = "false",
        ..time: Limit,
    }
}

/// A puzzle and its neighbours.
#[derive(Serialize)]
struct Near {
    version: u32,
    puzzle: Puzzle,
    neighbours: Vec<Puzzle>,
}

impl Task for Vicinity {
    const NAME: &'static str = "vicinity";
    const ABOUT: &'static str = "Finds every puzzle with one solution that you get by removing some givens of a puzzle and adding others.";
    const REPLY: &'static str = "neighbours";

    fn answer(self, context: &Context) -> Result<impl Serialize, Failure> {
        let near = Neighbours::new().until(&context.cancel(&self.time));
        let mut near = if self.minimal { near.minimal() } else { near };
        let neighbours = near.puzzles(&self.puzzle, self.minus.0 as usize, self.plus.0 as usize)?;
        Ok(Near { version: JSON_VERSION, puzzle: self.puzzle, neighbours })
    }
}
