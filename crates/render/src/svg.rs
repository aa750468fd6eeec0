//! Drawings as SVG.

use crate::drawing::{Anchor, Drawing, Element, Form, Paint, Text};
use std::fmt::{self, Write};

pub(crate) const FONT: &str = "Helvetica, Arial, 'Liberation Sans', sans-serif";

impl Drawing {
    /// Writes an SVG document, which can also be embedded in a page. `label` is for screen readers.
    ///
    /// # Errors
    /// Errors of the output.
    pub fn svg(&self, out: &mut dyn Write, label: &str) -> fmt::Result {
        let (width, height) = (number(self.width), number(self.height));
        writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"{FONT}\" role=\"img\" aria-label=\"{}\">",
            escaped(label)
        )?;
        elements(out, &self.elements, 1)?;
        writeln!(out, "</svg>")
    }
}

/// Writes elements, each on a line, with at most `places` decimal places.
///
/// # Errors
/// Errors of the output.
///
/// ```
/// use sudokit_render::Rgb;
/// use sudokit_render::drawing::{Element, Form, Paint, Point};
///
/// let dot = Form::Circle { middle: Point::at(5.25, 5.0), radius: 1.0 };
/// let mut svg = String::new();
/// sudokit_render::svg::elements(&mut svg, &[Element::Form(dot, Paint::filled(Rgb(0, 0, 0)))], 2)?;
/// assert_eq!(svg, "<circle cx=\"5.25\" cy=\"5\" r=\"1\" fill=\"#000000\"/>\n");
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub fn elements(out: &mut dyn Write, elements: &[Element], places: u32) -> fmt::Result {
    let writer = Svg { places };
    elements.iter().try_for_each(|element| match element {
        Element::Form(form, paint) => writer.form(out, form, paint),
        Element::Text(text) => writer.text(out, text),
    })
}

struct Svg {
    /// Decimal places of numbers.
    places: u32,
}

impl Svg {
    fn number(&self, value: f64) -> String {
        decimal(value, self.places)
    }

    fn form(&self, out: &mut dyn Write, form: &Form, paint: &Paint) -> fmt::Result {
        let number = |value| self.number(value);
        match form {
            Form::Lines(lines) => {
                write!(out, "<path d=\"")?;
                for [from, to] in lines {
                    let [x0, y0, x1, y1] = [from.x, from.y, to.x, to.y].map(number);
                    write!(out, "M{x0} {y0}")?;
                    match (x0 == x1, y0 == y1) {
                        (_, true) => write!(out, "H{x1}")?,
                        (true, false) => write!(out, "V{y1}")?,
                        (false, false) => write!(out, "L{x1} {y1}")?,
                    }
                }
                write!(out, "\"")?;
            }
            Form::Rectangle { corner, width, height, radius } => {
                let [x, y, width, height] = [corner.x, corner.y, *width, *height].map(number);
                write!(out, "<rect")?;
                if (&*x, &*y) != ("0", "0") {
                    write!(out, " x=\"{x}\" y=\"{y}\"")?;
                }
                write!(out, " width=\"{width}\" height=\"{height}\"")?;
                if *radius > 0.0 {
                    write!(out, " rx=\"{}\"", number(*radius))?;
                }
            }
            Form::Circle { middle, radius } => {
                let [x, y, radius] = [middle.x, middle.y, *radius].map(number);
                write!(out, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"")?;
            }
            Form::Polygon(corners) => {
                let corners: Vec<String> = corners
                    .iter()
                    .map(|corner| format!("{},{}", number(corner.x), number(corner.y)))
                    .collect();
                write!(out, "<polygon points=\"{}\"", corners.join(" "))?;
            }
            Form::Curve([from, by, to]) => {
                let [x0, y0, x1, y1, x2, y2] = [from.x, from.y, by.x, by.y, to.x, to.y].map(number);
                write!(out, "<path d=\"M{x0} {y0}Q{x1} {y1} {x2} {y2}\"")?;
            }
        }
        // Straight lines have no inside.
        match paint.fill {
            Some(fill) => {
                write!(out, " fill=\"{}\"", fill.colour)?;
                if fill.opacity < 1.0 {
                    write!(out, " fill-opacity=\"{}\"", decimal(fill.opacity, 2))?;
                }
            }
            None if matches!(form, Form::Lines(_)) => {}
            None => write!(out, " fill=\"none\"")?,
        }
        if let Some(stroke) = paint.stroke {
            write!(out, " stroke=\"{}\" stroke-width=\"{}\"", stroke.colour, self.number(stroke.width))?;
            if let Some([dash, gap]) = stroke.dashes {
                write!(out, " stroke-dasharray=\"{} {}\"", self.number(dash), self.number(gap))?;
            }
            if stroke.is_square {
                write!(out, " stroke-linecap=\"square\"")?;
            }
        }
        writeln!(out, "/>")
    }

