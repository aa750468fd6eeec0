//! The words for an exocet: base and targets, the reason why digits come back in them, and the eliminations.

use super::lines::is_line;
use super::rules::{Reading, Rule, told};
use super::{Pattern, Reason, double};
use crate::Effect;
use crate::sets::union;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::wording::{listed, one_holds};
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Any, Case, Explanation, Sentence, say};

/// The most ways to place a digit that are told one by one.
const MOST_WAYS: usize = 4;

/// The most pairs that are listed.
const MOST_PAIRS: usize = 5;

impl Pattern {
    /// The whole explanation.
    pub(super) fn tell(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = Explanation { result: effect.results(), ..Explanation::default() };
        said.look =
            say!("Look at {base}, and at {targets}.", [base = self.base, targets = self.target_cells()]);
        match (&self.reason, self.second()) {
            _ if self.base.len() == 1 => self.tell_single(board, &mut said),
            (Reason::Wild(wild), _) => self.tell_wild(board, *wild, &mut said),
            (_, Some(second)) => self.tell_second(&second, board, effect, &mut said),
            (Reason::Table, _) => {
                self.tell_two(board, &mut said);
                self.tell_table(board, effect, &mut said);
            }
            _ => self.tell_two(board, &mut said),
        }
        said
    }

    /// One cell and one target.
    fn tell_single(&self, board: &Board, said: &mut Explanation) {
        said.pattern
            .push(say!("{base} can be {digits}.", [base = self.base, digits = Any(self.digits(board))]));
        said.pattern.push(say!(
            "Whichever it is: no way to place that digit in all rows, columns and boxes goes through {base} and not through {targets}.",
            [base = self.base, targets = self.target_cells()]
        ));
        said.reason.push(say!("So both cells hold the same digit. What only one of them can be goes."));
    }

    /// Two cells and one target, which all their digits but one come back in.
    fn tell_wild(&self, board: &Board, wild: Digit, said: &mut Explanation) {
        let (target, others) = (self.target_cells(), self.digits(board).without(wild));
        said.pattern.push(self.holds_two(board));
        said.pattern.push(say!(
            "No way to place {others} in all rows, columns and boxes goes through the base and not through {target}.",
            [others = Any(others), target]
        ));
        said.reason.push(say!(
            "So what the base holds of {others} is in {target}, which has room for one digit.",
            [others, target]
        ));
        said.reason.push(say!(
            "The other digit of the base is {wild}, and {target} is {others}.",
            [wild, target, others = Any(others)]
        ));
        said.reason.extend(one_holds("", self.base_of(board, wild), wild));
    }

    /// Two cells and two targets.
    fn tell_two(&self, board: &Board, said: &mut Explanation) {
        self.tell_places(board, said);
        said.reason.push(say!(
            "So whichever two digits the base holds, each of them is in a target. There are two targets, so they hold these two digits and no others."
        ));
    }

    /// The base and the targets, and the reason why the digits of the base are in the targets.
    fn tell_places(&self, board: &Board, said: &mut Explanation) {
        let digits = self.digits(board);
        said.pattern.push(self.holds_two(board));
        for target in &self.targets {
            if let Some(locked) = target.locked {
                said.pattern.push(say!(
                    "One of {cells} is {locked}, so they are one target and have room for one digit of the base.",
                    [cells = target.cells, locked]
                ));
            }
        }
        let argued = self.arguments().first().map(|argument| argument.target.digit());
        let houses = self.telling_houses(board);
        if let (None, None, Some((original, turned))) = (houses, argued, self.mirrored(board)) {
            self.tell_mirrored(board, &original, &turned, said);
            return;
        }
        for digit in digits {
            if Some(digit) == argued {
                self.tell_arguments(board, digit, said);
            } else {
                said.cases.push(self.case(board, houses, digit));
            }
        }
    }

    /// Two targets, at least one of which is left by the mirror of another target.
    fn tell_mirrored(&self, board: &Board, original: &Self, turned: &[[Cell; 2]], said: &mut Explanation) {
        let (houses, targets) = (original.telling_houses(board), original.target_cells());
        said.pattern.push(say!("See first that the digits of the base are in {targets}.", [targets]));
        said.cases.extend(self.digits(board).iter().map(|digit| original.case(board, houses, digit)));
        said.reason.push(say!("So whichever two digits the base holds, {targets} hold them too.", [targets]));
        for [target, image] in turned {
            let mirror = original.mirror(board, *target).unwrap_or_default();
            said.reason.push(say!(
                "The digit of {target} is also in its mirror, {mirror}, and there only {image} can be it. So {image} holds it.",
                [target, mirror, image]
            ));
        }
    }

