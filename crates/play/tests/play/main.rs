//! The promises of games, hints and drills.

mod fitting;
mod game;
mod hints;
mod languages;
mod laws;
mod learner;
mod lessons;
mod levels;
mod memory;
mod moments;
mod naming;
mod placement;
mod profile;
mod saves;
mod speed;
mod train;
mod words;
