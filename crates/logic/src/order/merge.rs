//! The stable merge sort that Java sorts objects with (Tim Peters, 2002; Joshua Bloch, JDK 7).
//!
//! Written after its description, because for comparisons that are not transitive the result depends on which
//! are made. Ascending runs are found, short ones extended by insertion, and neighbours of similar length
//! merged; where one run wins often, a merge gallops.

use std::cmp::Ordering;

/// Sorts; `compare` need not be transitive.
pub(crate) fn sorted<T>(items: Vec<T>, compare: impl Fn(&T, &T) -> Ordering) -> Vec<T> {
    let mut order: Vec<usize> = (0..items.len()).collect();
    Sorter { compare: &|a, b| compare(&items[a], &items[b]), gallop: GALLOP, runs: Vec::new() }
        .sort(&mut order);
    let mut items: Vec<Option<T>> = items.into_iter().map(Some).collect();
    order.into_iter().filter_map(|at| items[at].take()).collect()
}

/// Lists shorter than this are sorted by insertion.
const SHORT: usize = 32;
/// So many wins in a row, and a merge gallops.
const GALLOP: usize = 7;

struct Sorter<'a> {
    // Compiled once, whatever it sorts: 4 kB a time otherwise.
    compare: &'a dyn Fn(usize, usize) -> Ordering,
    gallop: usize,
    /// Start and length of the runs that wait to be merged.
    runs: Vec<(usize, usize)>,
}

