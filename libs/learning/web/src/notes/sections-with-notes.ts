import type { LearningCourse } from '@lms/learning/contract';
import type { ShownNote } from './use-notes';

/** A lesson with what its learner wrote in it. */
export interface LessonWithNotes {
  key: string;
  /** `null` once the lesson has left the course. */
  id: string | null;
  title: string;
  isBookmarked: boolean;
  notes: ShownNote[];
}

interface SectionWithNotes {
  id: string;
  title: string;
  isGone: boolean;
  lessons: LessonWithNotes[];
}

/** Groups notes by section and lesson, in the order of study; what left the course comes last. */
export const sectionsWithNotes = (
  { sections }: Pick<LearningCourse, 'sections'>,
  notes: ShownNote[],
  bookmarks: string[],
): SectionWithNotes[] => {
  const there = sections.map(({ id, title, lessons }) => ({
    id,
    title,
    isGone: false,
    lessons: lessons
      .map((lesson) => ({
        key: lesson.id,
        id: lesson.id as string | null,
        title: lesson.title,
        isBookmarked: bookmarks.includes(lesson.id),
        notes: notes.filter(({ lessonId }) => lessonId === lesson.id),
      }))
      .filter((lesson) => lesson.isBookmarked || lesson.notes.length > 0),
  }));
  const known = new Set(sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
  const gone = notes.filter(({ lessonId }) => !lessonId || !known.has(lessonId));
  const left = [...new Set(gone.map(({ lessonTitle }) => lessonTitle))].map((title) => ({
    key: title,
    id: null,
    title,
    isBookmarked: false,
    notes: gone.filter(({ lessonTitle }) => lessonTitle === title),
  }));
  return [...there, { id: 'gone', title: '', isGone: true, lessons: left }].filter(
    ({ lessons }) => lessons.length > 0,
  );
};
