//! FSRS: when to practise again, by the published formulas of its fifth version.
//!
//! FSRS (Free Spaced Repetition Scheduler, by Jarrett Ye and others) describes a memory by two numbers: its
//! stability `S`, the days after which the chance of recall has fallen to nine in ten, and its difficulty `D`
//! from 1 to 10. With `t` days since the last review, a grade `g` of 1 (again), 2 (hard), 3 (good) or 4
//! (easy), and 19 weights `w`:
//!
//! ```text
//! chance of recall   R  = (1 + 19/81 t/S)^(-1/2)
//! first review       S  = w[g-1]
//!                    D  = w4 - e^(w5 (g-1)) + 1
//! next reviews       D' = w7 D(first, easy) + (1 - w7) (D - w6 (g-3))
//!   recalled         S' = S (1 + e^w8 (11-D) S^-w9 (e^(w10 (1-R)) - 1) m)    m = w15 if hard, 1 if good
//!   forgotten        S' = w11 D^-w12 ((S+1)^w13 - 1) e^(w14 (1-R))
//! interval              = S, in whole days
//! ```
//!
//! Sources: J. Ye, J. Su, Y. Cao, *A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition
//! Scheduling*, 2022; the formulas and weights:
//! <https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm>, section FSRS-5.
//!
//! Ours counts in days: no steps within a day, no random spread, no grade "easy". Operations are in the order
//! of the crate `rs-fsrs`, so that profiles read on as they were written; `deep/fsrs` compares the two.

use super::Grade;

/// The weights of FSRS-5 for players whose own are not known.
const W: [f64; 19] = [
    0.4072, 1.1829, 3.1262, 15.4722, 7.2102, 0.5316, 1.0651, 0.0234, 1.616, 0.1544, 1.0824, 1.9813, 0.0953,
    0.2975, 2.2042, 0.2407, 2.9466, 0.5034, 0.6567,
];
/// The exponent of the forgetting curve.
const DECAY: f64 = -0.5;
/// Chosen so that the chance of recall is nine in ten when the stability is over.
const FACTOR: f64 = 19.0 / 81.0;
/// The chance of recall at the time of the next review.
const RETENTION: f64 = 0.9;
/// The longest interval, in days.
const LONGEST: f64 = 365.0;

/// A memory after a review.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) stability: f64,
    pub(super) difficulty: f64,
}

/// The state after the first review, and the days until the next one.
pub(super) fn first(grade: Grade) -> (State, u32) {
    scheduled(Grade::ALL.map(State::first), grade)
}

/// The state after a review so many days after the last one, and the days until the next one.
pub(super) fn next(state: State, elapsed: u32, grade: Grade) -> (State, u32) {
    scheduled(Grade::ALL.map(|grade| state.after(elapsed.into(), grade)), grade)
}

/// Of the states after each grade the one of this grade, with its interval. A better grade waits at least a
/// day longer.
fn scheduled(states: [State; 3], grade: Grade) -> (State, u32) {
    let [again, hard, good] = states.map(State::interval);
    let again = again.min(hard);
    let hard = hard.max(again + 1.0);
    let good = good.max(hard + 1.0);
    (states[grade as usize], [again, hard, good][grade as usize] as u32)
}

impl State {
    fn first(grade: Grade) -> Self {
        Self { stability: W[grade as usize], difficulty: first_difficulty(number(grade)) }
    }

    fn after(self, elapsed: f64, grade: Grade) -> Self {
        let recall = (1.0 + FACTOR * elapsed / self.stability).powf(DECAY);
        let stability = match grade {
            Grade::Again => self.forgotten(recall),
            Grade::Hard => self.recalled(recall, W[15]),
            Grade::Good => self.recalled(recall, 1.0),
        };
        let shifted = W[6].mul_add(-(number(grade) - 3.0), self.difficulty);
        let reverted = W[7].mul_add(first_difficulty(4.0), (1.0 - W[7]) * shifted);
        Self { stability, difficulty: reverted.clamp(1.0, 10.0) }
    }

    fn recalled(self, recall: f64, modifier: f64) -> f64 {
        let growth = W[8].exp()
            * (11.0 - self.difficulty)
            * self.stability.powf(-W[9])
            * ((1.0 - recall) * W[10]).exp_m1();
        self.stability * growth.mul_add(modifier, 1.0)
    }

    fn forgotten(self, recall: f64) -> f64 {
        W[11]
            * self.difficulty.powf(-W[12])
            * ((self.stability + 1.0).powf(W[13]) - 1.0)
            * ((1.0 - recall) * W[14]).exp()
    }

    fn interval(self) -> f64 {
        (self.stability / FACTOR * (RETENTION.powf(1.0 / DECAY) - 1.0)).round().clamp(1.0, LONGEST)
    }
}

fn first_difficulty(grade: f64) -> f64 {
    (W[4] - (W[5] * (grade - 1.0)).exp() + 1.0).clamp(1.0, 10.0)
}

/// The grade as FSRS counts, from 1.
const fn number(grade: Grade) -> f64 {
    grade as u8 as f64 + 1.0
}
