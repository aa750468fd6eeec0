/** Looks, options of new games, and everything as one file. */

import { useState } from "preact/hooks";
import type { App } from "../app.ts";
import { OptionFields } from "../play/OptionsDialog.tsx";
import { motion, padSide, settingsAsTexts, skin, takeSettings } from "../settings.ts";
import { download } from "../share/hand-over.ts";
import { Page } from "../ui/Page.tsx";
import { say } from "../ui/say.ts";
import { today } from "../ui/words.ts";

const SKINS = { system: "Match system", light: "Light", dark: "Dark", contrast: "High contrast" } as const;

export function Settings({ app }: { app: App }) {
  return (
    <Page title="Settings">
      <fieldset>
        <legend>Appearance</legend>
        {skin.all.map((one) => (
          <label class="choice" key={one}>
            <input
              type="radio"
              name="skin"
              checked={skin.value === one}
              onChange={() => {
                skin.value = one;
              }}
            />
            <span>{SKINS[one]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Behaviour</legend>
        <label class="choice">
          <input
            type="checkbox"
            checked={motion.value === "less"}
            onChange={() => {
              motion.value = motion.value === "less" ? "system" : "less";
            }}
          />
          <span>
            Reduce motion<small>Otherwise the system decides.</small>
          </span>
        </label>
        <label class="choice">
          <input
            type="checkbox"
            checked={padSide.value === "left"}
            onChange={() => {
              padSide.value = padSide.value === "left" ? "right" : "left";
            }}
          />
          <span>
            Pad on the left<small>On wide screens.</small>
          </span>
        </label>
      </fieldset>
      <h2>New games</h2>
      <OptionFields
        options={app.keeper.profile.value.options}
        choose={(change) => void app.keeper.change((profile) => profile.choose(change(profile.data().options)))}
      />
      <Everything app={app} />
    </Page>
  );
}

/** Export and import. */
function Everything({ app }: { app: App }) {
  const [said, setSaid] = useState("");
  const tell = (text: string): void => {
    setSaid(text);
    say(text);
  };
  const bringBack = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const { games, settings } = await app.keeper.bringBack(await file.text());
      takeSettings(settings);
      tell(`Restored your results, settings and ${games} ${games === 1 ? "game" : "games"}.`);
    } catch (error) {
      tell(`Nothing was changed: ${app.kit.message(error)}.`);
    }
  };
  return (
    <section class="stack" aria-labelledby="everything">
      <h2 id="everything">Backup</h2>
      <p class="muted">Your games, results and settings are stored in this browser only. Export them to keep a copy or to move them.</p>
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => void app.keeper.backup(settingsAsTexts()).then((text) => download(`sudokit-${today()}.json`, text))}
        >
          Export
        </button>
        <label class="button file">
          Import
          <input class="unseen" type="file" accept=".json,application/json" onChange={(event) => void bringBack(event.currentTarget.files?.[0])} />
        </label>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
