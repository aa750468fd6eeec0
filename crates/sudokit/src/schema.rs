//! The schemas of the results as JSON, for programs that publish them.

macro_rules! schemas {
    ($($name:literal),* $(,)?) => {
        /// The names of all schemas.
        pub const NAMES: &[&str] = &[$($name),*];

        /// The schema with this name, as JSON Schema (draft 2020-12).
        ///
        /// ```
        /// let schema = sudokit::schema::named("hint").expect("hints have one");
        /// assert!(schema.contains("\"advice\""));
        /// assert!(sudokit::schema::named("tea").is_none());
        /// ```
        pub fn named(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some(include_str!(concat!("../schema/", $name, ".json"))),)*
                _ => None,
            }
        }
    };
}

schemas! {
    "backdoor",
    "canon",
    "check",
    "classify",
    "count",
    "entry",
    "expand",
    "fill",
    "hint",
    "iso",
    "minimal",
    "pattern",
    "photo",
    "proof",
    "rank",
    "rate",
    "reduce",
    "solution",
    "solve",
    "sorts",
    "steps",
    "transform",
    "unavoidable",
    "verify",
    "vicinity",
}
