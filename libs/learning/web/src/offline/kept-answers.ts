import type { LessonContent } from '@lms/contract';
import type { CourseNotes, LearningCourse, MyCourse } from '@lms/learning/contract';
import type { KeptCourse } from './study-database';

/** Answers of the calls of study, from what is kept, by path below the API. */
const places: {
  path: RegExp;
  read: (kept: KeptCourse, id: string) => unknown;
  /** Takes over a newer answer. */
  write: (kept: KeptCourse, answer: unknown) => KeptCourse;
}[] = [
  {
    path: /^\/learning\/course\/([\w-]+)$/,
    read: ({ courseId, course }, id) => (courseId === id ? course : undefined),
    write: (kept, answer) => ({ ...kept, course: answer as LearningCourse }),
  },
  {
    path: /^\/learning\/course\/([\w-]+)\/note$/,
    read: ({ courseId, notes }, id) => (courseId === id ? notes : undefined),
    write: (kept, answer) => ({ ...kept, notes: answer as CourseNotes }),
  },
  {
    path: /^\/learning\/lesson\/([\w-]+)$/,
    read: ({ lessons }, id) => lessons.find((lesson) => lesson.id === id),
    write: (kept, answer) => {
      const newer = answer as LessonContent;
      const lessons = kept.lessons.map((lesson) => (lesson.id === newer.id ? newer : lesson));
      return { ...kept, lessons };
    },
  },
];

const coursesPath = '/learning/course';

/** Returns what a call answers without a connection; undefined for what is not kept. */
export const keptAnswer = (path: string, courses: KeptCourse[]): unknown => {
  if (path === coursesPath) return courses.map(({ listed }) => listed);
  for (const place of places) {
    const id = place.path.exec(path)?.[1];
    const answers = id === undefined ? [] : courses.map((kept) => place.read(kept, id));
    const answer = answers.find((one) => one !== undefined);
    if (answer !== undefined) return answer;
  }
  return undefined;
};

/** Returns the kept courses that an answer of the server changes, as it has them. */
export const withAnswer = (path: string, answer: unknown, courses: KeptCourse[]): KeptCourse[] => {
  if (path === coursesPath) {
    const listed = answer as MyCourse[];
    return courses.flatMap((kept) => {
      const newer = listed.find(({ courseId }) => courseId === kept.courseId);
      return newer ? [{ ...kept, listed: newer }] : [];
    });
  }
  for (const place of places) {
    const id = place.path.exec(path)?.[1];
    const kept = id && courses.find((course) => place.read(course, id) !== undefined);
    if (kept) return [place.write(kept, answer)];
  }
  return [];
};
