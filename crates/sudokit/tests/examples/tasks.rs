//! The programs of `docs/tasks` as one, so that they are linked once: `tasks NAME` runs the one of this name.
//! `cargo xtask examples` compares what they print.

/// Each file as a module, and the names with their `main`.
macro_rules! tasks {
    ($($name:ident)*) => {
        $(
            mod $name {
                include!(concat!("../../../../docs/tasks/", stringify!($name), ".rs"));

                pub(super) fn run() -> Result<(), Box<dyn std::error::Error>> {
                    main()
                }
            }
        )*

        const TASKS: &[(&str, fn() -> Result<(), Box<dyn std::error::Error>>)] =
            &[$((stringify!($name), $name::run)),*];
    };
}

tasks! { canon check convert draw explain generate hint many rate solve }

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).unwrap_or_default();
    let task = TASKS.iter().find(|(known, _)| *known == name);
    let (_, run) = task.ok_or_else(|| format!("there is no task {name:?}"))?;
    run()
}
