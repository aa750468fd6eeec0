use sudokit::Answer;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let entry =
        sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    match sudokit::solve(&entry) {
        Answer::Unique(solution) => println!("{solution}"),
        Answer::Several(_) => println!("multiple"),
        Answer::None => println!("none"),
    }
    Ok(())
}
