// The search: every invocation walks the tree of its own puzzle, and takes the next from the queue at its end.
//
// The walk is that of a lane of the batch engine (`lanes/search.rs` of sudokit-solve): the same nodes in the same
// order, so the same first solution. All invocations of a subgroup sweep together; then those with an event
// handle it, one kind of event after the other.
//
// Memory is a structure of arrays, `word * stride + number`: invocations side by side read words side by side.

struct Params {
    // Number of problems in this chunk.
    count: u32,
    // Distance between two words of a problem.
    stride: u32,
    // Number of invocations, the distance between two words of one.
    lanes: u32,
    // Sweeps in this dispatch: bounded, so that no driver takes it for hung.
    steps: u32,
    // Splits that a problem may take. Larger trees are left to the CPU.
    budget: u32,
    // Open nodes that fit into the stack of an invocation.
    depth: u32,
    // 1 if the problems arrive as 81 bytes each, 0 if as nodes.
    are_givens: u32,
    // Solutions to count, at least 1.
    limit: u32,
    // Splits that a problem may take once all problems are taken: a chunk must not wait for the last of them.
    grace: u32,
    unused_0: u32,
    unused_1: u32,
    unused_2: u32,
}

struct Counters {
    // The next problem that nobody has taken.
    next: atomic<u32>,
    // Problems with an outcome.
    done: atomic<u32>,
    // Splits, for measurements.
    nodes: atomic<u32>,
    // Sweeps, for measurements.
    sweeps: atomic<u32>,
}

@group(0) @binding(0) var<uniform> params: Params;
// The problems as they arrive; at the end, the answers as they leave.
@group(0) @binding(1) var<storage, read_write> parcels: array<u32>;
// The roots of the problems. The first solution of a problem replaces its root, which nobody needs any more.
@group(0) @binding(2) var<storage, read_write> nodes: array<u32>;
// For each problem its number of solutions, or LEFT.
@group(0) @binding(3) var<storage, read_write> outcomes: array<u32>;
// Open nodes of the invocations, and what they were at when the last dispatch ended.
@group(0) @binding(4) var<storage, read_write> stack: array<u32>;
@group(0) @binding(5) var<storage, read_write> counters: Counters;

// The outcome of a problem that is left to the CPU. The limit is far below.
const LEFT: u32 = ~0u;

// The number of a problem that is not there.
const NO_PROBLEM: u32 = ~0u;

// After this number of solutions, many more are likely.
const PLENTY: u32 = 8u;

// Sweeps between two looks at events. A node with an event waits for the next look, as it must not be swept again:
// that costs less than an event that few invocations of a subgroup have.
const SWEEPS: u32 = 2u;

var<private> lane: u32;
var<private> problem: u32;
var<private> solutions: u32;
// Number of open nodes.
var<private> depth: u32;
// Splits of this problem.
var<private> splits: u32;
// Those of them since all problems are taken.
var<private> late_splits: u32;
var<private> is_proof: bool;
// The node has to be replaced.
var<private> is_idle: bool;
// Splits in proofs since the last solution or restart, and until the next restart: see `turns.rs`.
var<private> turn_splits: u32;
var<private> turn_wait: u32;
// Factor for the solutions below this node.
var<private> times: u32;

fn place_at(at: u32, stride: u32) -> vec3<u32> {
    return vec3(stack[at], stack[at + stride], stack[at + 2u * stride]);
}

fn load_open(slot: u32) {
    let stride = params.lanes;
    let at = slot * 27u * stride + lane;
    p0 = place_at(at, stride);
    p1 = place_at(at + 3u * stride, stride);
    p2 = place_at(at + 6u * stride, stride);
    p3 = place_at(at + 9u * stride, stride);
    p4 = place_at(at + 12u * stride, stride);
    p5 = place_at(at + 15u * stride, stride);
    p6 = place_at(at + 18u * stride, stride);
    p7 = place_at(at + 21u * stride, stride);
    p8 = place_at(at + 24u * stride, stride);
    words_sum = sum();
}

fn store_place(at: u32, stride: u32, w: vec3<u32>) {
    stack[at] = w.x;
    stack[at + stride] = w.y;
    stack[at + 2u * stride] = w.z;
}

