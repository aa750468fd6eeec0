use sudokit::CanonForm;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let puzzle =
        sudokit::read("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?
            .givens;
    if let Some(form) = sudokit::canon(&puzzle, CanonForm::Minlex) {
        println!("{form}");
    }
    Ok(())
}
