use sudokit::Advice;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game =
        sudokit::read("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")?;
    if let Advice::Step(board, step) = sudokit::hint(&game) {
        let told = step.explain(&board);
        for sentence in told.pattern.iter().chain(&told.reason).chain(&told.result) {
            println!("{sentence}");
        }
    }
    Ok(())
}
