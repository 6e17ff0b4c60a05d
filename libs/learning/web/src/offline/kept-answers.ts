import type { LessonContent } from '@lms/contract';
import type {
  CourseGlossary,
  CourseNotes,
  LearningCourse,
  MyCourse,
  Note,
  QuizStart,
} from '@lms/learning/contract';
import { sittingsOf, withSittings } from './sittings';
import type { KeptCourse, Unsent } from './study-database';

/** Returns a lesson whose video has no other version than the one that the device keeps. */
const withKeptVideo = (lesson: LessonContent, files: string[]): LessonContent => {
  const { video } = lesson;
  const { smaller, audio } = video ?? {};
  if (!video || !(smaller ?? audio)) return lesson;
  const isSmaller = !files.includes(video.url) && !!smaller && files.includes(smaller.url);
  return {
    ...lesson,
    video: { ...video, ...(isSmaller && smaller), smaller: null, audio: null },
  };
};

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
    path: /^\/learning\/course\/([\w-]+)\/glossary$/,
    read: ({ courseId, glossary }, id) => (courseId === id ? glossary : undefined),
    write: (kept, answer) => ({ ...kept, glossary: answer as CourseGlossary }),
  },
  {
    path: /^\/learning\/lesson\/([\w-]+)$/,
    read: (kept, id) => {
      const lesson = kept.lessons.find((one) => one.id === id);
      return lesson && withKeptVideo(lesson, kept.files);
    },
    write: (kept, answer) => {
      const newer = answer as LessonContent;
      const lessons = kept.lessons.map((lesson) => (lesson.id === newer.id ? newer : lesson));
      return { ...kept, lessons };
    },
  },
  {
    path: /^\/learning\/quiz\/([\w-]+)$/,
    read: ({ sittings }, id) => sittings?.find(({ quiz }) => quiz.id === id)?.quiz,
    write: (kept, answer) => {
      const newer = answer as QuizStart;
      const sittings = kept.sittings?.map((one) =>
        one.quiz.id === newer.id ? { ...one, quiz: newer } : one,
      );
      return { ...kept, ...(sittings && { sittings }) };
    },
  },
];

const coursesPath = '/learning/course';

const eventsOf = (unsent: Unsent[], lessonId: string) =>
  unsent.flatMap((act) =>
    act.kind === 'PROGRESS' && act.event.lessonId === lessonId ? [act.event] : [],
  );

const withProgress = (lesson: LessonContent, unsent: Unsent[]): LessonContent => {
  const events = eventsOf(unsent, lesson.id);
  return {
    ...lesson,
    completed: lesson.completed || events.some(({ completed }) => completed),
    positionSeconds: events.at(-1)?.positionSeconds ?? lesson.positionSeconds,
    positionCharacter:
      events.findLast((event) => event.positionCharacter !== undefined)?.positionCharacter ??
      lesson.positionCharacter,
    secondsSpent: events.reduce((sum, event) => sum + event.secondsSpent, lesson.secondsSpent),
  };
};

const withNote = (notes: Note[], { id, at, ...act }: Unsent, lessons: LessonContent[]): Note[] => {
  if (act.kind !== 'NOTE') return notes;
  const time = new Date(at).toISOString();
  const known = notes.find((note) => note.id === id);
  const { lessonId, positionSeconds, body, quote = null, version } = act.note;
  const title = lessons.find((lesson) => lesson.id === lessonId)?.title ?? '';
  const place = known ?? {
    id,
    lessonId,
    positionSeconds,
    quote,
    lessonTitle: title,
    createdAt: time,
  };
  const note = { ...place, body, version, updatedAt: time };
  return [...notes.filter((one) => one.id !== id), note];
};

const withBookmark = (bookmarks: string[], act: Unsent) => {
  if (act.kind !== 'BOOKMARK') return bookmarks;
  const others = bookmarks.filter((id) => id !== act.lessonId);
  return act.bookmarked ? [...others, act.lessonId] : others;
};

/** Returns a kept course as the learner left it: with what is not sent yet, oldest first. */
export const withUnsent = (kept: KeptCourse, all: Unsent[]): KeptCourse => {
  const unsent = all.filter(({ refused }) => refused === undefined);
  const own = unsent.filter((act) => act.kind === 'PROGRESS' || act.courseId === kept.courseId);
  const sat = sittingsOf(unsent).filter(({ attempt }) => attempt.status !== 'IN_PROGRESS');
  const isDone = (lessonId: string) =>
    eventsOf(unsent, lessonId).some(({ completed }) => completed) ||
    sat.some((sitting) => sitting.lessonId === lessonId);
  return {
    ...kept,
    course: {
      ...kept.course,
      sections: kept.course.sections.map((section) => ({
        ...section,
        lessons: section.lessons.map((lesson) => ({
          ...lesson,
          completed: lesson.completed || isDone(lesson.id),
        })),
      })),
    },
    lessons: kept.lessons.map((lesson) => withProgress(lesson, unsent)),
    ...(kept.sittings && {
      sittings: kept.sittings.map((one) => ({ ...one, quiz: withSittings(one.quiz, unsent) })),
    }),
    notes: {
      notes: own.reduce((notes, act) => withNote(notes, act, kept.lessons), kept.notes.notes),
      bookmarks: own.reduce(withBookmark, kept.notes.bookmarks),
    },
  };
};

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
    // What an earlier version did not keep of a course is kept from now on.
    const kept =
      id && courses.find((one) => one.courseId === id || place.read(one, id) !== undefined);
    if (kept) return [place.write(kept, answer)];
  }
  return [];
};
