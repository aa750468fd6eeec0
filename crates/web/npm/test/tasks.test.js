// The programs of the page on tasks print what those of other languages print, in a project that has the package.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";

const run = promisify(execFile);
const tasks = new URL("../../../../docs/tasks/", import.meta.url);
const project = await mkdtemp(join(tmpdir(), "sudokit-tasks-"));
after(() => rm(project, { recursive: true }));
await mkdir(join(project, "node_modules"));
await symlink(new URL("..", import.meta.url).pathname, join(project, "node_modules/sudokit"));

const files = await readdir(tasks);
const programs = files.filter((name) => name.endsWith(".mjs"));
assert.equal(programs.length, 10);
for (const program of programs) {
  const name = program.replace(".mjs", "");
  test(name, async () => {
    await copyFile(new URL(program, tasks), join(project, program));
    const { stdout } = await run(process.execPath, [program], { cwd: project });
    assert.equal(stdout, await readFile(new URL(`${name}.txt`, tasks), "utf8"));
    if (files.includes(`${name}.svg`)) assert.match(await readFile(join(project, "step.svg"), "utf8"), /^<svg /);
  });
}
