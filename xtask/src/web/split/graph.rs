//! A linked module as a graph: its functions and pieces of data, and which of them lead to which.
//!
//! The linker writes down each place where a function or an address stands (`--emit-relocs`), and the name of
//! the function or the piece of data that is meant. So a function pointer in a table of methods is seen as
//! well as a call.

use super::panics;
use std::collections::HashMap;
use std::ops::Range;
use wasmparser::{
    BinaryReaderError, CustomSectionReader, DataKind, FunctionBody, KnownCustom, Linking, Operator, Parser,
    Payload, RelocationEntry, SymbolInfo, TypeRef,
};

/// A function is told from others by its name only if its code has so many bytes: the compiler makes one of
/// functions with the same code, which have the name of any of them then.
const UNLIKE: usize = 128;

/// Functions and pieces of data.
#[derive(Default)]
pub(super) struct Graph {
    nodes: Vec<Node>,
    /// The functions of each name.
    named: HashMap<String, Vec<usize>>,
}

struct Node {
    what: What,
    leads_to: Vec<usize>,
}

enum What {
    /// Its names, and the bytes of its code.
    Function(Vec<String>, usize),
    /// Addresses in memory.
    Data(Range<u32>),
}

/// The functions and data that some functions lead to.
pub(super) struct Reached<'g> {
    graph: &'g Graph,
    is_reached: Vec<bool>,
}

/// The parts of a linked module that make the graph.
#[derive(Default)]
struct Linked<'m> {
    /// The functions of the code section, in order, and its start.
    bodies: Vec<FunctionBody<'m>>,
    code_start: usize,
    /// The number of arguments of each type of functions, and the type of each function with code.
    arguments: Vec<usize>,
    types: Vec<u32>,
    /// The number of imported functions, which come before these.
    imported: usize,
    /// Each piece of the data section, from its start, with its address.
    segments: Vec<(Range<usize>, u32)>,
    symbols: Vec<SymbolInfo<'m>>,
    in_code: Vec<RelocationEntry>,
    in_data: Vec<RelocationEntry>,
}

impl<'m> Linked<'m> {
    fn read(module: &'m [u8]) -> Result<Self, BinaryReaderError> {
        let mut linked = Self::default();
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        linked.imported += usize::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionStart { range, .. } => linked.code_start = range.start,
                Payload::CodeSectionEntry(body) => linked.bodies.push(body),
                Payload::TypeSection(types) => {
                    let types = types.into_iter_err_on_gc_types();
                    linked.arguments = types.map(|ty| Ok(ty?.params().len())).collect::<Result<_, _>>()?;
                }
                Payload::FunctionSection(types) => {
                    linked.types = types.into_iter().collect::<Result<_, _>>()?;
                }
                Payload::DataSection(data) => {
                    let start = data.range().start;
                    for segment in data {
                        let segment = segment?;
                        let end = segment.range.end - start;
                        // Only threads have segments without an address.
                        let Some(address) = address(&segment.kind)? else { continue };
                        linked.segments.push((end - segment.data.len()..end, address));
                    }
                }
                Payload::CustomSection(custom) => linked.read_custom(&custom)?,
                _ => {}
            }
        }
        Ok(linked)
    }

    fn read_custom(&mut self, custom: &CustomSectionReader<'m>) -> Result<(), BinaryReaderError> {
        match (custom.name(), custom.as_known()) {
            (_, KnownCustom::Linking(linking)) => {
                for part in linking.subsections() {
                    if let Linking::SymbolTable(table) = part? {
                        self.symbols = table.into_iter().collect::<Result<_, _>>()?;
                    }
                }
            }
            ("reloc.CODE", KnownCustom::Reloc(reader)) => {
                self.in_code = reader.entries().into_iter().collect::<Result<_, _>>()?;
            }
            ("reloc.DATA", KnownCustom::Reloc(reader)) => {
                self.in_data = reader.entries().into_iter().collect::<Result<_, _>>()?;
            }
            _ => {}
        }
        Ok(())
    }

    /// The bytes of all calls that only panic, in order.
    fn panics(&self) -> Result<Vec<Range<usize>>, BinaryReaderError> {
        let mut panics = HashMap::new();
        for symbol in &self.symbols {
            if let SymbolInfo::Func { index, name: Some(name), .. } = symbol
                && let Some(own) = (*index as usize).checked_sub(self.imported)
                && panics::is_panic(name)
            {
                panics.insert(*index, self.arguments[self.types[own] as usize]);
            }
        }
        let mut calls = Vec::new();
        for body in &self.bodies {
            calls.extend(panics::calls(body, |index| panics.get(&index).copied())?);
        }
        Ok(calls)
    }
}

