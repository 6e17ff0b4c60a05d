import { findTerm, foldText, type TextRange, unfoldRange } from '@lms/contract';
import { type CourseSearchResult, type FoundPlace, maxPlaces } from '@lms/learning/contract';
import { lessons } from '@lms/server/database';
import { type Deps, plainTextOf, ProblemError } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { loadCurriculum } from './curriculum';
import { findEnrolment } from './enrolments';

/** Characters of an excerpt before and after the term. */
const context = { before: 60, after: 100 };

type Excerpt = Pick<FoundPlace, 'excerpt' | 'ranges'>;

/** Returns the text around the first place of a term, with each place in it. */
const excerptOf = (text: string, term: string): Excerpt | undefined => {
  const folded = foldText(text);
  const found = findTerm(folded, term);
  const [first] = found;
  if (!first) return undefined;
  const window: TextRange = {
    from: Math.max(0, first.from - context.before),
    to: Math.min(folded.text.length, first.to + context.after),
  };
  const { from, to } = unfoldRange(folded, window);
  const inside = found.filter((range) => range.to <= window.to);
  const ranges = inside.map((range) => {
    const place = unfoldRange(folded, range);
    return { from: place.from - from, to: place.to - from };
  });
  return { excerpt: text.slice(from, to), ranges };
};

type LessonTexts = Pick<typeof lessons.$inferSelect, 'title' | 'type' | 'article' | 'video'>;

/** Texts of a lesson in which a term is sought, with their second of the video. */
const textsOf = ({ title, type, article, video }: LessonTexts) => {
  const own: { text: string; positionSeconds: number | null }[] = [
    { text: title, positionSeconds: null },
  ];
  if (type === 'ARTICLE' && article)
    own.push({ text: plainTextOf(article), positionSeconds: null });
  const spoken = type === 'VIDEO' ? (video?.transcript ?? []) : [];
  return [
    ...own,
    ...spoken.map(({ start, text }) => ({ text, positionSeconds: Math.floor(start) })),
  ];
};

/**
 * Finds a term in the titles, transcripts and articles that are open to a learner of the course.
 *
 * @throws ProblemError entity.notFound for a course that the caller doesn't study
 */
export const searchCourse = async (
  { database: { db } }: Deps,
  userId: string,
  courseId: string,
  term: string,
): Promise<CourseSearchResult> => {
  const enrolment = await findEnrolment(db, userId, courseId);
  if (!enrolment) throw new ProblemError('entity.notFound');
  const curriculum = await loadCurriculum(db, enrolment);
  const texts = await db
    .select({
      id: lessons.id,
      title: lessons.title,
      type: lessons.type,
      article: lessons.article,
      video: lessons.video,
    })
    .from(lessons)
    .where(eq(lessons.courseId, courseId));
  const byId = new Map(texts.map((lesson) => [lesson.id, lesson]));
  const places: FoundPlace[] = [];
  for (const { id: lessonId, locked } of curriculum) {
    const lesson = byId.get(lessonId);
    if (!lesson || locked) continue;
    for (const { text, positionSeconds } of textsOf(lesson)) {
      const excerpt = excerptOf(text, term);
      if (!excerpt) continue;
      const { title: lessonTitle, type } = lesson;
      places.push({ lessonId, lessonTitle, type, positionSeconds, ...excerpt });
    }
    // One more than is shown tells that there are more.
    if (places.length > maxPlaces) break;
    // Other requests are served in between, however long the course is.
    await setImmediate();
  }
  return {
    places: places.slice(0, maxPlaces),
    more: places.length > maxPlaces,
    isPartial: curriculum.some(({ locked }) => locked),
  };
};
