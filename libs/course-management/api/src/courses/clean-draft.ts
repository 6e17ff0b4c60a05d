import type { CourseDraft, DraftLesson } from '@lms/course-management/contract';
import { sanitizeRichText } from '@lms/server/platform';
import { setImmediate } from 'node:timers/promises';

type Cleaner = (html: string) => Promise<string>;

/**
 * Creates a sanitiser that skips texts which are stored already: a course has some hundred thousand
 * letters, of which a save changes a few. It yields to other requests between two texts.
 */
const createCleaner = (stored: CourseDraft | undefined): Cleaner => {
  const clean = new Set(
    stored?.sections.flatMap((section) => section.lessons.map(({ article }) => article)),
  );
  clean.add(stored?.description);
  return async (html) => {
    if (clean.has(html)) return html;
    await setImmediate();
    return sanitizeRichText(html);
  };
};

/** Keeps only the part that belongs to the lesson's type. */
const cleanLesson = async (lesson: DraftLesson, clean: Cleaner): Promise<DraftLesson> => {
  const { id, title, type, durationMinutes, preview, article, video, document, quizId, topics } =
    lesson;
  return {
    id,
    title,
    type,
    durationMinutes,
    preview,
    topics: [...new Set(topics ?? [])],
    ...(type === 'ARTICLE' && { article: await clean(article ?? '') }),
    ...(type === 'VIDEO' && { video: video ?? null }),
    ...(type === 'DOCUMENT' && { document: document ?? null }),
    ...(type === 'QUIZ' && { quizId: quizId || null }),
  };
};

/** Builds the stored form of a draft; the course row holds its organization. */
export const cleanDraft = async (
  draft: CourseDraft,
  stored?: CourseDraft,
): Promise<CourseDraft> => {
  const clean = createCleaner(stored);
  const sections = [];
  for (const section of draft.sections) {
    const lessons = [];
    for (const lesson of section.lessons) lessons.push(await cleanLesson(lesson, clean));
    sections.push({ ...section, lessons });
  }
  const cleaned = { ...draft, description: await clean(draft.description), sections };
  delete cleaned.organizationId;
  return cleaned;
};