    /// The cases of a digit for which arguments stand.
    fn tell_arguments(&self, board: &Board, digit: Digit, said: &mut Explanation) {
        said.pattern.push(say!(
            "The places of {digit} alone do not show that it is in a target if the base holds it. But suppose that it is not: that leads to a contradiction with other digits.",
            [digit]
        ));
        let less = self.without_in_targets(board, digit);
        for argument in self.arguments() {
            let mut cases = argument.cases(&less).into_iter();
            if let Some(first) = cases.next() {
                let cell = argument.target.cell();
                let targets = self.target_cells();
                let assumption = say!(
                    "Suppose that {cell} is {digit}, and that {targets} are not:",
                    [cell, digit, targets]
                );
                said.cases.push(Case { assumption, ..first });
            }
            said.cases.extend(cases);
        }
    }

    fn holds_two(&self, board: &Board) -> Sentence {
        say!("The base {base} holds two of {digits}.", [base = self.base, digits = self.digits(board)])
    }

    /// The reason why a digit of the base is in a target: houses need it once more often than they have it
    /// outside the targets, or no way to place it misses them.
    fn case(&self, board: &Board, houses: Option<HouseSet>, digit: Digit) -> Case {
        let assumption = say!("If {cells} is {digit}:", [cells = Any(self.base_of(board, digit)), digit]);
        let houses = houses.or_else(|| self.telling_houses_of(board, digit));
        let steps = match houses {
            Some(houses) => self.on_houses(board, houses, digit),
            None => self.way_by_way(board, digit),
        };
        Case { assumption, steps }
    }

    fn on_houses(&self, board: &Board, houses: HouseSet, digit: Digit) -> Vec<Sentence> {
        if houses.len() == 1 {
            return vec![say!(
                "Then {houses} has no place for that digit but in the targets. So {digit} is in a target.",
                [houses, digit]
            )];
        }
        let room = self.room(board, houses, digit);
        let places = if room.is_empty() {
            say!(
                "Then {digit} has no place in {houses} that the base does not see, but for the targets.",
                [digit, houses]
            )
        } else {
            say!(
                "In {houses}, the places of {digit} that the base does not see are in the targets, or else in {room}, which {room:has|have} room for {room:one|two|three}.",
                [houses, digit, room]
            )
        };
        let lines = if houses.len() == 3 && houses.iter().all(is_line) { "lines" } else { "houses" };
        let need = say!(
            "The {houses:|two|three|four} {lines} need {digit} {houses:|twice|three times|four times}. So {digit} is in a target.",
            [houses, lines, digit]
        );
        vec![places, need]
    }

    /// The ways to place a digit that go through the base, one by one if they are few.
    fn way_by_way(&self, board: &Board, digit: Digit) -> Vec<Sentence> {
        let free = allowed(board)[digit.index()];
        let through = |cell: Cell| templates_up_to(MOST_WAYS, (free - cell.peers()).with(cell));
        let base = self.base_of(board, digit) & free;
        let ways: Option<Vec<Vec<CellSet>>> = base.iter().map(through).collect();
        let targets = self.target_cells();
        match ways.map(|ways| ways.concat()) {
            Some(ways) if ways.is_empty() => {
                vec![say!("Then there is no way to place it in all rows, columns and boxes.")]
            }
            Some(ways) if ways.len() <= MOST_WAYS => {
                let way = |way: &CellSet| {
                    let new = *way & board.unsolved();
                    say!("It can be in {new}: that is in {target}.", [new, target = new & targets])
                };
                ways.iter().map(way).collect()
            }
            _ => vec![say!(
                "Whichever way it is then placed in all rows, columns and boxes, it is in {targets}.",
                [targets = Any(targets)]
            )],
        }
    }

    /// The eliminations of the table: by rules, as far as they reach.
    fn tell_table(&self, board: &Board, effect: &Effect, said: &mut Explanation) {
        let reading = self.read(board, effect);
        // Digits that the base has lost by simpler rules need no mention.
        let mut now = *board;
        let is_simple = |rule: &Rule| !rule.speaks_of_pairs() && *rule != Rule::Cases;
        for simple in reading.rules.iter().take_while(|one| is_simple(&one.rule)) {
            now.eliminate_all(simple.gone);
        }
        let all = double::pairs_among(self.digits(&now));
        let is_left = |pair: &DigitSet| reading.pairs.iter().any(|pairs| pairs.contains(pair));
        let (left, struck): (Vec<_>, Vec<_>) = all.into_iter().partition(is_left);
        let mut pairs = Vec::new();
        if (1..=MOST_PAIRS).contains(&struck.len()) {
            pairs.push(say!(
                "The base cannot hold {struck}: two ways to place these, through base and targets, always share a cell.",
                [struck = listed(&struck, ", nor ", ", nor ")]
            ));
        }
        match left[..] {
            [pair] => pairs.push(say!("Only one pair is left for the base: {pair}.", [pair])),
            [_, ..] if left.len() <= MOST_PAIRS && !struck.is_empty() => pairs.push(say!(
                "These pairs are left for the base: {left}.",
                [left = listed(&left, ", or ", ", or ")]
            )),
            _ => {}
        }
        if struck.len() > MOST_PAIRS && (1..=MOST_PAIRS).contains(&left.len()) {
            pairs.push(say!(
                "Two ways to place any other pair, through base and targets, always share a cell."
            ));
        }
        tell_rules(&reading, pairs, by_table(), false, said);
    }

