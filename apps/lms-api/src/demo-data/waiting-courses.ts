import { programmePassMarks } from '@lms/contract';
import { courseColumns, publishedContent } from '@lms/course-management/api';
import type { CourseDraft, DraftLesson } from '@lms/course-management/contract';
import {
  courseCategories,
  courseDrafts,
  courses,
  instructors,
  quizzes,
  type Transaction,
} from '@lms/server/database';
import { and, eq, inArray } from 'drizzle-orm';
import type { Chance } from './chance';
import type { EmptyLessonFile, LessonFile, Revision, WaitingCourse } from './content-files';
import { idIn, inclusionsOf, partOf } from './load-courses';
import { type DemoQuiz, loadQuestions } from './load-questions';
import { toRichText } from './markdown';
import type { MediaStore } from './media-files';

const day = 24 * 60 * 60 * 1000;
const poisha = 100;

export interface WaitingContext {
  tx: Transaction;
  chance: Chance;
  media: MediaStore;
  now: Date;
  organizationId: string;
  /** Author of the unfinished courses. */
  authorId: string;
}

const isWritten = (lesson: LessonFile | EmptyLessonFile): lesson is LessonFile =>
  'file' in lesson || 'video' in lesson || 'quiz' in lesson;

const draftLesson = async (
  { chance, media }: WaitingContext,
  course: Parameters<typeof partOf>[0],
  lesson: LessonFile | EmptyLessonFile,
  written: Map<string, DemoQuiz>,
  at: Date,
): Promise<DraftLesson> => {
  const { title, type, minutes } = lesson;
  const base = {
    id: chance.id(at),
    title,
    type,
    durationMinutes: minutes,
    preview: false,
    topics: [],
  };
  if (!isWritten(lesson)) return { ...base, ...(type === 'VIDEO' ? { video: null } : {}) };
  const { quiz, ...part } = {
    quiz: undefined,
    ...(await partOf(course, lesson, written, media)),
  };
  const preview = lesson.preview ?? false;
  return { ...base, preview, ...part, ...(quiz && { quizId: quiz.id }) };
};

/** Ids of the organization's instructors by name. */
const teachersOf = async ({ tx, organizationId }: WaitingContext) => {
  const rows = await tx
    .select({ id: instructors.id, name: instructors.name })
    .from(instructors)
    .where(eq(instructors.organizationId, organizationId));
  return new Map(rows.map(({ id, name }) => [name, id]));
};

const storeDraft = (
  { tx, authorId }: WaitingContext,
  courseId: string,
  content: CourseDraft,
  at: Date,
) =>
  tx
    .insert(courseDrafts)
    .values({ courseId, content, savedBy: authorId, savedAt: at.toISOString() });

const draftOf = async (
  context: WaitingContext,
  course: WaitingCourse,
  categoryId: string,
  written: Map<string, DemoQuiz>,
  at: Date,
): Promise<CourseDraft> => {
  const teachers = await teachersOf(context);
  const { kind, title, summary, programme, label, level, language } = course;
  const { outcomes, requirements, audiences } = course;
  const sections = [];
  for (const section of course.sections) {
    const id = context.chance.id(at);
    const lessons = [];
    for (const lesson of section.lessons) {
      lessons.push(await draftLesson(context, course, lesson, written, at));
    }
    sections.push({ id, title: section.title, lessons });
  }
  return {
    kind,
    title,
    summary,
    programme,
    label,
    level,
    language,
    outcomes,
    requirements,
    audiences,
    categoryId,
    sections,
    description: toRichText(course.description),
    instructorIds: course.instructors.map(({ name }) => idIn(teachers, name, 'instructor')),
    price: course.price * poisha,
    imageUrl: null,
    previewVideoUrl: null,
    inclusions: inclusionsOf(course.sections.flatMap(({ lessons }) => lessons)),
    passMark: programmePassMarks[programme],
    sequential: false,
    prerequisiteIds: [],
  };
};

/** Stores a course that learners do not see yet. */
export const loadUnfinished = async (
  context: WaitingContext,
  course: WaitingCourse,
  daysAgo: number,
) => {
  const { tx, chance, now, organizationId } = context;
  const at = new Date(now.getTime() - daysAgo * day);
  const [category] = await tx
    .select({ id: courseCategories.id })
    .from(courseCategories)
    .where(eq(courseCategories.slug, course.category));
  if (!category) throw new Error(`no category "${course.category}"`);
  const owner = { organizationId, categoryId: category.id };
  const asks = course.questions.length > 0;
  const written = asks ? (await loadQuestions(tx, course, owner, chance, at)).quizzes : new Map();
  const id = chance.id(at);
  const content = await draftOf(context, course, category.id, written, at);
  const { slug, status, rejectionReason } = course;
  await tx.insert(courses).values({
    ...courseColumns(content),
    id,
    slug,
    organizationId,
    status,
    rejectionReason,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    submittedAt: status === 'DRAFT' ? null : at.toISOString(),
  });
  const quizIds = [...written.values()].map((quiz: DemoQuiz) => quiz.id);
  await tx.update(quizzes).set({ courseId: id }).where(inArray(quizzes.id, quizIds));
  await storeDraft(context, id, content, at);
};

/** Submits a revision of a published course. */
export const loadRevision = async (context: WaitingContext, revision: Revision) => {
  const { tx, now, organizationId } = context;
  const at = new Date(now.getTime() - day);
  const [course] = await tx
    .select()
    .from(courses)
    .where(and(eq(courses.slug, revision.course), eq(courses.organizationId, organizationId)));
  if (!course) throw new Error(`no course "${revision.course}"`);
  const { title, language } = course;
  const author = { title, language, instructors: [], read: revision.read };
  const added = await draftLesson(context, author, revision.lesson, new Map(), at);
  const published = await publishedContent(tx, course);
  const content: CourseDraft = {
    ...published,
    summary: revision.summary,
    price: revision.price * poisha,
    outcomes: [...published.outcomes, ...revision.outcomes],
    sections: published.sections.map((section) => {
      if (section.title !== revision.section) return section;
      const place = section.lessons.findIndex((lesson) => lesson.title === revision.before);
      return { ...section, lessons: section.lessons.toSpliced(place, 0, added) };
    }),
  };
  await storeDraft(context, course.id, content, at);
  const saved = at.toISOString();
  await tx
    .update(courses)
    .set({ revisionStatus: 'PENDING', submittedAt: saved, updatedAt: saved })
    .where(eq(courses.id, course.id));
};
