/** Looks, options of new games, and everything as one file. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import type { App } from "../app.ts";
import { languageName } from "../language.ts";
import { OptionFields } from "../play/OptionsDialog.tsx";
import { language, motion, padSide, settingsAsTexts, skin, takeSettings, voice } from "../settings.ts";
import { download } from "../share/hand-over.ts";
import { Page } from "../ui/Page.tsx";
import { say } from "../ui/say.ts";
import { today } from "../ui/words.ts";

export function Settings({ app }: { app: App }) {
  return (
    <Page title={words.text.settings}>
      <fieldset>
        <legend>{words.text.settingsAppearance}</legend>
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
            <span>{words.settingsSkin(one)}</span>
          </label>
        ))}
      </fieldset>
      {globalThis.sudokitFiles === undefined && <Languages />}
      <fieldset>
        <legend>{words.text.settingsVoice}</legend>
        {voice.all.map((one) => (
          <label class="choice" key={one}>
            <input
              type="radio"
              name="voice"
              checked={voice.value === one}
              onChange={() => {
                voice.value = one;
                location.reload();
              }}
            />
            <span>
              {words.settingsVoiceOf(one)}
              <small>{words.settingsVoiceAbout(one)}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.text.settingsBehaviour}</legend>
        <label class="choice">
          <input
            type="checkbox"
            checked={motion.value === "less"}
            onChange={() => {
              motion.value = motion.value === "less" ? "system" : "less";
            }}
          />
          <span>
            {words.text.settingsMotion}
            <small>{words.text.settingsMotionAbout}</small>
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
            {words.text.settingsPadLeft}
            <small>{words.text.settingsPadLeftAbout}</small>
          </span>
        </label>
      </fieldset>
      <h2>{words.text.settingsNewGames}</h2>
      <OptionFields
        options={app.keeper.profile.value.options}
        choose={(change) => void app.keeper.change((profile) => profile.choose(change(profile.data().options)))}
      />
      <Everything app={app} />
    </Page>
  );
}

/** The choice of a language. The edition that is one file has one. */
function Languages() {
  return (
    <label class="field">
      <span>{words.text.settingsLanguage}</span>
      <select
        value={language.value}
        onChange={(event) => {
          language.value = event.currentTarget.value;
          location.reload();
        }}
      >
        {language.all.map((code) => (
          <option key={code} value={code} lang={code === "system" ? undefined : code}>
            {code === "system" ? words.text.settingsLanguageSystem : languageName(code)}
          </option>
        ))}
      </select>
    </label>
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
      const before = language.value + voice.value;
      takeSettings(settings);
      tell(words.backupDone(games));
      if (language.value + voice.value !== before) location.reload();
    } catch (error) {
      tell(words.backupFailed(app.kit.message(error)));
    }
  };
  return (
    <section class="stack" aria-labelledby="everything">
      <h2 id="everything">{words.text.backup}</h2>
      <p class="muted">{words.text.backupText}</p>
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => void app.keeper.backup(settingsAsTexts()).then((text) => download(`sudokit-${today()}.json`, text))}
        >
          {words.text.backupExport}
        </button>
        <label class="button file">
          {words.text.backupImport}
          <input class="unseen" type="file" accept=".json,application/json" onChange={(event) => void bringBack(event.currentTarget.files?.[0])} />
        </label>
      </div>
      <p role="status">{said}</p>
    </section>
  );
}
