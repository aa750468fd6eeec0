//! Impossible orders.

use super::{Maker, Product};
use crate::generate::{Recipe, Symmetry};
use crate::wish::FEWEST;
use crate::{Cell, Contradiction, Engine, House, Single, Wish};

impl Maker {
    /// The reason why an order is impossible, if known without trying: conflicts between the wish, the number
    /// of givens, the pattern and the givens to build around. A maker with an impossible order tries in vain.
    ///
    /// ```
    /// use sudokit::{Contradiction, Maker, generate::Recipe};
    /// let maker = Maker::new(1).recipe(Recipe { clues: Some(5..=16), ..Recipe::default() });
    /// let why = maker.contradiction().expect("no puzzle has so few givens");
    /// assert_eq!(why, Contradiction::Givens(5, 16));
    /// assert_eq!(why.to_string(), "a puzzle has 17 to 81 givens, so none has from 5 to 16");
    /// ```
    pub fn contradiction(&self) -> Option<Contradiction> {
        let recipe = &self.steering.recipe;
        let is_plain = self.wish == Wish::default()
            && !self.begins
            && recipe.symmetry == Symmetry::None
            && recipe.clues.is_none()
            && recipe.pattern.is_none()
            && !recipe.no_empty_box
            && !recipe.every_digit;
        match self.product {
            Product::Grids if !is_plain => return Some(Contradiction::FullGrids),
            Product::TopDown | Product::ControlledBias if !is_plain || !recipe.around.is_empty() => {
                return Some(Contradiction::Samples);
            }
            _ => {}
        }
        if self.begins && self.steering.seeds.is_empty() {
            return Some(Contradiction::Start);
        }
        self.wish.contradiction().or_else(|| of_recipe(recipe))
    }
}

