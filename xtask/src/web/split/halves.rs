//! Both halves of a module, each made of the whole by taking away.

use super::graph::Reached;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::Range;
use walrus::ir::{Value, Visitor};
use walrus::{
    ConstExpr, DataKind, Element, ElementItems, ElementKind, ExportItem, FunctionBuilder, FunctionId,
    FunctionKind, Global, GlobalKind, ImportKind, ImportedFunction, Memory, MemoryId, Module, ModuleConfig,
    Table, TableId, TypeId,
};

/// The module from which the second half imports.
const SHARED: &str = "first";

/// Shorter pieces of data stay in the first half: each segment takes some bytes of its own.
const SHORTEST: u32 = 96;

/// The functions that some functions call, or take as a value, by their numbers: an id of one module means
/// nothing in another, even of the same bytes.
#[derive(Default)]
pub(super) struct Called(HashSet<usize>);

impl Called {
    pub(super) fn has(&self, id: FunctionId) -> bool {
        self.0.contains(&id.index())
    }
}

impl<'i> Visitor<'i> for Called {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(function.index());
    }
}

/// The division of a module. Functions are numbers, as in [`Called`].
pub(super) struct Halves {
    /// The functions of the second half.
    later: HashSet<usize>,
    /// Addresses of its data, in order.
    data: Vec<Range<u32>>,
    /// The functions of the second half that the first half calls or exports, in the order of their places
    /// behind the end of the table: sorted.
    stubs: Vec<usize>,
    /// The end of the table without them.
    end: u32,
    /// A name of the memory by which no second half finds the first half of another build.
    memory: String,
}

/// Which half.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    First,
    Second,
}

impl Halves {
    /// Divides a module, which is made of these bytes.
    pub(super) fn of(whole: &Module, bytes: &[u8], reached: &Reached<'_>) -> Result<Self, String> {
        let is_later =
            |id: FunctionId| whole.funcs.get(id).name.as_deref().is_some_and(|name| !reached.has(name));
        let locals = whole.funcs.iter_local();
        let (later, first): (Vec<_>, Vec<_>) = locals.partition(|(id, _)| is_later(*id));
        let later: HashSet<usize> = later.into_iter().map(|(id, _)| id.index()).collect();
        let mut called = Called::default();
        for (_, function) in first {
            walrus::ir::dfs_in_order(&mut called, function, function.entry_block());
        }
        for export in whole.exports.iter() {
            if let ExportItem::Function(id) = export.item {
                called.visit_function_id(&id);
            }
        }
        let stubs: BTreeSet<usize> = called.0.into_iter().filter(|id| later.contains(id)).collect();
        let table = main_table(whole).ok_or("the module has not one table of functions")?;
        let end = u32::try_from(whole.tables.get(table).initial).map_err(|_| "the table is too long")?;
        let data = reached.left().into_iter().filter(|range| range.end - range.start >= SHORTEST).collect();
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let memory = format!("memory-{:016x}", hasher.finish());
        Ok(Self { later, data, stubs: stubs.into_iter().collect(), end, memory })
    }

    /// The first half, which exports these functions for the second.
    pub(super) fn first(&self, mut module: Module, shared: &[usize]) -> Vec<u8> {
        let (table, all) = (main_table(&module).expect("the whole has one"), functions(&module));
        for &(id, ty) in &all {
            if self.later.contains(&id.index()) {
                self.put_stub(&mut module, id, ty, table);
            }
        }
        let ids: HashMap<usize, FunctionId> = all.iter().map(|(id, _)| (id.index(), *id)).collect();
        for (name, number) in shared.iter().enumerate() {
            module.exports.add(&name.to_string(), ids[number]);
        }
        for id in module.globals.iter().map(Global::id).collect::<Vec<_>>() {
            module.exports.add(&format!("global{}", id.index()), id);
        }
        for id in module.tables.iter().map(Table::id).collect::<Vec<_>>() {
            module.exports.add(&format!("table{}", id.index()), id);
        }
        for id in module.memories.iter().map(Memory::id).collect::<Vec<_>>() {
            module.exports.add(&self.memory, id);
        }
        self.keep(&mut module, Half::First);
        module.emit_wasm()
    }

