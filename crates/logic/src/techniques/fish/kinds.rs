//! The kinds of fish, by size; of each size by shape, without and with fins.

use super::Fish;
use crate::{Kind, Level};

kinds! {
    Fish:
    /// Two rows have room for a digit only in the same two columns, or two columns only in two rows.
    X_WING = Kind::new("x-wing", "X-Wing")
        .aliases(&["2-fish", "basic fish"])
        .hodoku("bf2", "0300", 2200, Level::Hard, 140).se(32);
    /// An X-wing spoilt by a few extra places, called fins.
    FINNED_X_WING = Kind::new("finned-x-wing", "Finned X-Wing")
        .aliases(&["finned fish"])
        .hodoku("fbf2", "0310", 4100, Level::Hard, 130);
    /// A finned x-wing in which a base has one place or none without the fins.
    SASHIMI_X_WING = Kind::new("sashimi-x-wing", "Sashimi X-Wing")
        .aliases(&["sashimi fish"])
        .hodoku("sbf2", "0320", 4200, Level::Hard, 150);
    /// Two rows or boxes have room for a digit only in two columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_X_WING = Kind::new("franken-x-wing", "Franken X-Wing")
        .aliases(&["franken fish"])
        .hodoku("ff2", "0330", 6100, Level::Unfair, 300);
    /// A franken X-wing spoilt by a few extra places, called fins.
    FINNED_FRANKEN_X_WING = Kind::new("finned-franken-x-wing", "Finned Franken X-Wing")
        .aliases(&["finned franken fish"])
        .hodoku("fff2", "0340", 6700, Level::Unfair, 390);
    /// Two houses of any kind have room for a digit only in two others.
    MUTANT_X_WING = Kind::new("mutant-x-wing", "Mutant X-Wing")
        .aliases(&["mutant fish"])
        .hodoku("mf2", "0350", 7300, Level::Extreme, 450).off();
    /// A mutant X-wing spoilt by a few extra places, called fins.
    FINNED_MUTANT_X_WING = Kind::new("finned-mutant-x-wing", "Finned Mutant X-Wing")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf2", "0360", 7900, Level::Extreme, 470).off();
    /// Three rows have room for a digit only in the same three columns, or three columns only in three rows.
    SWORDFISH = Kind::new("swordfish", "Swordfish")
        .aliases(&["3-fish", "basic fish"])
        .hodoku("bf3", "0301", 2300, Level::Hard, 150).se(38);
    /// A swordfish spoilt by a few extra places, called fins.
    FINNED_SWORDFISH = Kind::new("finned-swordfish", "Finned Swordfish")
        .aliases(&["finned fish"])
        .hodoku("fbf3", "0311", 4300, Level::Unfair, 200);
    /// A finned swordfish in which a base has one place or none without the fins.
    SASHIMI_SWORDFISH = Kind::new("sashimi-swordfish", "Sashimi Swordfish")
        .aliases(&["sashimi fish"])
        .hodoku("sbf3", "0321", 4400, Level::Unfair, 240);
    /// Three rows or boxes have room for a digit only in three columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_SWORDFISH = Kind::new("franken-swordfish", "Franken Swordfish")
        .aliases(&["franken fish"])
        .hodoku("ff3", "0331", 6200, Level::Unfair, 350);
    /// A franken swordfish spoilt by a few extra places, called fins.
    FINNED_FRANKEN_SWORDFISH = Kind::new("finned-franken-swordfish", "Finned Franken Swordfish")
        .aliases(&["finned franken fish"])
        .hodoku("fff3", "0341", 6800, Level::Unfair, 410);
    /// Three houses of any kind have room for a digit only in three others.
    MUTANT_SWORDFISH = Kind::new("mutant-swordfish", "Mutant Swordfish")
        .aliases(&["mutant fish"])
        .hodoku("mf3", "0351", 7400, Level::Extreme, 450).off();
    /// A mutant swordfish spoilt by a few extra places, called fins.
    FINNED_MUTANT_SWORDFISH = Kind::new("finned-mutant-swordfish", "Finned Mutant Swordfish")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf3", "0361", 8000, Level::Extreme, 470).off();
    /// Four rows have room for a digit only in the same four columns, or four columns only in four rows.
    JELLYFISH = Kind::new("jellyfish", "Jellyfish")
        .aliases(&["4-fish", "basic fish"])
        .hodoku("bf4", "0302", 2400, Level::Hard, 160).se(52);
    /// A jellyfish spoilt by a few extra places, called fins.
    FINNED_JELLYFISH = Kind::new("finned-jellyfish", "Finned Jellyfish")
        .aliases(&["finned fish"])
        .hodoku("fbf4", "0312", 4500, Level::Unfair, 250);
    /// A finned jellyfish in which a base has one place or none without the fins.
    SASHIMI_JELLYFISH = Kind::new("sashimi-jellyfish", "Sashimi Jellyfish")
        .aliases(&["sashimi fish"])
        .hodoku("sbf4", "0322", 4600, Level::Unfair, 260);
    /// Four rows or boxes have room for a digit only in four columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_JELLYFISH = Kind::new("franken-jellyfish", "Franken Jellyfish")
        .aliases(&["franken fish"])
        .hodoku("ff4", "0332", 6300, Level::Unfair, 370).off();
    /// A franken jellyfish spoilt by a few extra places, called fins.
    FINNED_FRANKEN_JELLYFISH = Kind::new("finned-franken-jellyfish", "Finned Franken Jellyfish")
        .aliases(&["finned franken fish"])
        .hodoku("fff4", "0342", 6900, Level::Unfair, 430).off();
    /// Four houses of any kind have room for a digit only in four others.
    MUTANT_JELLYFISH = Kind::new("mutant-jellyfish", "Mutant Jellyfish")
        .aliases(&["mutant fish"])
        .hodoku("mf4", "0352", 7500, Level::Extreme, 450).off();
    /// A mutant jellyfish spoilt by a few extra places, called fins.
    FINNED_MUTANT_JELLYFISH = Kind::new("finned-mutant-jellyfish", "Finned Mutant Jellyfish")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf4", "0362", 8100, Level::Extreme, 470).off();
    /// Five rows have room for a digit only in the same five columns, or five columns only in five rows.
    SQUIRMBAG = Kind::new("squirmbag", "Squirmbag")
        .aliases(&["starfish", "5-fish", "basic fish"])
        .hodoku("bf5", "0303", 2500, Level::Unfair, 470).off().asked_by_name();
    /// A squirmbag spoilt by a few extra places, called fins.
    FINNED_SQUIRMBAG = Kind::new("finned-squirmbag", "Finned Squirmbag")
        .aliases(&["finned fish"])
        .hodoku("fbf5", "0313", 4700, Level::Unfair, 470).off().asked_by_name();
    /// A finned squirmbag in which a base has one place or none without the fins.
    SASHIMI_SQUIRMBAG = Kind::new("sashimi-squirmbag", "Sashimi Squirmbag")
        .aliases(&["sashimi fish"])
        .hodoku("sbf5", "0323", 4800, Level::Unfair, 470).off().asked_by_name();
    /// Five rows or boxes have room for a digit only in five columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_SQUIRMBAG = Kind::new("franken-squirmbag", "Franken Squirmbag")
        .aliases(&["franken fish"])
        .hodoku("ff5", "0333", 6400, Level::Extreme, 470).off().asked_by_name();
    /// A franken squirmbag spoilt by a few extra places, called fins.
    FINNED_FRANKEN_SQUIRMBAG = Kind::new("finned-franken-squirmbag", "Finned Franken Squirmbag")
        .aliases(&["finned franken fish"])
        .hodoku("fff5", "0343", 7000, Level::Extreme, 470).off().asked_by_name();
    /// Five houses of any kind have room for a digit only in five others.
    MUTANT_SQUIRMBAG = Kind::new("mutant-squirmbag", "Mutant Squirmbag")
        .aliases(&["mutant fish"])
        .hodoku("mf5", "0353", 7600, Level::Extreme, 470).off().asked_by_name();
    /// A mutant squirmbag spoilt by a few extra places, called fins.
    FINNED_MUTANT_SQUIRMBAG = Kind::new("finned-mutant-squirmbag", "Finned Mutant Squirmbag")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf5", "0363", 8200, Level::Extreme, 470).off().asked_by_name();
    /// Six rows have room for a digit only in the same six columns, or six columns only in six rows.
    WHALE = Kind::new("whale", "Whale")
        .aliases(&["6-fish", "basic fish"])
        .hodoku("bf6", "0304", 2600, Level::Unfair, 470).off().asked_by_name();
    /// A whale spoilt by a few extra places, called fins.
    FINNED_WHALE = Kind::new("finned-whale", "Finned Whale")
        .aliases(&["finned fish"])
        .hodoku("fbf6", "0314", 4900, Level::Unfair, 470).off().asked_by_name();
    /// A finned whale in which a base has one place or none without the fins.
    SASHIMI_WHALE = Kind::new("sashimi-whale", "Sashimi Whale")
        .aliases(&["sashimi fish"])
        .hodoku("sbf6", "0324", 5000, Level::Unfair, 470).off().asked_by_name();
    /// Six rows or boxes have room for a digit only in six columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_WHALE = Kind::new("franken-whale", "Franken Whale")
        .aliases(&["franken fish"])
        .hodoku("ff6", "0334", 6500, Level::Extreme, 470).off().asked_by_name();
    /// A franken whale spoilt by a few extra places, called fins.
    FINNED_FRANKEN_WHALE = Kind::new("finned-franken-whale", "Finned Franken Whale")
        .aliases(&["finned franken fish"])
        .hodoku("fff6", "0344", 7100, Level::Extreme, 470).off().asked_by_name();
    /// Six houses of any kind have room for a digit only in six others.
    MUTANT_WHALE = Kind::new("mutant-whale", "Mutant Whale")
        .aliases(&["mutant fish"])
        .hodoku("mf6", "0354", 7700, Level::Extreme, 470).off().asked_by_name();
    /// A mutant whale spoilt by a few extra places, called fins.
    FINNED_MUTANT_WHALE = Kind::new("finned-mutant-whale", "Finned Mutant Whale")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf6", "0364", 8300, Level::Extreme, 470).off().asked_by_name();
    /// Seven rows have room for a digit only in the same seven columns, or seven columns only in seven rows.
    LEVIATHAN = Kind::new("leviathan", "Leviathan")
        .aliases(&["7-fish", "basic fish"])
        .hodoku("bf7", "0305", 2700, Level::Unfair, 470).off().asked_by_name();
    /// A leviathan spoilt by a few extra places, called fins.
    FINNED_LEVIATHAN = Kind::new("finned-leviathan", "Finned Leviathan")
        .aliases(&["finned fish"])
        .hodoku("fbf7", "0315", 5100, Level::Unfair, 470).off().asked_by_name();
    /// A finned leviathan in which a base has one place or none without the fins.
    SASHIMI_LEVIATHAN = Kind::new("sashimi-leviathan", "Sashimi Leviathan")
        .aliases(&["sashimi fish"])
        .hodoku("sbf7", "0325", 5200, Level::Unfair, 470).off().asked_by_name();
    /// Seven rows or boxes have room for a digit only in seven columns or boxes, or the same with rows and
    /// columns exchanged.
    FRANKEN_LEVIATHAN = Kind::new("franken-leviathan", "Franken Leviathan")
        .aliases(&["franken fish"])
        .hodoku("ff7", "0335", 6600, Level::Extreme, 470).off().asked_by_name();
    /// A franken leviathan spoilt by a few extra places, called fins.
    FINNED_FRANKEN_LEVIATHAN = Kind::new("finned-franken-leviathan", "Finned Franken Leviathan")
        .aliases(&["finned franken fish"])
        .hodoku("fff7", "0345", 7200, Level::Extreme, 470).off().asked_by_name();
    /// Seven houses of any kind have room for a digit only in seven others.
    MUTANT_LEVIATHAN = Kind::new("mutant-leviathan", "Mutant Leviathan")
        .aliases(&["mutant fish"])
        .hodoku("mf7", "0355", 7800, Level::Extreme, 470).off().asked_by_name();
    /// A mutant leviathan spoilt by a few extra places, called fins.
    FINNED_MUTANT_LEVIATHAN = Kind::new("finned-mutant-leviathan", "Finned Mutant Leviathan")
        .aliases(&["finned mutant fish"])
        .hodoku("fmf7", "0365", 8400, Level::Extreme, 470).off().asked_by_name();
}
