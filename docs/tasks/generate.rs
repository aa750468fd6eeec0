use sudokit::generate::{Recipe, Symmetry};
use sudokit::logic::Level;
use sudokit::{Maker, Wish};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let recipe = Recipe { symmetry: Symmetry::HalfTurn, ..Recipe::default() };
    let wish = Wish { level: Some(Level::Medium), ..Wish::default() };
    for puzzle in Maker::new(7).recipe(recipe).wish(wish).puzzles(1)? {
        println!("{puzzle}");
    }
    Ok(())
}