    /// The second half, and the functions that it imports, in the order of their names, which are numbers.
    pub(super) fn second(&self, mut module: Module) -> (Vec<u8>, Vec<usize>) {
        for id in module.exports.iter().map(walrus::Export::id).collect::<Vec<_>>() {
            module.exports.delete(id);
        }
        module.start = None;
        for (id, ty) in functions(&module) {
            if let FunctionKind::Import(import) = &module.funcs.get(id).kind {
                SHARED.clone_into(&mut module.imports.get_mut(import.import).module);
            } else if !self.later.contains(&id.index()) {
                let import = module.imports.add(SHARED, "", id);
                module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
            }
        }
        for id in module.globals.iter().map(Global::id).collect::<Vec<_>>() {
            let import = module.imports.add(SHARED, &format!("global{}", id.index()), id);
            module.globals.get_mut(id).kind = GlobalKind::Import(import);
        }
        for id in module.memories.iter().map(Memory::id).collect::<Vec<_>>() {
            module.memories.get_mut(id).import = Some(module.imports.add(SHARED, &self.memory, id));
        }
        for id in module.tables.iter().map(Table::id).collect::<Vec<_>>() {
            let import = module.imports.add(SHARED, &format!("table{}", id.index()), id);
            module.tables.get_mut(id).import = Some(import);
        }
        let (table, all) = (main_table(&module).expect("the whole has one"), functions(&module));
        let own = all.iter().map(|(id, _)| *id).filter(|id| self.place(*id).is_some());
        add_functions(&mut module, table, self.end, own.collect());
        self.keep(&mut module, Half::Second);
        let mut shared = Vec::new();
        for import in module.imports.iter_mut() {
            if let ImportKind::Function(id) = import.kind {
                import.name = shared.len().to_string();
                shared.push(id.index());
            }
        }
        (module.emit_wasm(), shared)
    }

    /// Leaves of a function of the second half its call from the table.
    fn put_stub(&self, module: &mut Module, id: FunctionId, ty: TypeId, table: TableId) {
        let (parameters, results) = module.types.params_results(ty);
        let (parameters, results) = (parameters.to_vec(), results.to_vec());
        let mut stub = FunctionBuilder::new(&mut module.types, &parameters, &results);
        let locals: Vec<_> = parameters.iter().map(|&parameter| module.locals.add(parameter)).collect();
        let mut body = stub.func_body();
        // Without a place it is not called, and is taken away in the end.
        if let Some(place) = self.place(id) {
            for &local in &locals {
                body.local_get(local);
            }
            body.i32_const(place.cast_signed()).call_indirect(ty, table);
        } else {
            body.unreachable();
        }
        module.funcs.get_mut(id).kind = FunctionKind::Local(stub.local_func(locals));
    }

    /// The place in the table of a function that the first half calls or exports.
    fn place(&self, id: FunctionId) -> Option<u32> {
        let index = self.stubs.binary_search(&id.index()).ok()?;
        (self.end..).nth(index)
    }

    /// Leaves the data and the places in the table of one half, and all that it needs.
    fn keep(&self, module: &mut Module, half: Half) {
        self.keep_data(module, half);
        self.keep_functions(module, half);
        walrus::passes::gc::run(module);
    }

