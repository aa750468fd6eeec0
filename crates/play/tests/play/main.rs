//! The promises of games, hints and drills.

mod game;
mod hints;
mod languages;
mod laws;
mod levels;
mod positions;
mod profile;
mod saves;
mod speed;
mod train;
mod words;
