// The module accepts every example of docs/proofs.md, and none whose effect is another one: node test.mjs MODULE
import { readFile } from "node:fs/promises";

const [module, page] = await Promise.all([
  readFile(process.argv[2]),
  readFile(new URL("../../docs/proofs.md", import.meta.url), "utf8"),
]);
const { exports } = (await WebAssembly.instantiate(module)).instance;

const check = (document) => {
  const text = new TextEncoder().encode(document);
  const at = exports.room(text.length);
  new Uint8Array(exports.memory.buffer).set(text, at);
  return exports.check();
};

const examples = page.split("```json\n").slice(1).map((rest) => rest.split("```")[0]);
for (const example of examples) {
  const wrong = JSON.parse(example);
  wrong.steps[0].effect = {};
  const verdicts = [example, JSON.stringify(wrong), example.slice(0, -5)].map(check);
  if (verdicts.join() !== "0,1,-1") {
    throw new Error(`${verdicts}: ${example}`);
  }
}
if (examples.length < 30) {
  throw new Error(`${examples.length} examples`);
}
