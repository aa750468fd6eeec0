/** The course and its lessons: a file of its own, read when somebody learns. */

import { useEffect, useState } from "preact/hooks";
import { language } from "sudokit-words";
import { fileText } from "../kit/file.ts";
import { wrongOf } from "../kit/kit.ts";
import type { Chapter, LessonPage, Training } from "../kit/wire.ts";

let read: Promise<Chapter[]> | undefined;

function lessons(): Promise<Chapter[]> {
  read ??= fileText(language === "en" ? "lessons.json" : `lessons-${language}.json`).then((text) => JSON.parse(text) as Chapter[]);
  // A failed download is tried again.
  read.catch(() => (read = undefined));
  return read;
}

/** The lesson to learn next: one with drills, that a hint had to show, or else the first of the course that is new. */
export function nextLesson(
  course: readonly Chapter[],
  { known, ticked, due }: Training,
  practicable: readonly string[] | null,
): LessonPage | undefined {
  const lessons = course.flatMap((chapter) => chapter.lessons).filter(({ id }) => practicable?.includes(id) !== false && known[id] === undefined);
  return lessons.find(({ id }) => due.includes(id)) ?? lessons.find(({ id }) => !ticked.includes(id));
}

/** The course, as soon as it is read; or why it cannot be. */
export function useCourse(): { course: Chapter[] | null; trouble: string | null } {
  const [loaded, setLoaded] = useState<{ course: Chapter[] | null; trouble: string | null }>({ course: null, trouble: null });
  useEffect(() => {
    let isHere = true;
    lessons().then(
      (course) => isHere && setLoaded({ course, trouble: null }),
      (error: unknown) => isHere && setLoaded({ course: null, trouble: wrongOf(error).message }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  return loaded;
}
