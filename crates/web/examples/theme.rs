//! Writes the theme of roles as JSON: the app's tests compare its pictures with the program's.
//!
//! `cargo run -p sudokit-web --example theme`

use serde_json::{Map, Value, json};
use sudokit::diagram::Role;
use sudokit::render::{Rgb, Theme};

/// The colours that pictures and the app share, by their names.
fn colours(theme: Theme) -> [(&'static str, Rgb); 9] {
    [
        ("own", theme.own),
        ("link", theme.link),
        ("red", theme.red),
        ("blue", theme.blue),
        ("green", theme.green),
        ("sky", theme.sky),
        ("orange", theme.orange),
        ("purple", theme.purple),
        ("yellow", theme.yellow),
    ]
}

fn named(theme: Theme) -> Map<String, Value> {
    colours(theme).into_iter().map(|(name, colour)| (name.to_owned(), colour.to_string().into())).collect()
}

fn main() {
    let theme = Theme::STANDARD;
    let roles: Vec<Value> = Role::ALL
        .into_iter()
        .map(|role| {
            let look = theme.look(role);
            let colour = colours(theme).into_iter().find(|(_, colour)| *colour == look.rgb);
            let (colour, _) = colour.expect("roles have colours of the theme");
            let shape = format!("{:?}", look.shape).to_lowercase();
            json!({ "role": role, "name": look.name, "shape": shape, "filled": look.filled, "colour": colour })
        })
        .collect();
    println!("{}", json!({ "roles": roles, "light": named(theme), "dark": named(Theme::DARK) }));
}
