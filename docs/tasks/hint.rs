use sudokit::Advice;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game =
        sudokit::read("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")?;
    match sudokit::hint(&game) {
        Advice::Step(board, step) => println!("{}\n{}", step.kind.name, step.explain(&board).look),
        Advice::Mistakes(mistakes) => println!("take back {:?}", mistakes.wrong),
        _ => println!("no step"),
    }
    Ok(())
}