impl Graph {
    /// Reads a linked module. It must have been linked with `--emit-relocs`.
    pub(super) fn read(module: &[u8]) -> Result<Self, String> {
        let linked = Linked::read(module).map_err(|error| format!("the module cannot be read: {error}"))?;
        if linked.symbols.is_empty() || linked.in_code.is_empty() || linked.in_data.is_empty() {
            return Err("the module was linked without --emit-relocs".into());
        }
        Self::of(&linked).map_err(|error| format!("the module cannot be read: {error}"))
    }

    fn of(linked: &Linked<'_>) -> Result<Self, BinaryReaderError> {
        let mut graph = Self::default();
        let silent = linked.panics()?;
        let (functions, data) = (graph.add_functions(linked), graph.add_data(linked));
        let data_at = |address: u32| {
            let place = data.partition_point(|(range, _)| range.end <= address);
            data.get(place).filter(|(range, _)| range.contains(&address)).map(|(_, node)| *node)
        };
        let target = |entry: &RelocationEntry| match linked.symbols.get(entry.index as usize)? {
            _ if !names_symbol(entry) => None,
            SymbolInfo::Func { index, .. } => {
                functions.get((*index as usize).checked_sub(linked.imported)?).copied()
            }
            SymbolInfo::Data { symbol: Some(symbol), .. } => {
                data_at(linked.segments.get(symbol.index as usize)?.1 + symbol.offset)
            }
            _ => None,
        };
        let from_code = linked.in_code.iter().filter_map(|entry| {
            let at = linked.code_start + entry.offset as usize;
            let body = linked.bodies.partition_point(|body| body.range().end <= at);
            let call = silent.partition_point(|call| call.end < at);
            let is_silent = silent.get(call).is_some_and(|call| call.start <= at);
            (!is_silent).then(|| Some((functions[body], target(entry)?)))?
        });
        let from_data = linked.in_data.iter().filter_map(|entry| {
            let at = entry.offset as usize;
            let (segment, start) = linked.segments.iter().find(|(segment, _)| segment.contains(&at))?;
            // An offset within a segment fits into an address.
            Some((data_at(start + (at - segment.start) as u32)?, target(entry)?))
        });
        let edges: Vec<_> = from_code.chain(from_data).collect();
        for (from, to) in edges {
            graph.nodes[from].leads_to.push(to);
        }
        Ok(graph)
    }

    /// Adds the functions with code, each by all of its names. Returns the node of each.
    fn add_functions(&mut self, linked: &Linked<'_>) -> Vec<usize> {
        let nodes: Vec<_> = linked
            .bodies
            .iter()
            .map(|body| self.add(What::Function(Vec::new(), body.range().len())))
            .collect();
        for symbol in &linked.symbols {
            if let SymbolInfo::Func { index, name: Some(name), .. } = symbol
                && let Some(own) = (*index as usize).checked_sub(linked.imported)
            {
                let node = nodes[own];
                if let What::Function(names, _) = &mut self.nodes[node].what {
                    names.push((*name).to_owned());
                }
                // The bindings take the hash off the names of functions that are exported.
                for name in [Some(*name), without_hash(name)].into_iter().flatten() {
                    self.named.entry(name.to_owned()).or_default().push(node);
                }
            }
        }
        nodes
    }

