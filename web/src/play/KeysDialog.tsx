/** Which key does what. */

import * as words from "sudokit-words";
import { keyLabel } from "../game/keys.ts";
import type { Binding } from "../kit/wire.ts";
import { Dialog } from "../ui/dialog.tsx";

/** The tables, under headings of this level. */
export function KeyTables({ keys, level: Heading }: { keys: readonly Binding[]; level: "h2" | "h3" }) {
  const groups = [...new Set(keys.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="keys">
          <Heading>{group}</Heading>
          <table>
            <tbody>
              {keys
                .filter((binding) => binding.group === group)
                .map(({ keys: chords, about }) => (
                  <tr key={about}>
                    <th scope="row">{about}</th>
                    <td>
                      {chords.map((chord) => (
                        <kbd key={chord}>{keyLabel(chord)}</kbd>
                      ))}
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}

export function KeysDialog({ keys, close }: { keys: readonly Binding[]; close: () => void }) {
  return (
    <Dialog title={words.text.keys} close={close}>
      <KeyTables keys={keys} level="h3" />
    </Dialog>
  );
}
