/** Options of the current game and of those to come. */

import * as words from "sudokit-words";
import type { Options } from "../kit/wire.ts";
import { notes } from "../settings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { TechniqueFields } from "./TechniqueFields.tsx";

interface ChoiceOf<K extends keyof Options> {
  value: Options[K];
  label: string;
  about?: string;
}

type Group = { [K in keyof Options]-?: { key: K; title: string; choices: ChoiceOf<K>[] } }[keyof Options];

const GROUPS: readonly Group[] = [
  {
    key: "candidates",
    title: words.text.optionsNotes,
    choices: [
      { value: "by-hand", label: words.text.optionsNotesByHand, about: words.text.optionsNotesByHandAbout },
      { value: "automatic", label: words.text.optionsNotesAutomatic, about: words.text.optionsNotesAutomaticAbout },
    ],
  },
  {
    key: "wrong",
    title: words.text.optionsWrong,
    choices: [
      { value: "never", label: words.text.optionsWrongNever },
      { value: "when-asked", label: words.text.optionsWrongWhenAsked },
      { value: "at-once", label: words.text.optionsWrongAtOnce },
    ],
  },
  {
    key: "first",
    title: words.text.optionsFirst,
    choices: [
      { value: "cell", label: words.text.optionsFirstCell },
      { value: "digit", label: words.text.optionsFirstDigit },
    ],
  },
  {
    key: "hints",
    title: words.text.optionsHints,
    choices: [
      { value: "ours", label: words.text.brand, about: words.text.optionsHintsKnown },
      { value: "hodoku", label: words.text.hodoku },
      { value: "sudoku-explainer", label: words.text.sudokuExplainer },
    ],
  },
  {
    key: "notation",
    title: words.text.optionsNotation,
    choices: [
      { value: "rncn", label: "r4c7" },
      { value: "k9", label: "D7" },
    ],
  },
];

const SWITCHES: readonly { key: "clean" | "clashes" | "complete" | "clock"; label: string }[] = [
  { key: "clean", label: words.text.optionsClean },
  { key: "clashes", label: words.text.optionsClashes },
  { key: "complete", label: words.text.optionsComplete },
  { key: "clock", label: words.text.optionsClock },
];

/** A change of the options of the moment: another tab, or an earlier press, may have changed them meanwhile. */
export type OptionChange = (now: Options) => Options;

interface Props {
  options: Options;
  choose: (change: OptionChange) => void;
}

export function OptionFields({ options, choose }: Props) {
  return (
    <>
      <fieldset>
        <legend>{words.text.optionsSwitches}</legend>
        {SWITCHES.map(({ key, label }) => (
          <label class="choice" key={key}>
            <input type="checkbox" checked={options[key]} onChange={() => choose((now) => ({ ...now, [key]: !now[key] }))} />
            <span>{label}</span>
          </label>
        ))}
        <label class="choice">
          <input
            type="checkbox"
            checked={notes.value === "one"}
            onChange={() => {
              notes.value = notes.value === "one" ? "two" : "one";
            }}
          />
          <span>
            {words.text.optionsOneNote}
            <small>{words.text.optionsOneNoteAbout}</small>
          </span>
        </label>
      </fieldset>
      {GROUPS.map(({ key, title, choices }) => (
        <fieldset key={key}>
          <legend>{title}</legend>
          {choices.map(({ value, label, about }) => (
            <label class="choice" key={String(value)}>
              <input
                type="radio"
                name={`option-${key}`}
                checked={options[key] === value}
                onChange={() => choose((now) => ({ ...now, [key]: value }))}
              />
              <span>
                {label}
                {about !== undefined && <small>{about}</small>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <TechniqueFields
        summary={words.optionsTechniques}
        without={options.without ?? []}
        choose={(without) => choose((now) => ({ ...now, without: [...without] }))}
      />
    </>
  );
}

export function OptionsDialog({ options, choose, close }: Props & { close: () => void }) {
  return (
    <Dialog title={words.text.options} close={close}>
      <OptionFields options={options} choose={choose} />
    </Dialog>
  );
}
