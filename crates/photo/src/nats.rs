//! Exponential and logarithm from sums and products alone: a machine's own differ in the last place from
//! one to the next, and readings must not.

/// e to the power of `x`, for `x` from -60 to 60.
pub(crate) fn exp(x: f64) -> f64 {
    // The series is good near zero: 64 equal factors.
    let x = x.clamp(-60.0, 60.0) / 64.0;
    let mut power = (1..=9).rev().fold(1.0, |sum, degree| 1.0 + sum * x / f64::from(degree));
    for _ in 0..6 {
        power *= power;
    }
    power
}

/// The natural logarithm of `x`, for `x` from e^-60 to e^60.
pub(crate) fn ln(x: f64) -> f64 {
    let mut guess = 0.0;
    for _ in 0..80 {
        // Newton's method: far off it moves by about one each time, at the end it is exact.
        let step = (x / exp(guess) - 1.0).clamp(-1.0, 1.0);
        guess += step;
        if step.abs() < 1e-12 {
            break;
        }
    }
    guess
}

/// One of two, from the logarithm of how much likelier it is than the other.
pub(crate) fn chance(logit: f64) -> f64 {
    1.0 / (1.0 + exp(-logit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_the_machine_says() {
        for step in -200..=200 {
            let x = f64::from(step) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-9, "{x}");
            assert!((ln(x.exp()) - x).abs() < 1e-9, "{x}");
        }
    }
}
