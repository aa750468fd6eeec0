//! Following links, strong and weak in turn.

use super::links::Links;
use sudokit_core::CellSet;

/// The receiver of chains.
pub(super) trait Visitor {
    /// A chain that begins and ends with a strong link, as the numbers of its nodes.
    fn chain(&mut self, chain: &[usize]);

    /// True if a chain that begins like this, with a weak link last, is worth continuing.
    fn goes_on(&mut self, beginning: &[usize]) -> bool;
}

/// Shows every chain of three links or more.
///
/// **Order.** By the first node, then the second, and so on, in the order of the links; a chain before what
/// extends it. No cell is entered twice, but the last link may lead back into the first cell.
pub(super) fn walk(links: &Links, most_links: usize, visitor: &mut impl Visitor) {
    let mut walk = LinkWalk { links, most_links, visitor, chain: Vec::new(), entered: CellSet::EMPTY };
    for start in 0..links.nodes.len() {
        walk.chain.push(start);
        walk.entered = CellSet::of(links.nodes[start].cell());
        walk.strong();
        walk.chain.clear();
    }
}

struct LinkWalk<'w, V> {
    links: &'w Links,
    most_links: usize,
    visitor: &'w mut V,
    chain: Vec<usize>,
    entered: CellSet,
}

impl<V: Visitor> LinkWalk<'_, V> {
    fn strong(&mut self) {
        let links = self.links;
        let last = self.chain[self.chain.len() - 1];
        let here = links.nodes[last].cell();
        let start = links.nodes[self.chain[0]].cell();
        for next in links.strong(last) {
            let there = links.nodes[next].cell();
            let is_back = there == start && here != start;
            if there != here && !is_back && self.entered.contains(there) {
                continue;
            }
            self.chain.push(next);
            if self.chain.len() > 3 {
                self.visitor.chain(&self.chain);
            }
            if !is_back && self.chain.len() < self.most_links {
                let before = self.entered;
                self.entered.insert(there);
                self.weak();
                self.entered = before;
            }
            self.chain.pop();
        }
    }

    fn weak(&mut self) {
        let links = self.links;
        let last = self.chain[self.chain.len() - 1];
        for next in links.weak(last) {
            let there = links.nodes[next].cell();
            if self.entered.contains(there) {
                continue;
            }
            self.chain.push(next);
            if self.visitor.goes_on(&self.chain) {
                let before = self.entered;
                self.entered.insert(there);
                self.strong();
                self.entered = before;
            }
            self.chain.pop();
        }
    }
}
