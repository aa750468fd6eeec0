// Problems as they arrive become nodes, and solved nodes become digits: an invocation a problem. Kernels of their
// own, so that the search does not wait for them with half of its invocations idle.

// The digit of a cell among the 81 bytes of problem `number`, 0 for an empty cell.
fn given(number: u32, cell: u32) -> u32 {
    let at = number * 81u + cell;
    return (parcels[at / 4u] >> (8u * (at % 4u))) & 0xFFu;
}

@compute @workgroup_size(64)
fn unpack(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
    for (var number = id.x; number < params.count; number += groups.x * 64u) {
        for (var place = 0u; place < 9u; place += 1u) {
            let corner = 9u * (place / 3u) + place % 3u;
            var w = vec3(0u);
            for (var box = 0u; box < 9u; box += 1u) {
                let digit = given(number, corner + 27u * (box / 3u) + 3u * (box % 3u));
                if digit == 0u {
                    w |= vec3(GROUPS << box);
                } else {
                    let e = (digit - 1u) % 3u;
                    let bit = 1u << (9u * ((digit - 1u) / 3u) + box);
                    w |= select(vec3(0u), vec3(bit), vec3(e == 0u, e == 1u, e == 2u));
                }
            }
            store_root_place(3u * place * params.stride + number, params.stride, w);
        }
    }
}

// Words of an answer: 81 digits of a byte, and the outcome in a word of its own.
const ANSWER: u32 = 22u;

@compute @workgroup_size(64)
fn pack(@builtin(global_invocation_id) id: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {
    // Not yet: the search continues in the next dispatch, which needs the problems.
    if atomicLoad(&counters.done) < params.count {
        return;
    }
    for (var number = id.x; number < params.count; number += groups.x * 64u) {
        let outcome = outcomes[number];
        let start = number * ANSWER;
        parcels[start + 21u] = outcome;
        if outcome == 0u || outcome == LEFT {
            continue;
        }
        var at = 0u;
        var word = 0u;
        for (var row = 0u; row < 9u; row += 1u) {
            let place = 9u * (row % 3u) * params.stride + number;
            let a = root_place(place, params.stride);
            let b = root_place(place + 3u * params.stride, params.stride);
            let c = root_place(place + 6u * params.stride, params.stride);
            for (var box = 3u * (row / 3u); box < 3u * (row / 3u) + 3u; box += 1u) {
                let digits = vec3(digit_of(a, box), digit_of(b, box), digit_of(c, box));
                for (var i = 0u; i < 3u; i += 1u) {
                    let digit = select(select(digits.z, digits.y, i == 1u), digits.x, i == 0u);
                    word |= digit << (8u * (at % 4u));
                    at += 1u;
                    if at % 4u == 0u {
                        parcels[start + at / 4u - 1u] = word;
                        word = 0u;
                    }
                }
            }
        }
        parcels[start + 20u] = word;
    }
}

// The digit of a cell that has one, from 1 to 9.
fn digit_of(w: vec3<u32>, box: u32) -> u32 {
    let cell = (w >> vec3(box)) & vec3(GROUPS);
    let any = cell.x | cell.y | cell.z;
    // Bits 0, 9 and 18 tell the group, the components the digit in it.
    let group = select(select(0u, 1u, (any & 0x200u) != 0u), 2u, (any & 0x40000u) != 0u);
    return 3u * group + select(0u, 1u, cell.y != 0u) + select(0u, 2u, cell.z != 0u) + 1u;
}
