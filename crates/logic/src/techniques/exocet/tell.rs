//! The words for an exocet: base and targets, the reason why digits come back in them, and the eliminations.

use super::rules::{Reading, Rule, told};
use super::{Pattern, Reason, double};
use crate::Effect;
use crate::sets::union;
use crate::techniques::templates::allowed;
use crate::techniques::templates::refined::templates_up_to;
use crate::wording::{can_only_be, none_sees_all};
use sudokit_core::{Board, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use sudokit_diagram::{Case, Explanation, Sentence, say};

/// The most ways to place a digit that are told one by one.
const MOST_WAYS: usize = 4;

/// The most pairs that are listed.
const MOST_PAIRS: usize = 5;

impl Pattern {
    /// The whole explanation.
    pub(super) fn tell(&self, board: &Board, effect: &Effect) -> Explanation {
        let mut said = Explanation { result: effect.results(), ..Explanation::default() };
        said.look = say!("exocet-look", [base = self.base, targets = self.target_cells()]);
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
        said.pattern
            .push(say!("exocet-single-goes-through", [base = self.base, targets = self.target_cells()]));
        said.reason.push(say!("exocet-single-same-digit"));
    }

    /// Two cells and one target, which all their digits but one come back in.
    fn tell_wild(&self, board: &Board, wild: Digit, said: &mut Explanation) {
        let (target, others) = (self.target_cells(), self.digits(board).without(wild));
        said.pattern.push(self.holds_two(board));
        said.pattern.push(say!("exocet-wild-goes-through", [others, target]));
        said.reason.push(say!("exocet-wild-one-room", [others, target]));
        said.reason.push(say!("exocet-wild-digit", [wild, target, others]));
        let (cells, digit) = (self.base_of(board, wild), wild);
        said.reason.extend([say!("exocet-so-base-holds", [cells, digit]), none_sees_all(cells, digit)]);
    }

    /// Two cells and two targets.
    fn tell_two(&self, board: &Board, said: &mut Explanation) {
        self.tell_places(board, said);
        said.reason.push(say!("exocet-two-and-no-others"));
    }

    /// The base and the targets, and the reason why the digits of the base are in the targets.
    fn tell_places(&self, board: &Board, said: &mut Explanation) {
        let digits = self.digits(board);
        said.pattern.push(self.holds_two(board));
        let alone = union(self.targets.iter().filter(|one| one.locked.is_none()).map(|one| one.cells));
        if !alone.is_empty() {
            said.pattern.push(say!("exocet-target-cells", [alone]));
        }
        for target in &self.targets {
            if let Some(locked) = target.locked {
                said.pattern.push(say!("exocet-target-with-locked", [cells = target.cells, locked]));
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
        said.pattern.push(say!("exocet-mirrored-first", [targets]));
        said.cases.extend(self.digits(board).iter().map(|digit| original.case(board, houses, digit)));
        said.reason.push(say!("exocet-mirrored-both", [targets]));
        for [target, image] in turned {
            let mirror = original.mirror(board, *target).unwrap_or_default();
            said.reason.push(say!("exocet-mirrored-image", [target, mirror, image]));
        }
    }

    /// The cases of a digit for which arguments stand.
    fn tell_arguments(&self, board: &Board, digit: Digit, said: &mut Explanation) {
        said.pattern.push(say!("exocet-arguments-needed", [digit]));
        let less = self.without_in_targets(board, digit);
        for argument in self.arguments() {
            let mut cases = argument.cases(&less).into_iter();
            if let Some(first) = cases.next() {
                let cell = argument.target.cell();
                let targets = self.target_cells();
                let assumption = say!("exocet-argument", [cell, digit, targets]);
                said.cases.push(Case { assumption, ..first });
            }
            said.cases.extend(cases);
        }
    }

    fn holds_two(&self, board: &Board) -> Sentence {
        say!("exocet-base-holds-two", [base = self.base, digits = self.digits(board)])
    }

    /// The reason why a digit of the base is in a target: houses need it once more often than they have it
    /// outside the targets, or no way to place it misses them.
    fn case(&self, board: &Board, houses: Option<HouseSet>, digit: Digit) -> Case {
        let assumption = say!("exocet-if-base", [cells = self.base_of(board, digit), digit]);
        let houses = houses.or_else(|| self.telling_houses_of(board, digit));
        let steps = match houses {
            Some(houses) => self.on_houses(board, houses, digit),
            None => self.way_by_way(board, digit),
        };
        Case { proves: None, assumption, steps }
    }

    fn on_houses(&self, board: &Board, houses: HouseSet, digit: Digit) -> Vec<Sentence> {
        let room = self.room(board, houses, digit);
        if room.is_empty() {
            return vec![say!("exocet-only-left-in-targets", [digit, houses])];
        }
        vec![
            say!("exocet-covered-but-targets", [room, digit, houses]),
            say!("exocet-room", [room, digit, houses]),
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
                vec![say!("exocet-no-way", [digit])]
            }
            Some(ways) if ways.len() <= MOST_WAYS => {
                let way = |way: &CellSet| {
                    let new = *way & board.unsolved();
                    say!("exocet-missing-can-go", [digit, new, target = new & targets])
                };
                let no_other = say!("exocet-no-other-way", [digit]);
                ways.iter().map(way).chain([no_other]).collect()
            }
            _ => vec![say!("exocet-however-placed", [digit, targets])],
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
            pairs.push(say!("exocet-struck-from-base", [struck = each(&struck)]));
        }
        match left[..] {
            [pair] => pairs.push(say!("exocet-only-pair-left", [pair])),
            [_, ..] if left.len() <= MOST_PAIRS && !struck.is_empty() => {
                pairs.push(say!("exocet-pairs-left", [left = each(&left)]));
            }
            _ => {}
        }
        if struck.len() > MOST_PAIRS && (1..=MOST_PAIRS).contains(&left.len()) {
            pairs.push(say!("exocet-other-pairs"));
        }
        tell_rules(&reading, pairs, by_table(), false, said);
    }

    /// The eliminations of a second exocet.
    fn tell_second(&self, second: &Self, board: &Board, effect: &Effect, said: &mut Explanation) {
        said.look = say!("exocet-look-at-second", [base = self.base, second = second.base]);
        self.tell_places(board, said);
        second.tell_places(board, said);
        said.reason.push(say!(
            "exocet-second-holds",
            [
                base = self.base,
                targets = self.target_cells(),
                second = second.base,
                others = second.target_cells()
            ]
        ));
        let reading = self.read(board, effect);
        let mut pairs = Vec::new();
        if matches!(self.reason, Reason::Joined { .. }) {
            said.reason.push(say!("exocet-compare"));
            let left = &reading.pairs;
            let known = left.iter().fold(DigitSet::ALL, |known, pairs| known & union(pairs.iter().copied()));
            if (1..=MOST_PAIRS).contains(&left.len()) {
                let both =
                    |pairs: &Vec<DigitSet>| say!("exocet-two-pairs", [first = pairs[0], second = pairs[1]]);
                pairs.push(say!("exocet-digits-left", [both = left.iter().map(both).collect::<Vec<_>>()]));
            } else if !known.is_empty() && !left.is_empty() {
                pairs.push(say!("exocet-known-between", [known]));
            }
            return tell_rules(&reading, pairs, by_table(), true, said);
        }
        let digits = self.digits(board) | second.digits(board);
        said.reason.extend(digits.iter().map(|digit| self.why_not_in_both(second, board, digit)));
        said.reason.push(say!("exocet-four-digits", [digits]));
        let by_ways = say!("exocet-follow-digits");
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
                say!("exocet-only-in-one-base", [digit])
            }
            _ if ways.is_empty() => {
                say!("exocet-not-in-both-places", [digit])
            }
            Some(house) => {
                say!("exocet-not-in-both-house", [digit, house])
            }
            None => say!("exocet-not-in-both-ways", [digit]),
        }
    }
}

/// Each of these pairs of digits by itself.
fn each(pairs: &[DigitSet]) -> Vec<Sentence> {
    pairs.iter().map(|digits| say!("common-digits", [digits])).collect()
}

/// Instructions for going through a table.
fn by_table() -> Sentence {
    say!("exocet-go-through-all")
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