    /// Adds the pieces of data. Returns the node of each, by address.
    fn add_data(&mut self, linked: &Linked<'_>) -> Vec<(Range<u32>, usize)> {
        let range = |symbol: &SymbolInfo<'_>| match symbol {
            SymbolInfo::Data { symbol: Some(symbol), .. } if symbol.size > 0 => {
                let start = linked.segments.get(symbol.index as usize)?.1 + symbol.offset;
                Some(start..start + symbol.size)
            }
            _ => None,
        };
        let mut ranges: Vec<_> = linked.symbols.iter().filter_map(range).collect();
        ranges.sort_by_key(|range| (range.start, range.end));
        // Pieces that share bytes are one.
        ranges.dedup_by(|next, last| {
            let is_shared = next.start < last.end;
            last.end = last.end.max(if is_shared { next.end } else { 0 });
            is_shared
        });
        ranges.into_iter().map(|range| (range.clone(), self.add(What::Data(range)))).collect()
    }

    fn add(&mut self, what: What) -> usize {
        self.nodes.push(Node { what, leads_to: Vec::new() });
        self.nodes.len() - 1
    }

    /// True if the linker knew a function of this name.
    pub(super) fn has(&self, name: &str) -> bool {
        self.named.contains_key(name)
    }

    /// Everything that functions lead to, without passing through long functions that `stops` names.
    pub(super) fn reached_from(&self, names: &[String], stops: impl Fn(&str) -> bool) -> Reached<'_> {
        let mut is_reached = vec![false; self.nodes.len()];
        let mut open: Vec<usize> =
            names.iter().filter_map(|name| self.named.get(name)).flatten().copied().collect();
        while let Some(node) = open.pop() {
            let is_stop = match &self.nodes[node].what {
                What::Function(names, size) => *size >= UNLIKE && names.iter().any(|name| stops(name)),
                What::Data(_) => false,
            };
            if !is_stop && !std::mem::replace(&mut is_reached[node], true) {
                open.extend(&self.nodes[node].leads_to);
            }
        }
        Reached { graph: self, is_reached }
    }
}

impl Reached<'_> {
    /// True if a function of this name was reached, or none has it: then it was made after linking.
    pub(super) fn has(&self, name: &str) -> bool {
        self.graph.named.get(name).is_none_or(|nodes| nodes.iter().any(|&node| self.is_reached[node]))
    }

    /// The addresses of data that was not reached, in order. Pieces without others between them are one.
    pub(super) fn left(&self) -> Vec<Range<u32>> {
        let mut left: Vec<Range<u32>> = Vec::new();
        let mut is_open = false;
        for (node, &is_reached) in self.graph.nodes.iter().zip(&self.is_reached) {
            match (&node.what, left.last_mut()) {
                (What::Data(range), Some(last)) if is_open && !is_reached => last.end = range.end,
                (What::Data(range), _) if !is_reached => left.push(range.clone()),
                _ => {}
            }
            is_open = !is_reached && matches!(node.what, What::Data(_));
        }
        left
    }
}

/// The name of an exported function without the hash of its crate, which has sixteen digits.
fn without_hash(name: &str) -> Option<&str> {
    let (name, hash) = name.rsplit_once('_')?;
    (hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit())).then_some(name)
}

/// True if a relocation names a function or an address.
fn names_symbol(entry: &RelocationEntry) -> bool {
    use wasmparser::RelocationType as Is;
    !matches!(
        entry.ty,
        Is::TypeIndexLeb | Is::GlobalIndexLeb | Is::GlobalIndexI32 | Is::TableNumberLeb | Is::EventIndexLeb
    )
}

/// The address of a segment of data, if it has one.
fn address(kind: &DataKind<'_>) -> Result<Option<u32>, BinaryReaderError> {
    let DataKind::Active { offset_expr, .. } = kind else { return Ok(None) };
    Ok(match offset_expr.get_operators_reader().read()? {
        Operator::I32Const { value } => Some(value.cast_unsigned()),
        _ => None,
    })
}
