import { writeFile } from "node:fs/promises";
import { hint, init, picture } from "sudokit";

await init();
const game = "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
await writeFile("step.svg", picture(game, { hint: true }).svg);
console.log(hint(game).line);
