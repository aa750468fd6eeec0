/** The course and its lessons: a file of its own, read when somebody learns. */

import type { Chapter } from "../kit/wire.ts";
import { useEffect, useState } from "preact/hooks";

let read: Promise<Chapter[]> | undefined;

function lessons(): Promise<Chapter[]> {
  read ??= fetch("lessons.json").then((answer) => {
    if (!answer.ok) throw new Error("the lessons cannot be read");
    return answer.json() as Promise<Chapter[]>;
  });
  // What failed once may be there later.
  read.catch(() => (read = undefined));
  return read;
}

/** The course, as soon as it is read; or why it cannot be. */
export function useCourse(): { course: Chapter[] | null; trouble: string | null } {
  const [loaded, setLoaded] = useState<{ course: Chapter[] | null; trouble: string | null }>({ course: null, trouble: null });
  useEffect(() => {
    let isHere = true;
    lessons().then(
      (course) => isHere && setLoaded({ course, trouble: null }),
      (error: unknown) => isHere && setLoaded({ course: null, trouble: String(error) }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
