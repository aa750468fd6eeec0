//! The words for an exocet: base and targets, the reason why digits come back in them, and the eliminations.

use super::rules::{Reading, Rule, told};
use super::{Pattern, Reason, double};
use crate::Effect;
use crate::sets::union;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::wording::{can_only_be, listed, one_holds};
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
        said.pattern.push(can_only_be(self.base, self.digits(board)));
        said.pattern.push(say!(
            "Whichever it is, every way to place that digit that goes through {base} also goes through {targets}.",
            [base = self.base, targets = self.target_cells()]
        ));
        said.reason
            .push(say!("So both cells hold the same digit. A candidate that only one of them has is false."));
    }

    /// Two cells and one target, which all their digits but one come back in.
    fn tell_wild(&self, board: &Board, wild: Digit, said: &mut Explanation) {
        let (target, others) = (self.target_cells(), self.digits(board).without(wild));
        said.pattern.push(self.holds_two(board));
        said.pattern.push(say!(
            "Every way to place {others} that goes through the base also goes through {target}.",
            [others = Any(others), target]
        ));
        said.reason.push(say!(
            "If the base holds {others}, then {target} holds that digit too. But {target} has room for only one.",
            [others = Any(others), target]
        ));
        said.reason.push(say!(
            "So the other digit of the base is {wild}, and {target} is {others}.",
            [wild, target, others = Any(others)]
        ));
        said.reason.extend(one_holds("So ", self.base_of(board, wild), wild));
    }

    /// Two cells and two targets.
    fn tell_two(&self, board: &Board, said: &mut Explanation) {
        self.tell_places(board, said);
        said.reason.push(say!(
            "So whichever two digits the base holds, each of them is also in a target. There are two targets, so they hold these two digits and no others."
        ));
    }

    /// The base and the targets, and the reason why the digits of the base are in the targets.
    fn tell_places(&self, board: &Board, said: &mut Explanation) {
        let digits = self.digits(board);
        said.pattern.push(self.holds_two(board));
        let alone = union(self.targets.iter().filter(|one| one.locked.is_none()).map(|one| one.cells));
        if !alone.is_empty() {
            said.pattern.push(say!("{alone:One of its targets is|Its targets are} {alone}.", [alone]));
        }
        for target in &self.targets {
            if let Some(locked) = target.locked {
                said.pattern.push(say!(
                    "One of {cells} is {locked}, so together they are a target, with room for one digit of the base.",
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
        said.pattern.push(say!("See first that the digits of the base are also in {targets}.", [targets]));
        said.cases.extend(self.digits(board).iter().map(|digit| original.case(board, houses, digit)));
        said.reason.push(say!("So whichever two digits the base holds, {targets} hold them too.", [targets]));
        for [target, image] in turned {
            let mirror = original.mirror(board, *target).unwrap_or_default();
            said.reason.push(say!(
                "The digit of {target} is also in its mirror, {mirror}. Only {image} can hold it there, so {image} holds it.",
                [target, mirror, image]
            ));
        }
    }

    /// The cases of a digit for which arguments stand.
    fn tell_arguments(&self, board: &Board, digit: Digit, said: &mut Explanation) {
        said.pattern.push(say!(
            "If the base holds {digit}, the places for {digit} alone do not show that a target holds it too. But if none did, other digits would lead to a contradiction.",
            [digit]
        ));
        let less = self.without_in_targets(board, digit);
        for argument in self.arguments() {
            let mut cases = argument.cases(&less).into_iter();
            if let Some(first) = cases.next() {
                let cell = argument.target.cell();
                let targets = self.target_cells();
                let assumption = say!(
                    "Suppose that {cell} is {digit}, and that {targets} are not {digit}:",
                    [cell, digit, targets]
                );
                said.cases.push(Case { assumption, ..first });
            }
            said.cases.extend(cases);
        }
    }

    fn holds_two(&self, board: &Board) -> Sentence {
        say!("The base, {base}, holds two of {digits}.", [base = self.base, digits = self.digits(board)])
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
        let room = self.room(board, houses, digit);
        if room.is_empty() {
            return vec![say!(
                "Then the only places left for {digit} in {houses} are in the targets. So {digit} is in a target.",
                [digit, houses]
            )];
        }
        vec![
            say!(
                "Then {room} {room:covers|cover} all places left for {digit} in {houses}, except for the targets.",
                [room, digit, houses]
            ),
            say!(
                "{room} {room:has|have} room for only {room:one|two|three} {digit}{room:|s}, but {houses} need {houses:one|two|three|four}. So {digit} is in a target.",
                [room, digit, houses]
            ),
        ]
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
                vec![say!("Then there is no way to place all the {digit}s.", [digit])]
            }
            Some(ways) if ways.len() <= MOST_WAYS => {
                let way = |way: &CellSet| {
                    let new = *way & board.unsolved();
                    say!(
                        "The missing {digit}s can go in {new}, including the {target:target|targets} {target}.",
                        [digit, new, target = new & targets]
                    )
                };
                let no_other =
                    say!("There is no other way to place them. So {digit} is in a target.", [digit]);
                ways.iter().map(way).chain([no_other]).collect()
            }
            _ => vec![say!(
                "However the {digit}s are then placed, one of them is in {targets}.",
                [digit, targets = Any(targets)]
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
                "The base cannot hold {struck}: however two such digits are placed through base and targets, they share a cell.",
                [struck = listed(&struck, ", or ", ", or ")]
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
                "However the digits of any other pair are placed through base and targets, they share a cell."
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
            "So {targets} hold the digits of the base {base}. In the same way, {others} hold those of the base {second}.",
            [base = self.base, targets = self.target_cells(), second = second.base, others = second.target_cells()]
        ));
        let reading = self.read(board, effect);
        let mut pairs = Vec::new();
        if matches!(self.reason, Reason::Joined { .. }) {
            said.reason.push(say!(
                "Compare the two exocets: a digit that both bases hold is placed in the same way for both, and no two digits share a cell."
            ));
            let left = &reading.pairs;
            let known = left.iter().fold(DigitSet::ALL, |known, pairs| known & union(pairs.iter().copied()));
            if (1..=MOST_PAIRS).contains(&left.len()) {
                let both = left.iter().map(|pairs| listed(pairs, " with ", " with "));
                pairs.push(say!(
                    "That leaves these digits for the two bases: {both}.",
                    [both = listed(both, ", or ", ", or ")]
                ));
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
                say!(
                    "If {digit} were in both bases, {house} would have no place for {digit}.",
                    [digit, house]
                )
            }
            None => say!("No way to place {digit} goes through both bases.", [digit]),
        }
    }
}

/// Instructions for going through a table.
fn by_table() -> Sentence {
    say!(
        "Now go through all cases that are left: the digits, their order in base and targets, and all ways to place them that fit and share no cell."
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
