/** Proofs that are pasted: how they are told apart, and the verdicts of the checker's module. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { proofsOf } from "../../src/analyse/proofs.ts";
import { check } from "../../src/kit/checker.ts";
import { Part } from "../../src/kit/part.ts";

const PUZZLE = `12345678${".".repeat(73)}`;
const proof = (digit: number): object => ({
  version: 1,
  puzzle: PUZZLE,
  steps: [
    {
      line: `Full House: r1c9=${digit}`,
      effect: { placements: [`r1c9=${digit}`] },
      pattern: { singles: { candidate: `r1c9=${digit}`, house: "row 1" } },
    },
  ],
});

test("a proof, a document of several and a proof on each line are told from puzzles", () => {
  const [right, wrong] = [JSON.stringify(proof(9)), JSON.stringify(proof(8))];
  const found = { text: right, puzzle: PUZZLE, lines: ["Full House: r1c9=9"] };
  assert.deepEqual(proofsOf(right), [found]);
  assert.deepEqual(proofsOf(JSON.stringify(proof(9), null, 2)), [found]);
  const both = [found, { text: wrong, puzzle: PUZZLE, lines: ["Full House: r1c9=8"] }];
  assert.deepEqual(proofsOf(`{"version":1,"results":[\n${right},\n${wrong}\n]}`), both);
  // A line that is cut off has a verdict of its own.
  assert.deepEqual(proofsOf(`${right}\n\n${wrong}\n{"version":1,"puz`), [...both, { text: '{"version":1,"puz', puzzle: "", lines: [] }]);
  for (const other of [PUZZLE, "", "{", `{"puzzle":"${PUZZLE}"}`, `{"results":[{"puzzle":"${PUZZLE}"}]}`, '{"steps":[]}', "[]", "{}\n{}"]) {
    assert.equal(proofsOf(other), null, other);
  }
  assert.deepEqual(proofsOf(JSON.stringify({ puzzle: PUZZLE, steps: [null, 3, { line: 4 }] }))?.[0]?.lines, ["", "", ""]);
});

test("the checker accepts every example of the page about proofs, and none with another effect", async () => {
  const checker = new Part(await WebAssembly.compile(await readFile("dist/proof.wasm")));
  const page = await readFile("../docs/proofs.md", "utf8");
  const examples = page
    .split("```json\n")
    .slice(1)
    .map((rest) => rest.split("```")[0] ?? "");
  assert.ok(examples.length >= 30);
  for (const example of examples) {
    assert.deepEqual(check(checker, example), { is: "holds" }, example);
    const wrong = JSON.parse(example) as { steps: { effect: object }[] };
    wrong.steps.push({ ...wrong.steps[0], effect: {} });
    const verdict = check(checker, JSON.stringify(wrong));
    assert.ok(verdict.is === "step" && verdict.step === wrong.steps.length - 1 && verdict.why !== "", example);
    assert.equal(check(checker, example.slice(0, -5)).is, "unread");
  }
  assert.equal(check(checker, "").is, "unread");
  // The memory grows, and what was small is still read.
  assert.equal(check(checker, `${examples[0]}${" ".repeat(3_000_000)}`).is, "holds");
  assert.match((check(checker, " ".repeat(9_000_000)) as { why: string }).why, /longer/);
});
