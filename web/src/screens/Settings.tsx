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
      <Voices />
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
  const { value: chosen } = language;
  return (
    <>
      <Chosen title={words.text.settingsLanguage} setting={language} lang={(code) => (code === "system" ? undefined : code)}>
        {(code) => (code === "system" ? words.text.settingsLanguageSystem : languageName(code))}
      </Chosen>
      {chosen !== "system" && chosen !== words.language && <p class="muted">{words.settingsLanguageLater(languageName(chosen))}</p>}
    </>
  );
}

/** The choice of a reader of explanations. */
function Voices() {
  return (
    <Chosen title={words.text.settingsVoice} setting={voice}>
      {words.settingsVoiceOf}
    </Chosen>
  );
}

interface ChosenProps<T extends string> {
  title: string;
  setting: { value: T; all: readonly T[] };
  /** The language of a choice's name, if it is another one. */
  lang?: (one: T) => string | undefined;
  children: (one: T) => string;
}

/** A setting for which the page begins again. */
function Chosen<T extends string>({ title, setting, lang, children: named }: ChosenProps<T>) {
  return (
    <label class="field">
      <span>{title}</span>
      <select
        value={setting.value}
        onChange={(event) => {
          setting.value = event.currentTarget.value as T;
          location.reload();
        }}
      >
        {setting.all.map((one) => (
          <option key={one} value={one} lang={lang?.(one)}>
            {named(one)}
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