fn store_open(slot: u32) {
    let stride = params.lanes;
    let at = slot * 27u * stride + lane;
    store_place(at, stride, p0);
    store_place(at + 3u * stride, stride, p1);
    store_place(at + 6u * stride, stride, p2);
    store_place(at + 9u * stride, stride, p3);
    store_place(at + 12u * stride, stride, p4);
    store_place(at + 15u * stride, stride, p5);
    store_place(at + 18u * stride, stride, p6);
    store_place(at + 21u * stride, stride, p7);
    store_place(at + 24u * stride, stride, p8);
}

fn root_place(at: u32, stride: u32) -> vec3<u32> {
    return vec3(nodes[at], nodes[at + stride], nodes[at + 2u * stride]);
}

fn load_root() {
    let stride = params.stride;
    let at = problem;
    p0 = root_place(at, stride);
    p1 = root_place(at + 3u * stride, stride);
    p2 = root_place(at + 6u * stride, stride);
    p3 = root_place(at + 9u * stride, stride);
    p4 = root_place(at + 12u * stride, stride);
    p5 = root_place(at + 15u * stride, stride);
    p6 = root_place(at + 18u * stride, stride);
    p7 = root_place(at + 21u * stride, stride);
    p8 = root_place(at + 24u * stride, stride);
    words_sum = sum();
}

fn store_root_place(at: u32, stride: u32, w: vec3<u32>) {
    nodes[at] = w.x;
    nodes[at + stride] = w.y;
    nodes[at + 2u * stride] = w.z;
}

fn store_solution() {
    let stride = params.stride;
    let at = problem;
    store_root_place(at, stride, p0);
    store_root_place(at + 3u * stride, stride, p1);
    store_root_place(at + 6u * stride, stride, p2);
    store_root_place(at + 9u * stride, stride, p3);
    store_root_place(at + 12u * stride, stride, p4);
    store_root_place(at + 15u * stride, stride, p5);
    store_root_place(at + 18u * stride, stride, p6);
    store_root_place(at + 21u * stride, stride, p7);
    store_root_place(at + 24u * stride, stride, p8);
}

// Between two dispatches an invocation keeps its node in the slot above the stack, and the rest behind all
// slots.
fn rest(index: u32) -> u32 {
    return ((params.depth + 1u) * 27u + index) * params.lanes + lane;
}

fn resume() {
    problem = stack[rest(0u)] - 1u; // Zeros are an invocation that has no problem yet.
    solutions = stack[rest(1u)];
    depth = stack[rest(2u)];
    splits = stack[rest(3u)];
    is_proof = stack[rest(4u)] != 0u;
    turn_splits = stack[rest(5u)];
    turn_wait = stack[rest(6u)];
    times = stack[rest(8u)];
    late_splits = stack[rest(9u)];
    is_idle = problem == NO_PROBLEM || stack[rest(7u)] != 0u;
    if problem != NO_PROBLEM {
        load_open(params.depth);
    }
}

fn suspend() {
    stack[rest(0u)] = problem + 1u;
    stack[rest(1u)] = solutions;
    stack[rest(2u)] = depth;
    stack[rest(3u)] = splits;
    stack[rest(4u)] = u32(is_proof);
    stack[rest(5u)] = turn_splits;
    stack[rest(6u)] = turn_wait;
    stack[rest(7u)] = u32(is_idle);
    stack[rest(8u)] = times;
    stack[rest(9u)] = late_splits;
    if problem != NO_PROBLEM {
        store_open(params.depth);
    }
}

// Continues with one half of the node and keeps the other. If every open cell has two digits, the halves have as
// many solutions, and one is enough: exchanging the digits of all open cells turns a solution into another. With
// two solutions to find this would save nothing.
fn split_by_cell() {
    choose_cell();
    let counts_twice = params.limit > 2u && !is_crowded;
    times = select(times, min(2u * times, params.limit), counts_twice);
    keep_halves(
        of_cell(0u), of_cell(1u), of_cell(2u),
        of_cell(3u), of_cell(4u), of_cell(5u),
        of_cell(6u), of_cell(7u), of_cell(8u),
    );
    depth -= u32(counts_twice);
}

// False if there is no choice.
fn split_by_crossing() -> bool {
    if !choose_crossing() {
        return false;
    }
    keep_halves(
        of_crossing(0u, 0u), of_crossing(0u, 1u), of_crossing(0u, 2u),
        of_crossing(1u, 0u), of_crossing(1u, 1u), of_crossing(1u, 2u),
        of_crossing(2u, 0u), of_crossing(2u, 1u), of_crossing(2u, 2u),
    );
    return true;
}

