//! The simplex method: the maximum of one variable.
//!
//! Some variables are *free*, and each of the others depends on them by an equation. Variables are at least
//! zero; some are bounded above.
//!
//! ```text
//!                 a     b     c    free
//!     d = 2 -   1/2     0     1
//!     e = 1 -    -1     1     0
//! dependent
//! ```
//!
//! While all free variables are zero, the equations give the values of the others. To raise one of them,
//! raise a free variable that it grows with until another one meets its bound; these two change places (a
//! *pivot*). When it grows with no free variable any more, it is at its maximum, and its equation is the
//! proof. A variable that meets its upper bound is counted down from there, so that all free ones are zero
//! again. (George Dantzig, 1947. The choice of the free variable: Paula Harris, "Pivot selection methods of
//! the Devex LP code", 1973.)
//!
//! **Ties.** The programmes of a Sudoku are very degenerate, and the method may cycle. So the caller perturbs
//! the bounds by tiny amounts, no two of them equal: [`jitter`]. A limit on pivots of length zero ends the
//! search all the same.
//!
//! **Determinism.** Ties are broken by the lowest number, nothing is random, and IEEE 754 defines each sum,
//! product and quotient. The result is a proposal, which callers check in whole numbers.

/// Numbers nearer to zero are zero.
const ZERO: f64 = 1e-9;

/// The rounding error of sums that should be zero.
const DUST: f64 = 1e-12;

/// No programme that was met takes a tenth of this to raise one quantity.
const MOST_PIVOTS: usize = 20_000;

/// Quantities with their numbers, from 0, and equations between them.
pub(super) struct Simplex {
    /// For each equation, the value of its variable while all free ones are zero.
    values: Vec<f64>,
    /// Equation by equation, how much each free quantity takes away when it grows by one. Equations are
    /// `stride` apart.
    rates: Vec<f64>,
    stride: usize,
    /// The quantity of each equation.
    dependent: Vec<usize>,
    /// The quantity of each column.
    free: Vec<usize>,
    /// The steepness of each column since it was reset to one.
    steepness: Vec<f64>,
    quantities: Vec<Quantity>,
    /// The first artificial variable, which stays zero once it is.
    artificial: usize,
}

#[derive(Clone, Copy)]
struct Quantity {
    place: Place,
    most: f64,
    /// True if it is counted down from its upper bound.
    is_mirrored: bool,
}

#[derive(Clone, Copy)]
enum Place {
    Equation(usize),
    Column(usize),
    /// It is zero for good.
    Dropped,
}

