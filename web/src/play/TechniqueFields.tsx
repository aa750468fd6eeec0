/** The techniques that hints or a path may use: one switch each, and one for a whole chapter. */

import { useState } from "preact/hooks";
import * as words from "sudokit-words";
import { useCourse } from "../train/lessons.ts";

interface Props {
  /** Says how many are off. */
  summary: (count: number) => string;
  /** Those that are off. */
  without: readonly string[];
  choose: (without: readonly string[]) => void;
}

export function TechniqueFields(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{props.summary(props.without.length)}</summary>
      {isOpen && <Chapters {...props} />}
    </details>
  );
}

function Chapters({ without, choose }: Props) {
  const { course, trouble } = useCourse();
  if (course === null) return <p class="muted">{trouble === null ? words.text.loading : words.optionsTechniquesFailed(trouble)}</p>;
  const turn = (ids: readonly string[], on: boolean): void => choose([...without.filter((id) => !ids.includes(id)), ...(on ? [] : ids)]);
  return (
    <>
      {course.map(({ name, lessons }) => {
        const ids = lessons.map(({ id }) => id);
        return (
          <fieldset key={name}>
            <legend>{name}</legend>
            {lessons.length > 1 && <Switch name={words.text.optionsTechniquesAll} ids={ids} without={without} turn={turn} />}
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
