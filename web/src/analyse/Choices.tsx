/** The path that is wanted: its aim, and the techniques for it. */

import * as words from "sudokit-words";
import { AIMS, type Aim } from "../kit/wire.ts";
import { TechniqueFields } from "../play/TechniqueFields.tsx";

interface Props {
  aim: Aim | undefined;
  setAim: (aim: Aim | undefined) => void;
  without: readonly string[];
  setWithout: (without: readonly string[]) => void;
}

export function Choices({ aim, setAim, without, setWithout }: Props) {
  return (
    <div class="stack">
      <label class="field">
        <span>{words.text.pathAim}</span>
        <select value={aim ?? ""} onChange={(event) => setAim(AIMS.find((one) => one === event.currentTarget.value))}>
          {(["usual", ...AIMS] as const).map((one) => (
            <option key={one} value={one === "usual" ? "" : one}>
              {words.pathAimName(one)}
            </option>
          ))}
        </select>
      </label>
      <TechniqueFields summary={words.pathTechniques} without={without} choose={setWithout} />
    </div>
  );
}