impl Sorter<'_> {
    fn less(&self, a: usize, b: usize) -> bool {
        (self.compare)(a, b).is_lt()
    }

    fn sort(&mut self, a: &mut [usize]) {
        let n = a.len();
        if n < 2 {
            return;
        }
        if n < SHORT {
            let run = self.first_run(a);
            self.insert(a, run);
            return;
        }
        let least = least_run(n);
        let mut start = 0;
        while start < n {
            let mut run = self.first_run(&mut a[start..]);
            if run < least {
                let forced = least.min(n - start);
                self.insert(&mut a[start..start + forced], run);
                run = forced;
            }
            self.runs.push((start, run));
            self.collapse(a);
            start += run;
        }
        while self.runs.len() > 1 {
            let mut i = self.runs.len() - 2;
            if i > 0 && self.runs[i - 1].1 < self.runs[i + 1].1 {
                i -= 1;
            }
            self.merge_at(a, i);
        }
    }

    /// The length of the run that the list begins with; a falling run is turned round.
    fn first_run(&self, a: &mut [usize]) -> usize {
        if a.len() < 2 {
            return a.len();
        }
        let mut end = 2;
        if self.less(a[1], a[0]) {
            while end < a.len() && self.less(a[end], a[end - 1]) {
                end += 1;
            }
            a[..end].reverse();
        } else {
            while end < a.len() && !self.less(a[end], a[end - 1]) {
                end += 1;
            }
        }
        end
    }

    /// Inserts the elements after the sorted start.
    fn insert(&self, a: &mut [usize], sorted: usize) {
        for i in sorted..a.len() {
            let pivot = a[i];
            let (mut left, mut right) = (0, i);
            while left < right {
                let middle = usize::midpoint(left, right);
                if self.less(pivot, a[middle]) {
                    right = middle;
                } else {
                    left = middle + 1;
                }
            }
            a[left..=i].rotate_right(1);
        }
    }

    fn collapse(&mut self, a: &mut [usize]) {
        while self.runs.len() > 1 {
            let mut n = self.runs.len() - 2;
            let len = |i: usize| self.runs[i].1;
            if n > 0 && len(n - 1) <= len(n) + len(n + 1) || n > 1 && len(n - 2) <= len(n - 1) + len(n) {
                if len(n - 1) < len(n + 1) {
                    n -= 1;
                }
            } else if len(n) > len(n + 1) {
                return;
            }
            self.merge_at(a, n);
        }
    }

    fn merge_at(&mut self, a: &mut [usize], i: usize) {
        let ((mut base1, mut len1), (base2, mut len2)) = (self.runs[i], self.runs[i + 1]);
        self.runs[i].1 = len1 + len2;
        self.runs.remove(i + 1);
        let skipped = self.gallop_right(a[base2], &a[base1..base1 + len1], 0);
        base1 += skipped;
        len1 -= skipped;
        if len1 == 0 {
            return;
        }
        len2 = self.gallop_left(a[base1 + len1 - 1], &a[base2..base2 + len2], len2 - 1);
        if len2 == 0 {
            return;
        }
        let both = &mut a[base1..base2 + len2];
        if len1 <= len2 {
            self.merge_low(both, len1);
        } else {
            self.merge_high(both, len1);
        }
    }

    /// Merges from the front: the first run is set aside.
    fn merge_low(&mut self, a: &mut [usize], len1: usize) {
        let first = a[..len1].to_vec();
        let (mut i, mut j, mut out) = (0, len1, 0);
        let mut gallop = self.gallop;
        a[out] = a[j];
        out += 1;
        j += 1;
        'merged: {
            if j == a.len() || first.len() - i == 1 {
                break 'merged;
            }
            loop {
                let (mut wins1, mut wins2) = (0, 0);
                while wins1.max(wins2) < gallop {
                    if self.less(a[j], first[i]) {
                        a[out] = a[j];
                        (out, j, wins1, wins2) = (out + 1, j + 1, 0, wins2 + 1);
                        if j == a.len() {
                            break 'merged;
                        }
                    } else {
                        a[out] = first[i];
                        (out, i, wins1, wins2) = (out + 1, i + 1, wins1 + 1, 0);
                        if first.len() - i == 1 {
                            break 'merged;
                        }
                    }
                }
                loop {
                    wins1 = self.gallop_right(a[j], &first[i..], 0);
                    a[out..out + wins1].copy_from_slice(&first[i..i + wins1]);
                    (out, i) = (out + wins1, i + wins1);
                    if wins1 != 0 && first.len() - i <= 1 {
                        break 'merged;
                    }
                    a[out] = a[j];
                    (out, j) = (out + 1, j + 1);
                    if j == a.len() {
                        break 'merged;
                    }
                    wins2 = self.gallop_left(first[i], &a[j..], 0);
                    a.copy_within(j..j + wins2, out);
                    (out, j) = (out + wins2, j + wins2);
                    if j == a.len() {
                        break 'merged;
                    }
                    a[out] = first[i];
                    (out, i) = (out + 1, i + 1);
                    if first.len() - i == 1 {
                        break 'merged;
                    }
                    gallop = gallop.saturating_sub(1);
                    if wins1 < GALLOP && wins2 < GALLOP {
                        break;
                    }
                }
                gallop += 2;
            }
        }
        self.gallop = gallop.max(1);
        if first.len() - i == 1 && j < a.len() {
            // The last of the first run is the greatest of all.
            let rest = a.len() - j;
            a.copy_within(j.., out);
            a[out + rest] = first[i];
        } else {
            a[out..out + first.len() - i].copy_from_slice(&first[i..]);
        }
    }

    /// Merges from the back: the second run is set aside.
    fn merge_high(&mut self, a: &mut [usize], len1: usize) {
        let second = a[len1..].to_vec();
        // The numbers left of each run; the merged part lies behind both.
        let (mut left1, mut left2) = (len1, second.len());
        let mut gallop = self.gallop;
        a[left1 + left2 - 1] = a[left1 - 1];
        left1 -= 1;
        'merged: {
            if left1 == 0 || left2 == 1 {
                break 'merged;
            }
            loop {
                let (mut wins1, mut wins2) = (0, 0);
                while wins1.max(wins2) < gallop {
                    let out = left1 + left2 - 1;
                    if self.less(second[left2 - 1], a[left1 - 1]) {
                        a[out] = a[left1 - 1];
                        (left1, wins1, wins2) = (left1 - 1, wins1 + 1, 0);
                        if left1 == 0 {
                            break 'merged;
                        }
                    } else {
                        a[out] = second[left2 - 1];
                        (left2, wins1, wins2) = (left2 - 1, 0, wins2 + 1);
                        if left2 == 1 {
                            break 'merged;
                        }
                    }
                }
                loop {
                    wins1 = left1 - self.gallop_right(second[left2 - 1], &a[..left1], left1 - 1);
                    a.copy_within(left1 - wins1..left1, left1 + left2 - wins1);
                    left1 -= wins1;
                    if wins1 != 0 && left1 == 0 {
                        break 'merged;
                    }
                    a[left1 + left2 - 1] = second[left2 - 1];
                    left2 -= 1;
                    if left2 == 1 {
                        break 'merged;
                    }
                    wins2 = left2 - self.gallop_left(a[left1 - 1], &second[..left2], left2 - 1);
                    let out = left1 + left2;
                    a[out - wins2..out].copy_from_slice(&second[left2 - wins2..left2]);
                    left2 -= wins2;
                    if wins2 != 0 && left2 <= 1 {
                        break 'merged;
                    }
                    a[left1 + left2 - 1] = a[left1 - 1];
                    left1 -= 1;
                    if left1 == 0 {
                        break 'merged;
                    }
                    gallop = gallop.saturating_sub(1);
                    if wins1 < GALLOP && wins2 < GALLOP {
                        break;
                    }
                }
                gallop += 2;
            }
        }
        self.gallop = gallop.max(1);
        if left2 == 1 && left1 > 0 {
            // The first of the second run is the least of all.
            a.copy_within(..left1, 1);
            a[0] = second[0];
        } else {
            a[left1..left1 + left2].copy_from_slice(&second[..left2]);
        }
    }

    /// The place of `key`, in front of its equals; the search starts at the hint.
    fn gallop_left(&self, key: usize, a: &[usize], hint: usize) -> usize {
        self.gallop_from(a, hint, |x| (self.compare)(key, x).is_gt())
    }

    /// The place of `key`, behind its equals.
    fn gallop_right(&self, key: usize, a: &[usize], hint: usize) -> usize {
        self.gallop_from(a, hint, |x| !self.less(key, x))
    }

    /// The end of the start for which `before` holds: probed at distances 1, 3, 7, ... from the hint, then
    /// halved.
    fn gallop_from(&self, a: &[usize], hint: usize, before: impl Fn(usize) -> bool) -> usize {
        let (mut last, mut offset) = (0, 1);
        let (mut low, mut high);
        if before(a[hint]) {
            let most = a.len() - hint;
            while offset < most && before(a[hint + offset]) {
                (last, offset) = (offset, 2 * offset + 1);
            }
            (low, high) = (hint + last + 1, hint + offset.min(most));
        } else {
            let most = hint + 1;
            while offset < most && !before(a[hint - offset]) {
                (last, offset) = (offset, 2 * offset + 1);
            }
            (low, high) = (hint + 1 - offset.min(most), hint - last);
        }
        while low < high {
            let middle = usize::midpoint(low, high);
            if before(a[middle]) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        high
    }
}

/// The length of the runs that are worth merging: the five highest bits of `n`, rounded up.
fn least_run(mut n: usize) -> usize {
    let mut carry = 0;
    while n >= SHORT {
        carry |= n & 1;
        n >>= 1;
    }
    n + carry
}

#[cfg(test)]
mod tests {
    use super::sorted;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn it_is_a_stable_sort(items in prop::collection::vec(0..20_u32, 0..400)) {
            let numbered: Vec<(u32, usize)> = items.into_iter().zip(0..).collect();
            let mut expected = numbered.clone();
            expected.sort_by_key(|(value, _)| *value);
            prop_assert_eq!(sorted(numbered, |a, b| a.0.cmp(&b.0)), expected);
        }

        #[test]
        fn runs_are_merged_in_order(parts in prop::collection::vec((0..1000_u32, 1..120_usize), 0..12)) {
            let items: Vec<u32> = parts.iter().flat_map(|(start, n)| (0..*n as u32).map(move |i| start + i)).collect();
            let mut expected = items.clone();
            expected.sort();
            prop_assert_eq!(sorted(items, Ord::cmp), expected);
        }
    }
}
