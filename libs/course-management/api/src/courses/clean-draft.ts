import { setImmediate } from 'node:timers/promises';
import type { CourseDraft, DraftLesson } from '@lms/course-management/contract';
import { sanitizeRichText } from '@lms/server/platform';

type Cleaner = (html: string) => Promise<string>;

/**
 * Sanitises rich text, but not again what is stored already: a course has some hundred thousand letters
 * of which a save changes a few. Between two texts others have their turn.
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

/** Only the part of the lesson's type. */
const cleanLesson = async (lesson: DraftLesson, clean: Cleaner): Promise<DraftLesson> => {
  const { id, title, type, durationMinutes, preview, article, video, document, quizId } = lesson;
  return {
    id,
    title,
    type,
    durationMinutes,
    preview,
    ...(type === 'ARTICLE' && { article: await clean(article ?? '') }),
    ...(type === 'VIDEO' && { video: video ?? null }),
    ...(type === 'DOCUMENT' && { document: document ?? null }),
    ...(type === 'QUIZ' && { quizId: quizId || null }),
  };
};

/** A draft as it is stored. Whose it is stands with the course. */
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