/// An amount that is tiny and differs from number to number: one or two millionths.
pub(super) fn jitter(number: usize) -> f64 {
    // Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
    let mut bits = (number as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    (1.0 + (bits >> 40) as f64 / (1_u64 << 24) as f64) * 1e-6
}

impl Simplex {
    /// So many free quantities, without a most, and no equation.
    pub(super) fn new(free: usize) -> Self {
        let quantity =
            |column| Quantity { place: Place::Column(column), most: f64::INFINITY, is_mirrored: false };
        Self {
            values: Vec::new(),
            rates: Vec::new(),
            stride: free,
            dependent: Vec::new(),
            free: (0..free).collect(),
            steepness: vec![1.0; free],
            quantities: (0..free).map(quantity).collect(),
            artificial: usize::MAX,
        }
    }

    /// Adds the quantity with the next number by its equation: its value while all free ones are zero, and
    /// the rates of some of these. No pivot has been made yet.
    pub(super) fn push(&mut self, value: f64, most: f64, rates: impl IntoIterator<Item = (usize, f64)>) {
        let equation = self.values.len();
        self.values.push(value);
        self.rates.resize(self.rates.len() + self.stride, 0.0);
        for (free, rate) in rates {
            self.rates[equation * self.stride + free] = rate;
        }
        self.dependent.push(self.quantities.len());
        self.quantities.push(Quantity { place: Place::Equation(equation), most, is_mirrored: false });
    }

    /// Makes the variables from this number on artificial: they stay zero once they are zero.
    pub(super) const fn make_artificial(&mut self, first: usize) {
        self.artificial = first;
    }

    /// The value of a basic variable while all free ones are zero.
    pub(super) fn value(&self, quantity: usize) -> f64 {
        let Quantity { place, most, is_mirrored } = self.quantities[quantity];
        let counted = match place {
            Place::Equation(equation) => self.values[equation],
            Place::Column(_) | Place::Dropped => 0.0,
        };
        if is_mirrored { most - counted } else { counted }
    }

    /// The growth of an unbounded variable with each free one: the numbers of these, and by how much.
    pub(super) fn slopes(&self, quantity: usize) -> impl Iterator<Item = (usize, f64)> {
        let rates = match self.quantities[quantity].place {
            Place::Equation(equation) => self.equation(equation),
            Place::Column(_) | Place::Dropped => &[],
        };
        rates
            .iter()
            .zip(&self.free)
            .map(|(rate, free)| (*free, if self.quantities[*free].is_mirrored { *rate } else { -*rate }))
    }

    /// Raises an unbounded variable until it is enough, and calls back after each pivot. Returns true if it
    /// reached its maximum before.
    pub(super) fn raise(&mut self, quantity: usize, enough: f64, look: &mut dyn FnMut(&Self)) -> bool {
        for _ in 0..MOST_PIVOTS {
            if self.value(quantity) >= enough {
                return false;
            }
            let column = match self.quantities[quantity].place {
                Place::Column(column) => column,
                Place::Equation(equation) => match self.steepest(equation) {
                    Some(column) => column,
                    None => return true,
                },
                Place::Dropped => return true,
            };
            if !self.raise_free(column) {
                // Nothing limits it.
                return false;
            }
            look(self);
        }
        false
    }

    /// The column that a quantity grows most with, as steep as the column is.
    fn steepest(&self, equation: usize) -> Option<usize> {
        let mut best: Option<(f64, usize)> = None;
        let columns = self.equation(equation).iter().zip(&self.steepness).enumerate();
        for (column, (rate, steepness)) in columns.filter(|(_, (rate, _))| **rate < -ZERO) {
            let score = rate * rate / steepness;
            if best
                .is_none_or(|(most, of)| score > most || score == most && self.free[column] < self.free[of])
            {
                best = Some((score, column));
            }
        }
        best.map(|(_, column)| column)
    }

    /// Raises a free variable until another one meets its bound. Returns true if one does.
    fn raise_free(&mut self, column: usize) -> bool {
        let own = self.quantities[self.free[column]].most;
        let mut nearest = own;
        let mut limited: Option<usize> = None;
        for (equation, (value, quantity)) in self.values.iter().zip(&self.dependent).enumerate() {
            let rate = self.rates[equation * self.stride + column];
            let room = if rate > ZERO {
                value / rate
            } else if rate < -ZERO {
                (value - self.quantities[*quantity].most) / rate
            } else {
                continue;
            };
            let is_lower = |other: usize| *quantity < self.dependent[other];
            if room < nearest || room == nearest && limited.is_some_and(is_lower) {
                nearest = room;
                limited = Some(equation);
            }
        }
        match limited {
            Some(equation) => {
                if self.rates[equation * self.stride + column] < 0.0 {
                    self.mirror_equation(equation);
                }
                self.pivot(equation, column);
            }
            None if own.is_finite() => self.mirror_column(column),
            None => return false,
        }
        true
    }

    /// Counts a dependent quantity from its other end.
    fn mirror_equation(&mut self, equation: usize) {
        let quantity = &mut self.quantities[self.dependent[equation]];
        quantity.is_mirrored ^= true;
        self.values[equation] = quantity.most - self.values[equation];
        self.equation_mut(equation).iter_mut().for_each(|rate| *rate = -*rate);
    }

    /// Raises a free quantity to its most, and counts it from there.
    fn mirror_column(&mut self, column: usize) {
        let quantity = &mut self.quantities[self.free[column]];
        quantity.is_mirrored ^= true;
        for (equation, value) in self.values.iter_mut().enumerate() {
            let rate = &mut self.rates[equation * self.stride + column];
            *value -= *rate * quantity.most;
            *rate = -*rate;
        }
    }

    /// A dependent quantity becomes free, and a free one depends on it.
    fn pivot(&mut self, equation: usize, column: usize) {
        let (stride, width) = (self.stride, self.free.len());
        let scale = 1.0 / self.rates[equation * stride + column];
        self.rates[equation * stride + column] = 1.0;
        let swept = |rate: &f64| if rate.abs() < DUST { 0.0 } else { rate * scale };
        let own: Vec<f64> = self.equation(equation).iter().map(swept).collect();
        let own_value = self.values[equation] * scale;
        // An array is faster than a list unless it is nearly empty.
        let entries: Vec<(usize, f64)> =
            own.iter().copied().enumerate().filter(|(_, rate)| *rate != 0.0).collect();
        let is_sparse = 3 * entries.len() < width;
        for other in 0..self.values.len() {
            let rates = &mut self.rates[other * stride..][..width];
            if other == equation {
                rates.copy_from_slice(&own);
                self.values[other] = own_value;
                continue;
            }
            let factor = std::mem::take(&mut rates[column]);
            if factor.abs() < DUST {
                continue;
            }
            self.values[other] -= factor * own_value;
            if is_sparse {
                entries.iter().for_each(|(column, own)| rates[*column] -= factor * own);
            } else {
                rates.iter_mut().zip(&own).for_each(|(rate, own)| *rate -= factor * own);
            }
        }
        let steepness = self.steepness[column];
        let steeper = |rate: &f64| rate * rate * steepness;
        self.steepness.iter_mut().zip(&own).for_each(|(of, rate)| *of = of.max(steeper(rate)));
        self.steepness[column] = steeper(&scale).max(1.0);
        let (leaving, entering) = (self.dependent[equation], self.free[column]);
        self.dependent[equation] = entering;
        self.quantities[entering].place = Place::Equation(equation);
        self.free[column] = leaving;
        self.quantities[leaving].place = Place::Column(column);
        if leaving >= self.artificial {
            self.drop_column(column);
        }
    }

    /// Drops an artificial variable that is free. The last column takes its place.
    fn drop_column(&mut self, column: usize) {
        let last = self.free.len() - 1;
        for rates in self.rates.chunks_exact_mut(self.stride) {
            rates[column] = rates[last];
        }
        self.quantities[self.free[column]].place = Place::Dropped;
        self.free.swap_remove(column);
        self.steepness.swap_remove(column);
        if let Some(moved) = self.free.get(column) {
            self.quantities[*moved].place = Place::Column(column);
        }
    }

    /// Drops the equations of artificial variables, which are zero by now.
    pub(super) fn drop_artificial(&mut self) {
        let width = self.free.len();
        let mut kept = 0;
        for equation in 0..self.values.len() {
            let quantity = self.dependent[equation];
            if quantity >= self.artificial {
                self.quantities[quantity].place = Place::Dropped;
                continue;
            }
            let start = equation * self.stride;
            self.rates.copy_within(start..start + width, kept * width);
            self.values[kept] = self.values[equation];
            self.dependent[kept] = quantity;
            self.quantities[quantity].place = Place::Equation(kept);
            kept += 1;
        }
        self.rates.truncate(kept * width);
        self.values.truncate(kept);
        self.dependent.truncate(kept);
        self.stride = width;
    }

    fn equation(&self, equation: usize) -> &[f64] {
        &self.rates[equation * self.stride..][..self.free.len()]
    }

    fn equation_mut(&mut self, equation: usize) -> &mut [f64] {
        let width = self.free.len();
        &mut self.rates[equation * self.stride..][..width]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two products, three machines: the textbook's example.
    fn factory() -> Simplex {
        let mut simplex = Simplex::new(2);
        simplex.push(4.0, f64::INFINITY, [(0, 1.0)]);
        simplex.push(12.0, f64::INFINITY, [(1, 2.0)]);
        simplex.push(18.0, f64::INFINITY, [(0, 3.0), (1, 2.0)]);
        simplex.push(0.0, f64::INFINITY, [(0, -3.0), (1, -5.0)]);
        simplex
    }

    #[test]
    fn a_quantity_gets_as_high_as_it_can_and_says_why() {
        let mut simplex = factory();
        assert!(simplex.raise(5, f64::INFINITY, &mut |_| ()));
        assert_eq!(
            [0, 1, 2, 3, 4, 5].map(|quantity| simplex.value(quantity)),
            [2.0, 6.0, 2.0, 0.0, 0.0, 36.0]
        );
        // 3a + 5b = 36 - 3/2 (12 - 2b) - (18 - 3a - 2b).
        let mut slopes: Vec<(usize, f64)> = simplex.slopes(5).collect();
        slopes.sort_by_key(|(free, _)| *free);
        assert_eq!(slopes, [(3, -1.5), (4, -1.0)]);
    }

    #[test]
    fn enough_is_enough() {
        let mut simplex = factory();
        assert!(!simplex.raise(5, 20.0, &mut |_| ()));
        assert!((20.0..36.0).contains(&simplex.value(5)));
    }

    #[test]
    fn what_has_a_most_stops_there_and_may_come_back() {
        // The sum of two quantities, of which one is between -1 and 1 below the other.
        let mut simplex = Simplex::new(2);
        simplex.push(1.0, 2.0, [(0, 1.0), (1, -1.0)]);
        simplex.push(3.0, 3.0, [(0, 1.0)]);
        simplex.push(0.0, f64::INFINITY, [(0, -1.0), (1, -1.0)]);
        assert!(simplex.raise(4, f64::INFINITY, &mut |_| ()));
        assert_eq!([0, 1, 2, 3, 4].map(|quantity| simplex.value(quantity)), [3.0, 4.0, 2.0, 0.0, 7.0]);
    }

    #[test]
    fn what_nothing_limits_is_never_as_high_as_it_can_be() {
        let mut simplex = Simplex::new(1);
        simplex.push(1.0, f64::INFINITY, [(0, -1.0)]);
        assert!(!simplex.raise(1, f64::INFINITY, &mut |_| ()));
    }

    #[test]
    fn what_has_passed_stays_zero() {
        // Three must add up to one, with an artificial variable.
        let mut simplex = Simplex::new(3);
        simplex.push(1.0, f64::INFINITY, [(0, 1.0), (1, 1.0), (2, 1.0)]);
        simplex.push(0.0, f64::INFINITY, [(0, -1.0), (1, -1.0), (2, -1.0)]);
        simplex.make_artificial(3);
        assert!(simplex.raise(4, f64::INFINITY, &mut |_| ()));
        assert_eq!(simplex.value(4), 1.0);
        simplex.drop_artificial();
        for quantity in 0..3 {
            assert!(simplex.raise(quantity, f64::INFINITY, &mut |_| ()));
            assert_eq!(
                [0, 1, 2].map(|each| simplex.value(each)),
                [0, 1, 2].map(|each| f64::from(u8::from(each == quantity)))
            );
        }
    }

    #[test]
    fn no_two_amounts_of_jitter_are_equal() {
        let mut all: Vec<u64> = (0..3000).map(|number| jitter(number).to_bits()).collect();
        all.sort_unstable();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        assert!((0..3000).all(|number| (1e-6..2e-6).contains(&jitter(number))));
    }
}