    /// The eliminations of a second exocet.
    fn tell_second(&self, second: &Self, board: &Board, effect: &Effect, said: &mut Explanation) {
        said.look = say!("Look at {base}, and at {second}.", [base = self.base, second = second.base]);
        self.tell_places(board, said);
        second.tell_places(board, said);
        said.reason.push(say!(
            "So what the base {base} holds is in {targets} too, and what the base {second} holds is in {others}.",
            [base = self.base, targets = self.target_cells(), second = second.base, others = second.target_cells()]
        ));
        let reading = self.read(board, effect);
        let mut pairs = Vec::new();
        if matches!(self.reason, Reason::Joined { .. }) {
            said.reason.push(say!(
                "Hold the two against each other: a digit of both goes one way through both, and two digits share no cell."
            ));
            let left = &reading.pairs;
            let known = left.iter().fold(DigitSet::ALL, |known, pairs| known & union(pairs.iter().copied()));
            if (1..=MOST_PAIRS).contains(&left.len()) {
                let both = left.iter().map(|pairs| listed(pairs, " with ", " with "));
                pairs.push(say!("Then the bases hold {both}.", [both = listed(both, ", or ", ", or ")]));
            } else if !known.is_empty() && !left.is_empty() {
                pairs.push(say!("In every case that is left, the bases have {known} between them.", [known]));
            }
            return tell_rules(&reading, pairs, by_table(), true, said);
        }
        let digits = self.digits(board) | second.digits(board);
        said.reason.extend(digits.iter().map(|digit| self.why_not_in_both(second, board, digit)));
        said.reason.push(say!("So the bases hold four different digits: each of {digits} once.", [digits]));
        let by_ways = say!(
            "Now follow each of these digits: every way to place it goes through one of the bases, and through a target of that base."
        );
        tell_rules(&reading, pairs, by_ways, true, said);
    }

    /// The reason why a digit cannot be in two bases: a house would have no place for it.
    fn why_not_in_both(&self, second: &Self, board: &Board, digit: Digit) -> Sentence {
        let free = allowed(board)[digit.index()];
        let left = |one: Cell| {
            let others = second.base & (free - one.peers());
            others.iter().map(move |other| (free - one.peers() - other.peers()).with(one).with(other))
        };
        let ways: Vec<CellSet> = (self.base & free).iter().flat_map(left).collect();
        let has_none = |house: &House| ways.iter().all(|way| way.is_disjoint(house.cells()));
        match House::all().find(has_none) {
            _ if [self.base, second.base].iter().any(|base| base.is_disjoint(free)) => {
                say!("{digit} is a candidate of only one of the bases.", [digit])
            }
            _ if ways.is_empty() => {
                say!("{digit} is not in both bases: its places there see each other.", [digit])
            }
            Some(house) => {
                say!("If {digit} were in both bases, {house} would have no place for it.", [digit, house])
            }
            None => say!("Followed row by row, no way to place {digit} goes through both bases.", [digit]),
        }
    }
}

/// Instructions for going through a table.
fn by_table() -> Sentence {
    say!(
        "Now go through all cases: the digits, their order in base and targets, and every way to place them that fits and shares no cell."
    )
}

/// Tells rules in their order: what is known of pairs before the first rule that speaks of them, and how to
/// go through the table before what only that shows.
fn tell_rules(
    Reading { rules, .. }: &Reading,
    pairs: Vec<Sentence>,
    by_table: Sentence,
    is_double: bool,
    said: &mut Explanation,
) {
    let place = |is_it: fn(&Rule) -> bool| rules.iter().position(|one| is_it(&one.rule));
    let (by_rules, by_cases) = rules.split_at(place(|rule| *rule == Rule::Cases).unwrap_or(rules.len()));
    let (before, after) = by_rules.split_at(place(Rule::speaks_of_pairs).unwrap_or(by_rules.len()));
    said.reason.extend(told(before, is_double));
    if !after.is_empty() || !by_cases.is_empty() {
        said.reason.extend(pairs);
    }
    said.reason.extend(told(after, is_double));
    if !by_cases.is_empty() {
        said.reason.push(by_table);
        said.reason.extend(told(by_cases, is_double));
    }
}