fn keep_halves(
    h0: Halves, h1: Halves, h2: Halves,
    h3: Halves, h4: Halves, h5: Halves,
    h6: Halves, h7: Halves, h8: Halves,
) {
    let stride = params.lanes;
    let at = depth * 27u * stride + lane;
    store_place(at, stride, p0 & h0.second);
    store_place(at + 3u * stride, stride, p1 & h1.second);
    store_place(at + 6u * stride, stride, p2 & h2.second);
    store_place(at + 9u * stride, stride, p3 & h3.second);
    store_place(at + 12u * stride, stride, p4 & h4.second);
    store_place(at + 15u * stride, stride, p5 & h5.second);
    store_place(at + 18u * stride, stride, p6 & h6.second);
    store_place(at + 21u * stride, stride, p7 & h7.second);
    store_place(at + 24u * stride, stride, p8 & h8.second);
    depth += 1u;
    p0 &= h0.first;
    p1 &= h1.first;
    p2 &= h2.first;
    p3 &= h3.first;
    p4 &= h4.first;
    p5 &= h5.first;
    p6 &= h6.first;
    p7 &= h7.first;
    p8 &= h8.first;
    words_sum = sum();
}

// Restarts at the oldest open node; the node of now becomes the newest open one.
fn go_elsewhere() {
    turn_splits = 0u;
    turn_wait += turn_wait / 16u;
    if depth == 0u {
        return;
    }
    // The slot above the stack is free as long as a dispatch runs.
    store_open(params.depth);
    load_open(0u);
    for (var slot = 0u; slot + 1u < depth; slot += 1u) {
        move_open(slot + 1u, slot);
    }
    move_open(params.depth, depth - 1u);
}

fn move_open(from_slot: u32, to_slot: u32) {
    let stride = params.lanes;
    for (var word = 0u; word < 27u; word += 1u) {
        stack[(to_slot * 27u + word) * stride + lane] = stack[(from_slot * 27u + word) * stride + lane];
    }
}

@compute @workgroup_size(64)
fn search(@builtin(global_invocation_id) id: vec3<u32>) {
    lane = id.x;
    if lane >= params.lanes {
        return;
    }
    resume();
    var done = 0u;
    var split_count = 0u;
    var sweep_count = 0u;
    for (var step = 0u; step < params.steps; step += SWEEPS) {
        if is_idle {
            times = 1u;
            if depth > 0u {
                depth -= 1u;
                load_open(depth);
            } else {
                if problem != NO_PROBLEM {
                    outcomes[problem] = select(solutions, LEFT, splits > params.budget);
                    done += 1u;
                }
                problem = NO_PROBLEM;
                // Without this look, those that find nothing would count beyond 32 bits in the end.
                if atomicLoad(&counters.next) < params.count {
                    problem = atomicAdd(&counters.next, 1u);
                }
                if problem >= params.count {
                    problem = NO_PROBLEM;
                    break;
                }
                load_root();
                solutions = 0u;
                splits = 0u;
                late_splits = 0u;
                is_proof = true;
                turn_splits = 0u;
                turn_wait = 256u;
            }
            is_idle = false;
        }
        var is_settled = false;
        for (var i = 0u; i < SWEEPS; i += 1u) {
            if !is_settled {
                sweep();
                sweep_count += 1u;
                // A node on which nothing was placed is split at once.
                is_settled = is_wrong || !is_open || !is_changed || !has_placed;
            }
        }
        let by_cell = !is_proof || solutions >= PLENTY;
        if is_wrong {
            is_proof = true;
            is_idle = true;
        } else if !is_open {
            if solutions == 0u {
                store_solution();
            }
            solutions = min(solutions + times, params.limit);
            turn_splits = 0u;
            if solutions == params.limit {
                depth = 0u;
            }
            is_idle = true;
        } else if is_settled && !(by_cell && is_changed) {
            splits += 1u;
            split_count += 1u;
            if atomicLoad(&counters.next) >= params.count {
                late_splits += 1u;
            }
            if splits > params.budget || late_splits > params.grace || depth == params.depth {
                splits = params.budget + 1u;
                depth = 0u;
                is_idle = true;
            } else if by_cell {
                split_by_cell();
            } else if turn_splits == turn_wait {
                go_elsewhere();
                is_proof = false;
            } else if split_by_crossing() {
                turn_splits += 1u;
            } else {
                // The next sweep tells, unless this one could.
                is_idle = !is_changed;
            }
        }
    }
    suspend();
    atomicAdd(&counters.done, done);
    atomicAdd(&counters.nodes, split_count);
    atomicAdd(&counters.sweeps, sweep_count);
}
