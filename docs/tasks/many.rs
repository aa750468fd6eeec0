use sudokit::{Answer, Maker, Team};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzles = Maker::new(7).puzzles(1000)?;
    let mut answers = Vec::new();
    Team::new().answer(&puzzles, &mut answers, |_| ())?;
    println!("{}", answers.iter().filter(|answer| matches!(answer, Answer::Unique(_))).count());
    Ok(())
}
