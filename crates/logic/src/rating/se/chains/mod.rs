//! Chains of implications: everything from cycles to nested dynamic chains.
//!
//! A node says of a candidate that it is true ("on") or false ("off"). An on-node makes others off (weak
//! links: its cell, its peers); an off-node makes another on where two candidates are left (strong links).
//!
//! **Order of discovery.** Which chain to a node is taken, and so how many nodes it has, depends on which was
//! found first:
//!
//! * weak links: the other digits of the cell, ascending, then the cells of the box, the row and the column,
//!   by position;
//! * strong links: the cell, then box, row, column; of links to the same candidate the first counts;
//! * in [cycles and forcing chains](walk) levels alternate: all on-nodes of a level, then all off-nodes, and
//!   so on;
//! * in a [propagation] all on-nodes that wait go before the next single off-node, so the chains are not the
//!   shortest;
//! * of all hints of a rule the one with the lowest rating counts, then the one with the fewest nodes, then
//!   the kind, then which was found first.
//!
//! **From bottom to top.** Each file knows only those above it in this list:
//!
//! | files | what |
//! |---|---|
//! | `rows`, `length`, `rule` | rows of bits; the surcharge for nodes; the rules of chains from several assumptions |
//! | `links`, `wiring`, `state` | the links of a grid: one by one, numbered, and while candidates go |
//! | `found` | the starts and conclusions of chains |
//! | `told`, `inner` | the words for chains; chains inside chains |
//! | `meet`, `walk`, `cycles` | cycles and forcing chains |
//! | `propagation`, `trace` | the implications of one assumption; the chains behind a node of it |
//! | `table`, `tell`, `forcing` | chains from several assumptions |
//! | `nested` | the patterns of a propagation, chains among them |
//!
//! Chains have patterns inside, and these have chains inside. `propagation` and `forcing` know patterns only
//! by the trait `Patterns`; `nested` implements it.

mod cycles;
mod forcing;
mod found;
mod inner;
mod length;
mod links;
mod meet;
mod nested;
mod propagation;
mod rows;
mod rule;
mod state;
mod table;
mod tell;
mod told;
mod trace;
mod walk;
mod wiring;

pub(super) use cycles::Cycles;
pub(super) use length::rating;
pub(super) use rule::ForcingRule;

/// Chains from several assumptions, with everything that may be nested in them.
pub(super) type Forcing = forcing::Forcing<nested::Nested>;
