/** Which key does what. */

import type { Binding } from "../kit/wire.ts";
import { keyLabel } from "../game/keys.ts";
import { Dialog } from "../ui/dialog.tsx";

export function KeyTables({ keys }: { keys: readonly Binding[] }) {
  const groups = [...new Set(keys.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="keys">
          <h3>{group}</h3>
          <table>
            <tbody>
              {keys.filter((binding) => binding.group === group).map(({ keys: chords, about }) => (
                <tr key={about}>
                  <th scope="row">{about}</th>
                  <td>{chords.map((chord) => <kbd key={chord}>{keyLabel(chord)}</kbd>)}</td>
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
  return <Dialog title="Keys" close={close}><KeyTables keys={keys} /></Dialog>;
}