    fn keep_data(&self, module: &mut Module, half: Half) {
        for id in module.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
            let data = module.data.get(id);
            let DataKind::Active { memory, offset: ConstExpr::Value(Value::I32(start)) } = data.kind else {
                continue;
            };
            let (start, bytes) = (start.cast_unsigned(), data.value.clone());
            let end = start + u32::try_from(bytes.len()).expect("addresses have 32 bits");
            let later = self.data.iter().filter(|range| start <= range.start && range.end <= end).cloned();
            let kept: Vec<Range<u32>> = match half {
                Half::Second => later.collect(),
                Half::First => {
                    let mut from = start;
                    let between = later.map(|range| std::mem::replace(&mut from, range.end)..range.start);
                    let mut between: Vec<_> = between.collect();
                    between.push(from..end);
                    between
                }
            };
            module.data.delete(id);
            module.memories.get_mut(memory).data_segments.remove(&id);
            for range in kept {
                let piece = &bytes[(range.start - start) as usize..(range.end - start) as usize];
                // Memory is zero before anything is written.
                if piece.iter().any(|byte| *byte != 0) {
                    add_data(module, memory, range.start, piece.to_vec());
                }
            }
        }
    }

    fn keep_functions(&self, module: &mut Module, half: Half) {
        let main = main_table(module).expect("the whole has one");
        let places = u64::from(self.end) + self.stubs.len() as u64;
        let table = module.tables.get_mut(main);
        (table.initial, table.maximum) = (places, Some(places));
        for id in module.elements.iter().map(Element::id).collect::<Vec<_>>() {
            let element = module.elements.get(id);
            let (
                ElementKind::Active { table, offset: ConstExpr::Value(Value::I32(start)) },
                ElementItems::Functions(all),
            ) = (&element.kind, &element.items)
            else {
                continue;
            };
            if *table != main || start.cast_unsigned() >= self.end {
                continue;
            }
            let is_kept = |id: &FunctionId| self.later.contains(&id.index()) == (half == Half::Second);
            let mut runs: Vec<(u32, Vec<FunctionId>)> = Vec::new();
            for (place, &function) in (start.cast_unsigned()..).zip(all).filter(|(_, id)| is_kept(id)) {
                match runs.last_mut() {
                    Some((from, run)) if (*from..).nth(run.len()) == Some(place) => run.push(function),
                    _ => runs.push((place, vec![function])),
                }
            }
            module.elements.delete(id);
            module.tables.get_mut(main).elem_segments.remove(&id);
            for (place, run) in runs {
                add_functions(module, main, place, run);
            }
        }
    }
}

/// The names of functions in a module that is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    Kept,
    Dropped,
}

fn add_data(module: &mut Module, memory: MemoryId, address: u32, bytes: Vec<u8>) {
    let offset = ConstExpr::Value(Value::I32(address.cast_signed()));
    let id = module.data.add(DataKind::Active { memory, offset }, bytes);
    module.memories.get_mut(memory).data_segments.insert(id);
}

/// Puts functions into the table, from this place on.
fn add_functions(module: &mut Module, table: TableId, place: u32, functions: Vec<FunctionId>) {
    let offset = ConstExpr::Value(Value::I32(place.cast_signed()));
    let id = module.elements.add(ElementKind::Active { table, offset }, ElementItems::Functions(functions));
    module.tables.get_mut(table).elem_segments.insert(id);
}

/// All functions with their types, in order of their numbers.
fn functions(module: &Module) -> Vec<(FunctionId, TypeId)> {
    module.funcs.iter().map(|function| (function.id(), function.ty())).collect()
}

/// The table of functions, if there is one and no other.
fn main_table(module: &Module) -> Option<TableId> {
    module.tables.main_function_table().ok().flatten()
}

/// Reads a module without what is only for its makers, to write it with the names of its functions or
/// without.
pub(super) fn parse(bytes: &[u8], names: Names) -> Result<Module, String> {
    let mut config = ModuleConfig::new();
    config.generate_name_section(names == Names::Kept).generate_producers_section(false);
    let mut module = config.parse(bytes).map_err(|error| format!("the module cannot be read: {error:#}"))?;
    for name in ["linking", "reloc.CODE", "reloc.DATA", "target_features"] {
        module.customs.remove_raw(name);
    }
    Ok(module)
}
