//! Simulated players: placement finds their chapter, and the schedule of reviews stays bearable.
//!
//! `docs/learning.md` has the numbers, and what such a simulation cannot show.

use sudokit::Random;
use sudokit::logic::Kind;
use sudokit_play::Date;
use sudokit_play::train::{Grade, Memory, Placement, Positions, Training, kinds, lesson_place, lessons};

/// The seed of all simulations here.
const SEED: u64 = 38;

/// A number from 0 to 1.
fn unit(random: &mut Random) -> f64 {
    (random.number() >> 11) as f64 / (1_u64 << 53) as f64
}

/// A player who sees techniques by a curve. No player has the curve that placement assumes: spread, slips and
/// guesses differ from one to the next, and each technique is easier or harder for each of them.
struct Player {
    /// The chapters of the course that are seen, and the part of the next one.
    ability: f64,
    spread: f64,
    slip: f64,
    guess: f64,
    /// By how many chapters a technique is harder for this player, at most.
    taste: f64,
    random: Random,
}

impl Player {
    fn new(number: u64) -> Self {
        let mut random = Random::piece(SEED, number);
        let mut between = |low: f64, high: f64| low + (high - low) * unit(&mut random);
        let (ability, spread) = (between(0.0, 12.0), between(0.1, 0.6));
        let (slip, guess, taste) = (between(0.0, 0.15), between(0.0, 0.06), between(0.0, 0.5));
        Self { ability, spread, slip, guess, taste, random }
    }

    fn sees(&mut self, kind: &Kind) -> bool {
        let (chapter, lesson) = lesson_place(kind).expect("it has a lesson");
        let of = sudokit_play::train::COURSE[chapter].kinds.len();
        let harder = self.taste * (2.0 * unit(&mut self.random) - 1.0);
        let place = chapter as f64 + (lesson as f64 + 0.5) / of as f64 + harder;
        let found = 1.0 / (1.0 + ((place - self.ability) / self.spread).exp());
        unit(&mut self.random) < self.guess + (1.0 - self.guess - self.slip) * found
    }
}

/// The most answers after which errors are taken.
const ANSWERS: [usize; 5] = [8, 10, 12, 16, 20];

/// The errors of a placement after each of these numbers of answers, or at its end, in chapters.
fn errors(number: u64, positions: &Positions) -> [f64; 5] {
    let (mut player, mut placement) =
        (Player::new(number), Placement::new(|kind| positions.has(kind), number));
    ANSWERS.map(|answers| {
        while placement.answers() < answers
            && let Some(kind) = placement.asks()
        {
            placement.answer(kind, player.sees(kind));
        }
        (placement.ability() - player.ability).abs()
    })
}

/// For 95 of 100 players it is within a chapter after 12 positions.
#[test]
fn placement_finds_the_chapter_of_a_simulated_player() {
    let (players, positions) = (1000, Positions::built_in());
    let all: Vec<[f64; 5]> = (0..players).map(|number| errors(number, &positions)).collect();
    for (place, answers) in ANSWERS.into_iter().enumerate() {
        let mut errors: Vec<f64> = all.iter().map(|errors| errors[place]).collect();
        errors.sort_by(f64::total_cmp);
        let within = errors.iter().filter(|error| **error <= 1.0).count();
        let (median, high) = (errors[errors.len() / 2], errors[errors.len() * 95 / 100]);
        println!(
            "seed {SEED}, {players} players, {answers} answers at most: {within} within one chapter, \
             median error {median:.2}, 95 in 100 below {high:.2}"
        );
        assert!(answers != 12 || within * 100 >= 95 * errors.len(), "{within}");
    }
}

/// The days from the beginning of a year, in order.
fn calendar(year: u16, days: usize) -> Vec<Date> {
    let of =
        |year| (1..=12).flat_map(move |month| (1..=31).filter_map(move |day| Date::new(year, month, day)));
    (year..).flat_map(of).take(days).collect()
}

/// The chance of recall by FSRS-5, on a day after the last round.
fn recall(memory: &Memory, today: usize, calendar: &[Date]) -> f64 {
    let last = calendar.binary_search(&memory.last).expect("it is in the calendar");
    let days = (today - last) as f64;
    (1.0 + 19.0 / 81.0 * days / (memory.stability as f64 / 1000.0)).powf(-0.5)
}

/// The reviews of each day of a learner who begins a lesson a day, and reviews whatever is due. A review is
/// two drills: a technique that is recalled is seen in each but for slips, another one only by a guess.
fn reviews_of(random: &mut Random, calendar: &[Date]) -> Vec<usize> {
    let (mut training, positions) = (Training::default(), Positions::built_in());
    let mut reviews = Vec::new();
    for (number, &today) in calendar.iter().enumerate() {
        let due = training.reviewable(|kind| positions.has(kind), today);
        reviews.push(due.len());
        for kind in due {
            let memory = training.memory(kind).expect("it was practised");
            let recalls = unit(random) < recall(memory, number, calendar);
            let missed = if recalls { 0.05 } else { 0.97 };
            let slips = (0..2).filter(|_| unit(random) < missed).count();
            training.record(kind, Grade::of(slips), today);
        }
        if let Some(kind) = training.next_lesson(&positions) {
            let slips = (0..5).filter(|_| unit(random) < 0.15).count();
            training.record(kind, Grade::of(slips), today);
        }
    }
    reviews
}

/// Reviews a day stay below what fits into a quarter of an hour, and become fewer when nothing is new.
#[test]
fn reviews_a_day_are_bounded() {
    let learners = 20;
    let days = calendar(2027, 730);
    let positions = Positions::built_in();
    let of = lessons().filter(|kind| !positions.of(kind).is_empty()).count();
    assert!(of < kinds().count() && of < 365, "all are begun in the first year");
    let all: Vec<Vec<usize>> =
        (0..learners).map(|number| reviews_of(&mut Random::piece(SEED, number), &days)).collect();
    let mean = |from: usize, to: usize| {
        let sum: usize = all.iter().flat_map(|days| &days[from..to]).sum();
        sum as f64 / (all.len() * (to - from)) as f64
    };
    let most = all.iter().flatten().copied().max().unwrap_or(0);
    let mut sorted: Vec<usize> = all.iter().flatten().copied().collect();
    sorted.sort_unstable();
    let high = sorted[sorted.len() * 95 / 100];
    println!(
        "seed {SEED}, {learners} learners, {of} lessons, one a day: {:.1} reviews a day while they learn, {:.1} \
         in the second year; 95 in 100 days have at most {high}, the busiest day has {most}",
        mean(0, of),
        mean(365, 730),
    );
    assert!(most <= 40 && high <= 20, "{most}, {high}");
    assert!(mean(365, 730) < mean(0, of) / 2.0);
}
