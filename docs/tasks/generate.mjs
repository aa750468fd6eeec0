import { generate, init } from "sudokit";

await init();
const { puzzles } = generate({ level: "medium", symmetry: "half-turn", seed: 7 });
console.log(puzzles[0]);
