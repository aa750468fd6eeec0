//! One compiled sort for items of all types. The standard library's is compiled again for each type, 12 kB a
//! time.

use alloc::vec::Vec;
use core::cmp::Ordering;

/// Sorts by a key, as `slice::sort_by_cached_key` does: equal keys stay in order, each key is made once.
pub fn by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    if items.len() < 2 {
        return;
    }
    let keys: Vec<K> = items.iter().map(key).collect();
    let from = places(items.len(), &|a, b| keys[a].cmp(&keys[b]));
    arrange(items, from);
}

/// Sorts by a comparison, as `slice::sort_by` does: equals stay in order.
pub fn by<T>(items: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    let from = places(items.len(), &|a, b| compare(&items[a], &items[b]));
    arrange(items, from);
}

/// For each place of the sorted list the place where its item stands.
fn places(length: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..length).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

fn arrange<T>(items: &mut [T], mut from: Vec<usize>) {
    for to in 0..items.len() {
        // A place that is filled already has sent its own item to where the new one stood.
        while from[to] < to {
            from[to] = from[from[to]];
        }
        items.swap(to, from[to]);
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    #[test]
    fn it_sorts_as_the_standard_library_does() {
        for length in 0..200 {
            let key = |place: usize| (31 * place * place + length) % 23;
            let items: Vec<(usize, usize)> = (0..length).map(|place| (key(place), place)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(key, _)| *key);
            let mut sorted = items.clone();
            super::by_key(&mut sorted, |(key, _)| *key);
            assert_eq!(sorted, expected);
            let mut sorted = items;
            super::by(&mut sorted, |a, b| a.0.cmp(&b.0));
            assert_eq!(sorted, expected);
        }
    }
}
