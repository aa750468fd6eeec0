// A search node: 729 candidates in 27 words of 27 bits, as the lanes of the batch engine have them.
//
// A grid is nine boxes of nine places. A word holds one place of all boxes, and three digits of the nine:
//
//   word 3 * place + e,  bit 9 * g + box,  digit = 3 * g + e + 1
//
// A vector holds the three words of a place, so an operation on a vector covers all digits of nine cells. The
// nine vectors are variables of their own: an array that is indexed at run time would leave the registers.

const ALL: u32 = (1u << 27u) - 1u;
// The bits of a cell of the first box, in each of its three words.
const GROUPS: u32 = 1u | (1u << 9u) | (1u << 18u);

var<private> p0: vec3<u32>;
var<private> p1: vec3<u32>;
var<private> p2: vec3<u32>;
var<private> p3: vec3<u32>;
var<private> p4: vec3<u32>;
var<private> p5: vec3<u32>;
var<private> p6: vec3<u32>;
var<private> p7: vec3<u32>;
var<private> p8: vec3<u32>;

// A node only loses candidates between two splits, so it has changed exactly if this sum has. It cannot
// overflow: 27 words of 27 bits. Keeping the old words would take 27 registers more.
fn sum() -> u32 {
    let all = p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8;
    return all.x + all.y + all.z;
}

// 27 bits rotated right by 9 and by 18. The five bits above are undefined, and masked before use.
fn turned_9(x: u32) -> u32 {
    return (x >> 9u) | (x << 18u);
}

fn turned_18(x: u32) -> u32 {
    return (x >> 18u) | (x << 9u);
}

fn majority(a: u32, b: u32, c: u32) -> u32 {
    return (a & b) | ((a | b) & c);
}

fn majority3(a: vec3<u32>, b: vec3<u32>, c: vec3<u32>) -> vec3<u32> {
    return (a & b) | ((a | b) & c);
}