fn of_recipe(recipe: &Recipe) -> Option<Contradiction> {
    let around = &recipe.around;
    if let Some(pattern) = &recipe.pattern {
        if recipe.symmetry != Symmetry::None || recipe.clues.is_some() || !around.is_empty() {
            return Some(Contradiction::Fixed);
        }
        if pattern.len() < FEWEST {
            return Some(Contradiction::Pattern(pattern.len()));
        }
        let empty = (0..9).find(|index| House::block(*index).cells().is_disjoint(*pattern));
        if recipe.no_empty_box
            && let Some(index) = empty
        {
            return Some(Contradiction::EmptyBox(index + 1));
        }
    } else if let Some(clues) = &recipe.clues {
        let (least, most) = (*clues.start(), *clues.end());
        if least > most || most < FEWEST || least > Cell::COUNT {
            return Some(Contradiction::Givens(least, most));
        }
        if around.len() > most {
            return Some(Contradiction::Around(around.len(), most));
        }
    }
    let is_solvable = around.is_empty() || Single::new().solve(around).is_some();
    (!is_solvable).then_some(Contradiction::Unsolvable)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CellSet, Puzzle};

    fn of(recipe: Recipe) -> Option<Contradiction> {
        Maker::new(1).recipe(recipe).contradiction()
    }

    #[test]
    fn what_no_puzzle_has_is_known_at_once() {
        let clues = |least, most| Recipe { clues: Some(least..=most), ..Recipe::default() };
        for (least, most) in [(40, 30), (0, 0), (0, 16), (82, 99), (100, usize::MAX)] {
            assert_eq!(of(clues(least, most)), Some(Contradiction::Givens(least, most)), "{least} to {most}");
        }
        for (least, most) in [(17, 17), (0, 17), (0, 81), (81, 81), (81, 99), (0, usize::MAX)] {
            assert_eq!(of(clues(least, most)), None, "{least} to {most}");
        }
        let few = Recipe { pattern: Some(CellSet::ALL.iter().take(16).collect()), ..Recipe::default() };
        assert_eq!(of(few), Some(Contradiction::Pattern(16)));
    }

    #[test]
    fn a_pattern_with_an_empty_box_leaves_it_empty() {
        for index in 0..9 {
            let recipe = Recipe { pattern: Some(!House::block(index).cells()), ..Recipe::default() };
            assert_eq!(of(recipe.clone()), None);
            let wish = Recipe { no_empty_box: true, ..recipe };
            assert_eq!(of(wish), Some(Contradiction::EmptyBox(index + 1)));
        }
        let full = Recipe { pattern: Some(CellSet::ALL), no_empty_box: true, ..Recipe::default() };
        assert_eq!(of(full), None);
    }

    #[test]
    fn a_pattern_leaves_no_choice() {
        let pattern = Some(CellSet::ALL);
        assert_eq!(of(Recipe { pattern, ..Recipe::default() }), None);
        let around: Puzzle = format!("1{}", ".".repeat(80)).parse().unwrap();
        for more in [
            Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() },
            Recipe { clues: Some(20..=30), ..Recipe::default() },
            Recipe { around, ..Recipe::default() },
        ] {
            assert_eq!(of(Recipe { pattern, ..more }), Some(Contradiction::Fixed));
        }
    }

    #[test]
    fn what_a_puzzle_is_built_around_has_to_fit() {
        let solvable: Puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
                .parse()
                .unwrap();
        let around = |around, clues| of(Recipe { around, clues, ..Recipe::default() });
        assert_eq!(around(solvable, Some(20..=29)), Some(Contradiction::Around(30, 29)));
        assert_eq!(around(solvable, Some(20..=30)), None);
        assert_eq!(around(solvable, None), None);
        let unsolvable: Puzzle = format!("11{}", ".".repeat(79)).parse().unwrap();
        assert_eq!(around(unsolvable, None), Some(Contradiction::Unsolvable));
    }

    #[test]
    fn one_of_the_puzzles_to_begin_at_has_one_solution() {
        let several = Puzzle::EMPTY;
        let one = Maker::new(1).puzzles(1).unwrap()[0];
        let of = |puzzles: &[Puzzle]| Maker::new(1).starting_at(puzzles).contradiction();
        assert_eq!(of(&[]), Some(Contradiction::Start));
        assert_eq!(of(&[several]), Some(Contradiction::Start));
        assert_eq!(of(&[several, one]), None);
    }

    #[test]
    fn full_grids_take_no_wish() {
        let grids = || Maker::new(1).product(Product::Grids);
        assert_eq!(grids().contradiction(), None);
        let wish = Wish { level: Some(crate::logic::Level::Hard), ..Wish::default() };
        let recipe = Recipe { clues: Some(20..=30), ..Recipe::default() };
        let begun = grids().starting_at(&Maker::new(1).puzzles(1).unwrap());
        for maker in [grids().wish(wish), grids().recipe(recipe), begun] {
            assert_eq!(maker.contradiction(), Some(Contradiction::FullGrids));
        }
    }

    #[test]
    fn samples_choose_nothing() {
        let puzzle = Maker::new(1).puzzles(1).unwrap()[0];
        for product in [Product::TopDown, Product::ControlledBias] {
            let sample = || Maker::new(1).product(product);
            assert_eq!(sample().contradiction(), None);
            let wish = Wish { level: Some(crate::logic::Level::Hard), ..Wish::default() };
            let recipes = [
                Recipe { no_empty_box: true, ..Recipe::default() },
                Recipe { every_digit: true, ..Recipe::default() },
                Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() },
                Recipe { clues: Some(20..=30), ..Recipe::default() },
                Recipe { around: puzzle, ..Recipe::default() },
                Recipe { pattern: Some(CellSet::ALL), ..Recipe::default() },
            ];
            let others = recipes.map(|recipe| sample().recipe(recipe)).into_iter();
            for maker in others.chain([sample().wish(wish), sample().starting_at(&[puzzle])]) {
                assert_eq!(maker.contradiction(), Some(Contradiction::Samples));
            }
        }
    }
}
