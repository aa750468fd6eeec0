// The package itself: the same bytes twice, with what belongs into it, and every name with a type.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import * as sudokit from "sudokit";
import * as alone from "sudokit/solve";

const folder = new URL("..", import.meta.url).pathname;
const run = promisify(execFile);

test("npm pack makes the same bytes twice", async () => {
  const hashes = [];
  for (let time = 0; time < 2; time++) {
    const into = await mkdtemp(join(tmpdir(), "sudokit-pack-"));
    const { stdout } = await run("npm", ["pack", "--json", "--pack-destination", into], { cwd: folder });
    const [{ filename, files }] = JSON.parse(stdout);
    const names = files.map(({ path }) => path);
    // `cargo xtask web --quick` leaves out the other module; `npm publish` asks for both.
    for (const name of [
      "LICENSE-APACHE",
      "LICENSE-MIT",
      "README.md",
      "index.js",
      "index.d.ts",
      "solve.js",
      "solve.d.ts",
      "worker.js",
      "census.bin",
      "wasm/sudokit_simd.wasm",
      "words/de.ftl",
    ]) {
      assert.ok(names.includes(name), name);
    }
    assert.ok(!names.some((name) => name.startsWith("test/")));
    hashes.push(
      createHash("sha256")
        .update(await readFile(join(into, filename)))
        .digest("hex"),
    );
    await rm(into, { recursive: true });
  }
  assert.equal(hashes[0], hashes[1]);
});

test("every name is declared, and every declared name is there", async () => {
  const types = (await readdir(folder)).filter((name) => name.endsWith(".d.ts"));
  for (const [entry, files] of [
    [sudokit, types.filter((name) => name !== "solve.d.ts")],
    [alone, ["solve.d.ts"]],
  ]) {
    const texts = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
    const declared = texts.join("\n").matchAll(/^export (?:declare )?(?:class|const|function) (\w+)/gm);
    const names = [...new Set([...declared].map(([, name]) => name))];
    assert.deepEqual(Object.keys(entry).sort(), names.sort());
  }
});

test("hints are told in the language that was asked for", async () => {
  const code = `
    import { Team, hint, init } from "sudokit";
    await init({ lang: "de" });
    const game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const team = new Team({ size: 1 });
    console.log(hint(game, { level: 1 }).name, (await team.call("hint", [game, { level: 0 }])).name);
    team.close();
    `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
  assert.equal(stdout, "Nackter Einer Nackter Einer\n");
});

test("hints speak to the reader that was asked for, in a team, too", async () => {
  const code = `
    import { Team, hint, init } from "sudokit";
    await init({ voice: "beginner" });
    const game = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const team = new Team({ size: 1 });
    console.log(hint(game).look, (await team.call("hint", [game])).look);
    team.close();
    `;
  const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: folder });
  assert.equal(stdout, "Put your finger on r5c5. Put your finger on r5c5.\n");
});

test("an unknown language is an error that names the known ones", async () => {
  const fresh = await import("../load.js?another");
  await assert.rejects(fresh.init({ lang: "xx" }), { message: /expected one of en, de, .*, found "xx"/ });
  await assert.rejects(fresh.init({ voice: "pro" }), { message: 'voice: expected one of beginner, player, expert, found "pro"' });
});

test("what stands in the versions of the package and of the crate is one", async () => {
  const { version } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  await sudokit.init();
  assert.equal(sudokit.version(), version);
});
