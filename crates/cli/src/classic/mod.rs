//! Five classic programs over the engines of today.
