import { generate, init, solveManySync } from "sudokit";

await init();
const { puzzles } = generate({ count: 1000, seed: 7 });
const { statuses } = solveManySync(puzzles); // `solveMany` does the same in Workers
console.log(statuses.filter((status) => status === 1).length);
