//! To stop in the middle of a step.

/// Whether a search is to go on. Once it is over, it stays over: the search returns what it has, and the result is not used.
pub(super) struct Patience<'p> {
    go_on: &'p mut dyn FnMut() -> bool,
    is_over: bool,
}

impl<'p> Patience<'p> {
    pub(super) fn new(go_on: &'p mut dyn FnMut() -> bool) -> Self {
        Self { go_on, is_over: false }
    }

    /// Asks. This is done before every piece of work that may take long.
    pub(super) fn lasts(&mut self) -> bool {
        self.is_over = self.is_over || !(self.go_on)();
        !self.is_over
    }

    /// Whether it was over at some time.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }
}
