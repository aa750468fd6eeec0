/** Files beside the app that only some need. The edition that is one file has them in it. */

declare global {
  var sudokitFiles: Record<string, string> | undefined;
}

export async function fileText(name: string): Promise<string> {
  const inside = globalThis.sudokitFiles?.[name];
  if (inside !== undefined) return inside;
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name} cannot be read`);
  return answer.text();
}
