//! Choosing some of many, in order.

use std::ops::ControlFlow;

/// The next move of a search over choices.
pub(crate) enum Choice {
    GoOn,
    /// Nothing that begins with these will do.
    Prune,
    Stop,
}

impl From<ControlFlow<()>> for Choice {
    fn from(flow: ControlFlow<()>) -> Self {
        if flow.is_break() { Self::Stop } else { Self::GoOn }
    }
}

/// Chooses up to `size` of these in lexicographic order, and asks about every choice and every beginning of
/// one.
pub(crate) fn choose<T: Copy>(
    all: &[T],
    size: usize,
    look: &mut dyn FnMut(&[T]) -> Choice,
) -> ControlFlow<()> {
    fn extend<T: Copy>(
        rest: &[T],
        size: usize,
        chosen: &mut Vec<T>,
        look: &mut dyn FnMut(&[T]) -> Choice,
    ) -> ControlFlow<()> {
        let missing = size - chosen.len();
        for i in 0..(rest.len() + 1).saturating_sub(missing) {
            chosen.push(rest[i]);
            let choice = look(chosen);
            if matches!(choice, Choice::Stop) {
                return ControlFlow::Break(());
            }
            if missing > 1 && !matches!(choice, Choice::Prune) {
                extend(&rest[i + 1..], size, chosen, look)?;
            }
            chosen.pop();
        }
        ControlFlow::Continue(())
    }
    extend(all, size, &mut Vec::with_capacity(size), look)
}
