//! The kinds of fish, by size; of each size by shape, without and with fins.

use crate::{Kind, Level};

kinds! {
    /// Two parallel lines with room for a digit in two lines across.
    X_WING = Kind::new("x-wing", "X-Wing").aliases(&["2-fish"]).hodoku("bf2", "0300", 2200, Level::Hard, 140).se(32);
    /// An [`X_WING`] but for fins.
    FINNED_X_WING = Kind::new("finned-x-wing", "Finned X-Wing").hodoku("fbf2", "0310", 4100, Level::Hard, 130);
    /// An [`X_WING`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_X_WING = Kind::new("sashimi-x-wing", "Sashimi X-Wing").hodoku("sbf2", "0320", 4200, Level::Hard, 150);
    /// Two lines or boxes with room for a digit in two lines across or boxes.
    FRANKEN_X_WING = Kind::new("franken-x-wing", "Franken X-Wing").hodoku("ff2", "0330", 6100, Level::Unfair, 300);
    /// A [`FRANKEN_X_WING`] but for fins.
    FINNED_FRANKEN_X_WING = Kind::new("finned-franken-x-wing", "Finned Franken X-Wing")
        .hodoku("fff2", "0340", 6700, Level::Unfair, 390);
    /// Any two houses with room for a digit in any two others.
    MUTANT_X_WING = Kind::new("mutant-x-wing", "Mutant X-Wing").hodoku("mf2", "0350", 7300, Level::Extreme, 450).off();
    /// A [`MUTANT_X_WING`] but for fins.
    FINNED_MUTANT_X_WING = Kind::new("finned-mutant-x-wing", "Finned Mutant X-Wing")
        .hodoku("fmf2", "0360", 7900, Level::Extreme, 470).off();
    /// Three parallel lines with room for a digit in three lines across.
    SWORDFISH = Kind::new("swordfish", "Swordfish")
        .aliases(&["3-fish"]).hodoku("bf3", "0301", 2300, Level::Hard, 150).se(38);
    /// A [`SWORDFISH`] but for fins.
    FINNED_SWORDFISH = Kind::new("finned-swordfish", "Finned Swordfish").hodoku("fbf3", "0311", 4300, Level::Unfair, 200);
    /// A [`SWORDFISH`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_SWORDFISH = Kind::new("sashimi-swordfish", "Sashimi Swordfish")
        .hodoku("sbf3", "0321", 4400, Level::Unfair, 240);
    /// Three lines or boxes with room for a digit in three lines across or boxes.
    FRANKEN_SWORDFISH = Kind::new("franken-swordfish", "Franken Swordfish")
        .hodoku("ff3", "0331", 6200, Level::Unfair, 350);
    /// A [`FRANKEN_SWORDFISH`] but for fins.
    FINNED_FRANKEN_SWORDFISH = Kind::new("finned-franken-swordfish", "Finned Franken Swordfish")
        .hodoku("fff3", "0341", 6800, Level::Unfair, 410);
    /// Any three houses with room for a digit in any three others.
    MUTANT_SWORDFISH = Kind::new("mutant-swordfish", "Mutant Swordfish")
        .hodoku("mf3", "0351", 7400, Level::Extreme, 450).off();
    /// A [`MUTANT_SWORDFISH`] but for fins.
    FINNED_MUTANT_SWORDFISH = Kind::new("finned-mutant-swordfish", "Finned Mutant Swordfish")
        .hodoku("fmf3", "0361", 8000, Level::Extreme, 470).off();
    /// Four parallel lines with room for a digit in four lines across.
    JELLYFISH = Kind::new("jellyfish", "Jellyfish")
        .aliases(&["4-fish"]).hodoku("bf4", "0302", 2400, Level::Hard, 160).se(52);
    /// A [`JELLYFISH`] but for fins.
    FINNED_JELLYFISH = Kind::new("finned-jellyfish", "Finned Jellyfish").hodoku("fbf4", "0312", 4500, Level::Unfair, 250);
    /// A [`JELLYFISH`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_JELLYFISH = Kind::new("sashimi-jellyfish", "Sashimi Jellyfish")
        .hodoku("sbf4", "0322", 4600, Level::Unfair, 260);
    /// Four lines or boxes with room for a digit in four lines across or boxes.
    FRANKEN_JELLYFISH = Kind::new("franken-jellyfish", "Franken Jellyfish")
        .hodoku("ff4", "0332", 6300, Level::Unfair, 370).off();
    /// A [`FRANKEN_JELLYFISH`] but for fins.
    FINNED_FRANKEN_JELLYFISH = Kind::new("finned-franken-jellyfish", "Finned Franken Jellyfish")
        .hodoku("fff4", "0342", 6900, Level::Unfair, 430).off();
    /// Any four houses with room for a digit in any four others.
    MUTANT_JELLYFISH = Kind::new("mutant-jellyfish", "Mutant Jellyfish")
        .hodoku("mf4", "0352", 7500, Level::Extreme, 450).off();
    /// A [`MUTANT_JELLYFISH`] but for fins.
    FINNED_MUTANT_JELLYFISH = Kind::new("finned-mutant-jellyfish", "Finned Mutant Jellyfish")
        .hodoku("fmf4", "0362", 8100, Level::Extreme, 470).off();
    /// Five parallel lines with room for a digit in five lines across.
    SQUIRMBAG = Kind::new("squirmbag", "Squirmbag")
        .aliases(&["starfish", "5-fish"]).hodoku("bf5", "0303", 2500, Level::Unfair, 470).off();
    /// A [`SQUIRMBAG`] but for fins.
    FINNED_SQUIRMBAG = Kind::new("finned-squirmbag", "Finned Squirmbag")
        .hodoku("fbf5", "0313", 4700, Level::Unfair, 470).off();
    /// A [`SQUIRMBAG`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_SQUIRMBAG = Kind::new("sashimi-squirmbag", "Sashimi Squirmbag")
        .hodoku("sbf5", "0323", 4800, Level::Unfair, 470).off();
    /// Five lines or boxes with room for a digit in five lines across or boxes.
    FRANKEN_SQUIRMBAG = Kind::new("franken-squirmbag", "Franken Squirmbag")
        .hodoku("ff5", "0333", 6400, Level::Extreme, 470).off();
    /// A [`FRANKEN_SQUIRMBAG`] but for fins.
    FINNED_FRANKEN_SQUIRMBAG = Kind::new("finned-franken-squirmbag", "Finned Franken Squirmbag")
        .hodoku("fff5", "0343", 7000, Level::Extreme, 470).off();
    /// Any five houses with room for a digit in any five others.
    MUTANT_SQUIRMBAG = Kind::new("mutant-squirmbag", "Mutant Squirmbag")
        .hodoku("mf5", "0353", 7600, Level::Extreme, 470).off();
    /// A [`MUTANT_SQUIRMBAG`] but for fins.
    FINNED_MUTANT_SQUIRMBAG = Kind::new("finned-mutant-squirmbag", "Finned Mutant Squirmbag")
        .hodoku("fmf5", "0363", 8200, Level::Extreme, 470).off();
    /// Six parallel lines with room for a digit in six lines across.
    WHALE = Kind::new("whale", "Whale").aliases(&["6-fish"]).hodoku("bf6", "0304", 2600, Level::Unfair, 470).off();
    /// A [`WHALE`] but for fins.
    FINNED_WHALE = Kind::new("finned-whale", "Finned Whale").hodoku("fbf6", "0314", 4900, Level::Unfair, 470).off();
    /// A [`WHALE`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_WHALE = Kind::new("sashimi-whale", "Sashimi Whale").hodoku("sbf6", "0324", 5000, Level::Unfair, 470).off();
    /// Six lines or boxes with room for a digit in six lines across or boxes.
    FRANKEN_WHALE = Kind::new("franken-whale", "Franken Whale").hodoku("ff6", "0334", 6500, Level::Extreme, 470).off();
    /// A [`FRANKEN_WHALE`] but for fins.
    FINNED_FRANKEN_WHALE = Kind::new("finned-franken-whale", "Finned Franken Whale")
        .hodoku("fff6", "0344", 7100, Level::Extreme, 470).off();
    /// Any six houses with room for a digit in any six others.
    MUTANT_WHALE = Kind::new("mutant-whale", "Mutant Whale").hodoku("mf6", "0354", 7700, Level::Extreme, 470).off();
    /// A [`MUTANT_WHALE`] but for fins.
    FINNED_MUTANT_WHALE = Kind::new("finned-mutant-whale", "Finned Mutant Whale")
        .hodoku("fmf6", "0364", 8300, Level::Extreme, 470).off();
    /// Seven parallel lines with room for a digit in seven lines across.
    LEVIATHAN = Kind::new("leviathan", "Leviathan")
        .aliases(&["7-fish"]).hodoku("bf7", "0305", 2700, Level::Unfair, 470).off();
    /// A [`LEVIATHAN`] but for fins.
    FINNED_LEVIATHAN = Kind::new("finned-leviathan", "Finned Leviathan")
        .hodoku("fbf7", "0315", 5100, Level::Unfair, 470).off();
    /// A [`LEVIATHAN`] but for fins, without which one of the lines would have one place or none.
    SASHIMI_LEVIATHAN = Kind::new("sashimi-leviathan", "Sashimi Leviathan")
        .hodoku("sbf7", "0325", 5200, Level::Unfair, 470).off();
    /// Seven lines or boxes with room for a digit in seven lines across or boxes.
    FRANKEN_LEVIATHAN = Kind::new("franken-leviathan", "Franken Leviathan")
        .hodoku("ff7", "0335", 6600, Level::Extreme, 470).off();
    /// A [`FRANKEN_LEVIATHAN`] but for fins.
    FINNED_FRANKEN_LEVIATHAN = Kind::new("finned-franken-leviathan", "Finned Franken Leviathan")
        .hodoku("fff7", "0345", 7200, Level::Extreme, 470).off();
    /// Any seven houses with room for a digit in any seven others.
    MUTANT_LEVIATHAN = Kind::new("mutant-leviathan", "Mutant Leviathan")
        .hodoku("mf7", "0355", 7800, Level::Extreme, 470).off();
    /// A [`MUTANT_LEVIATHAN`] but for fins.
    FINNED_MUTANT_LEVIATHAN = Kind::new("finned-mutant-leviathan", "Finned Mutant Leviathan")
        .hodoku("fmf7", "0365", 8400, Level::Extreme, 470).off();
}
