use sudokit::Advice;
use sudokit::render::Picture;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let game =
        sudokit::read("1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5")?;
    if let Advice::Step(board, step) = sudokit::hint(&game) {
        let (diagram, line) = (step.diagram(&board), step.to_string());
        let mut svg = String::new();
        Picture { title: &line, ..Picture::new(&board, &diagram) }.svg(&mut svg)?;
        std::fs::write("step.svg", svg)?;
        println!("{line}");
    }
    Ok(())
}