    fn text(&self, out: &mut dyn Write, text: &Text) -> fmt::Result {
        let class = if text.is_on_shape { " class=\"on\"" } else { "" };
        let [x, y, size] = [text.at.x, text.at.y, text.size].map(|value| self.number(value));
        let (mut places, mut said, mut anchor) = (x.clone(), text.text.clone(), text.anchor);
        if let Some(pitch) = text.pitch {
            // Each letter has a position of its own; blanks need none.
            let letters = text.text.chars().enumerate().filter(|(_, letter)| *letter != ' ');
            let middle = |at: usize| self.number(text.at.x + pitch * (at as f64 + 0.5));
            places = letters.clone().map(|(at, _)| middle(at)).collect::<Vec<_>>().join(" ");
            said = letters.map(|(_, letter)| letter).collect();
            anchor = Anchor::Middle;
        }
        write!(out, "<text{class} x=\"{places}\" y=\"{y}\" font-size=\"{size}\"")?;
        if text.quarters() > 0 {
            write!(out, " transform=\"rotate({} {x} {y})\"", 90 * text.quarters())?;
        }
        if text.is_bold {
            write!(out, " font-weight=\"bold\"")?;
        }
        match anchor {
            Anchor::Start => {}
            Anchor::Middle => write!(out, " text-anchor=\"middle\"")?,
            Anchor::End => write!(out, " text-anchor=\"end\"")?,
        }
        writeln!(out, " fill=\"{}\">{}</text>", text.colour, escaped(&said))
    }
}

/// A number with at most one decimal place: short, and the same on every machine.
pub(crate) fn number(value: f64) -> String {
    decimal(value, 1)
}

/// A number with at most this many decimal places; of two that are as near, the even one. It is made of whole
/// numbers: the standard library's code for floats weighs 12 kB, and the app would need it for nothing else.
///
/// ```
/// use sudokit_render::svg::decimal;
///
/// let numbers = [595.276, 12.0, -0.004, -1.05].map(|value| decimal(value, 2));
/// assert_eq!(numbers, ["595.28", "12", "0", "-1.05"]);
/// ```
pub fn decimal(value: f64, places: u32) -> String {
    let unit = 10_u64.pow(places);
    let number = (value * unit as f64).round_ties_even() as i64;
    let sign = if number < 0 { "-" } else { "" };
    let (whole, part) = (number.unsigned_abs() / unit, number.unsigned_abs() % unit);
    let text = format!("{sign}{whole}.{part:0places$}", places = places as usize);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Escapes a text for SVG and HTML.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rgb;
    use crate::drawing::Point;

    #[test]
    fn letters_with_a_pitch_have_places_of_their_own() {
        let text = Text { pitch: Some(10.0), ..Text::new("5 3", Point::at(100.0, 7.0), 8.0, Rgb(0, 0, 0)) };
        let mut svg = String::new();
        elements(&mut svg, &[Element::Text(text)], 1).unwrap();
        assert!(svg.contains("x=\"105 125\" y=\"7\"") && svg.contains("text-anchor=\"middle\""), "{svg}");
        assert!(svg.contains(">53</text>"), "{svg}");
    }

    #[test]
    fn numbers_are_decimal() {
        assert_eq!([1.0, 1.25, -0.04, 66.95].map(number), ["1", "1.2", "0", "67"].map(str::to_owned));
        assert_eq!(
            [decimal(2.5, 2), decimal(2.555, 2), decimal(100.0, 0)],
            ["2.5", "2.56", "100"].map(str::to_owned)
        );
    }
}
