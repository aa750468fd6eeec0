use sudokit::CellSet;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let entry =
        sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
    let minimality = sudokit::minimal(&entry.givens);
    println!("{},{}", minimality.status, minimality.redundant.is_some_and(CellSet::is_empty));
    Ok(())
}
