//! The puzzles of a book, made and rated.

use super::plan::Plan;
use super::section::Section;
use crate::commands::generate::{make, rising};
use crate::commands::print::in_words;
use crate::run::interrupt;
use crate::run::report::{Failure, Message, Reporter};
use std::collections::HashMap;
use sudokit::{Backend, Engine, Entry, Grade, Level, Maker, Puzzle, Rater, Ratings, Single, logic};
use sudokit_play::Date;
use sudokit_print::Item;

/// A puzzle of the book.
pub(super) struct Printed {
    pub(super) item: Item,
    pub(super) day: Option<Date>,
    pub(super) ratings: Ratings,
}

/// Streams of random numbers for each section, more than there are levels.
const STREAMS: u32 = 16;

/// Makes all puzzles. None is an isomorph of another or of one of those to leave out.
pub(super) fn puzzles(
    plan: &Plan,
    seed: u64,
    earlier: &[Puzzle],
    threads: usize,
    reporter: &mut Reporter,
) -> Result<Vec<Printed>, Failure> {
    let own = plan.sections.iter().flat_map(|section| &section.own);
    let others: Vec<Puzzle> = earlier.iter().chain(own).copied().collect();
    // It remembers what it has made, from section to section.
    let mut maker = Maker::new(seed).threads(threads).until(interrupt::cancel()).not_in(&others);
    let (mut solver, mut all) = (Single::new(), Vec::new());
    for (index, section) in plan.sections.iter().enumerate() {
        let (known, mut made) = (section.known(), HashMap::new());
        if !section.own.is_empty() {
            made.insert(None, section.own.clone().into_iter());
        }
        for level in section.levels_to_make() {
            let stream = STREAMS * index as u32 + level.map_or(0, |level| 1 + level as u32);
            maker = maker.recipe(section.recipe.clone()).wish(section.wish_at(level));
            maker = maker.varying(known).stream(stream);
            let (count, mut puzzles) = (section.count_of(level), Vec::new());
            let is_enough = make(&mut maker, 0, count, 0, reporter, |made| {
                puzzles.push(made.puzzle);
                Ok(())
            })?;
            if !is_enough {
                let message =
                    Message::new(format_args!("nothing is written: too few puzzles for '{}'", section.title));
                return Err(Failure::Fatal(message.hint("ask for fewer puzzles, or set fewer conditions")));
            }
            // A year should not grow harder by the month.
            if section.first_day.is_none() {
                rising(&mut puzzles)?;
            }
            made.insert(level, puzzles.into_iter());
        }
        let mut day = section.first_day;
        for level in section.levels.iter().cycle().take(section.count) {
            let puzzle =
                made.get_mut(level).and_then(Iterator::next).expect("as many were made as are needed");
            let solution = solver.solve(&puzzle).expect("it was made to have one");
            let item = Item { section: section.title.clone(), ..Item::new(puzzle, Some(solution)) };
            all.push((item, day));
            if section.first_day.is_some() {
                day = day.and_then(Date::next);
            }
        }
    }
    let ratings = rated(all.iter().map(|(item, _)| item.puzzle), plan, threads)?;
    let printed = all.into_iter().zip(ratings).map(|((mut item, day), ratings)| {
        label(&mut item, plan, day, &ratings);
        Printed { item, day, ratings }
    });
    Ok(printed.collect())
}

/// Rates puzzles on all threads.
fn rated(
    mut puzzles: impl Iterator<Item = Puzzle> + Send,
    plan: &Plan,
    threads: usize,
) -> Result<Vec<Ratings>, Failure> {
    let mut all = Vec::new();
    let mut team = interrupt::team(Backend::best(), threads);
    team.in_order(
        |(puzzle, _): &mut (Option<Puzzle>, Option<Ratings>)| {
            *puzzle = puzzles.next();
            puzzle.is_some()
        },
        |batch, rater, (puzzle, ratings)| {
            let new = || Rater::new(plan.scales.iter().copied()).until(batch.cancel());
            let rater: &mut Option<Rater> = rater;
            let rater = rater.get_or_insert_with(new);
            *ratings = puzzle.map(|puzzle| rater.rate(&Entry::from(puzzle))).transpose()?;
            Ok(())
        },
        |(_, ratings)| {
            all.extend(ratings.take());
            Ok::<(), Failure>(())
        },
    )?;
    Ok(all)
}

/// Sets what stands beside the number of a puzzle.
fn label(item: &mut Item, plan: &Plan, day: Option<Date>, ratings: &Ratings) {
    if plan.pages.has_stars {
        item.stars = level(ratings).map_or(0, |level| 1 + level as usize);
    }
    let day = day.map(|day| super::day::in_words(day, plan.words));
    let rated = ratings.scales.iter().filter(|_| plan.pages.has_ratings);
    let rated = rated.filter_map(|on| on.rating.as_ref().ok());
    let rated = rated.map(|rating| in_words(rating.scale, &rating.values()));
    item.label = day.into_iter().chain(rated).collect::<Vec<_>>().join(" \u{b7} ");
}

/// HoDoKu's level of a puzzle.
pub(super) fn level(ratings: &Ratings) -> Option<logic::Level> {
    ratings.scales.iter().find_map(|on| match &on.rating.as_ref().ok()?.grade {
        Grade::Hodoku(rating) => Some(rating.level),
        _ => None,
    })
}

impl Section {
    /// The levels of puzzles that are to be made, each once.
    fn levels_to_make(&self) -> Vec<Option<Level>> {
        let mut levels = if self.own.is_empty() { self.levels.clone() } else { Vec::new() };
        levels.sort();
        levels.dedup();
        levels
    }

    /// How many of its puzzles are of a level.
    fn count_of(&self, level: Option<Level>) -> usize {
        self.levels.iter().cycle().take(self.count).filter(|other| **other == level).count()
    }
}
