/** The techniques that hints may use: one switch each, and one for a whole chapter. */

import { useState } from "preact/hooks";
import { useCourse } from "../train/lessons.ts";
import type { OptionChange } from "./OptionsDialog.tsx";

interface Props {
  /** Those that hints do not use. */
  without: readonly string[];
  choose: (change: OptionChange) => void;
}

export function TechniqueFields(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const off = props.without.length;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{`Techniques in hints: ${off === 0 ? "all" : off === 1 ? "all but one" : `all but ${off}`}`}</summary>
      {isOpen && <Chapters {...props} />}
    </details>
  );
}

function Chapters({ without, choose }: Props) {
  const { course, trouble } = useCourse();
  if (course === null) return <p class="muted">{trouble ?? "Loading…"}</p>;
  const turn = (ids: readonly string[], on: boolean): void =>
    choose((now) => {
      const others = (now.without ?? []).filter((id) => !ids.includes(id));
      return { ...now, without: on ? others : [...others, ...ids] };
    });
  return (
    <>
      {course.map(({ name, lessons }) => {
        const ids = lessons.map(({ id }) => id);
        return (
          <fieldset key={name}>
            <legend>{name}</legend>
            {lessons.length > 1 && <Switch name="All" ids={ids} without={without} turn={turn} />}
            {lessons.map(({ id, name }) => (
              <Switch key={id} name={name} ids={[id]} without={without} turn={turn} />
            ))}
          </fieldset>
        );
      })}
    </>
  );
}

interface SwitchProps {
  name: string;
  ids: readonly string[];
  without: readonly string[];
  turn: (ids: readonly string[], on: boolean) => void;
}

function Switch({ name, ids, without, turn }: SwitchProps) {
  const off = ids.filter((id) => without.includes(id)).length;
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={off === 0}
        indeterminate={off > 0 && off < ids.length}
        onChange={(event) => turn(ids, event.currentTarget.checked)}
      />
      <span>{name}</span>
    </label>
  );
}
