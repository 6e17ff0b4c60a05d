import {
  type CourseInclusion,
  courseInclusions,
  type Programme,
  programmePassMarks,
} from '@lms/contract';
import {
  courseCategories,
  courseInstructors,
  courses,
  type Executor,
  instructors,
  lessons,
  quizzes as quizTable,
  sections,
} from '@lms/server/database';
import { inArray } from 'drizzle-orm';
import type { Chance } from './chance';
import { type CourseContent, type LessonFile, readCourses } from './content-files';
import { documentPdf } from './document-pdf';
import { insertAll } from './insert-all';
import { type DemoQuestion, type DemoQuiz, loadQuestions } from './load-questions';
import { toRichText } from './markdown';
import type { MediaStore } from './media-files';
import { demoCategories, type DemoCategory } from './providers';

const day = 24 * 60 * 60 * 1000;
const poisha = 100;

export interface DemoLesson {
  id: string;
  title: string;
  minutes: number;
  videoSeconds: number | null;
  quiz: DemoQuiz | null;
}

/** Data of a course that the learners' rows are made from. */
export interface DemoCourse {
  id: string;
  slug: string;
  title: string;
  organizationId: string;
  programme: Programme;
  /** Price in poisha. */
  price: number;
  lessons: DemoLesson[];
  questions: DemoQuestion[];
  /** Reviews that learners have written already. */
  reviews: Set<string>;
}

interface Context {
  db: Executor;
  chance: Chance;
  media: MediaStore;
  now: Date;
  organizationIds: Map<string, string>;
}

const loadCategories = async ({ db, chance, now }: Context) => {
  const at = new Date(now.getTime() - 400 * day);
  const rows = demoCategories.map((category: DemoCategory, position) => ({
    ...category,
    id: chance.id(at),
    position,
    createdAt: at.toISOString(),
  }));
  await db.insert(courseCategories).values(rows);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
};

export const idIn = (ids: Map<string, string>, key: string, what: string) => {
  const id = ids.get(key);
  if (!id) throw new Error(`no ${what} "${key}"`);
  return id;
};

/** Stores one instructor per key, at the provider of the first course that the instructor teaches. */
const loadInstructors = async (
  { db, chance, now, organizationIds }: Context,
  all: CourseContent[],
) => {
  const at = new Date(now.getTime() - 390 * day);
  const ids = new Map<string, string>();
  const rows = all.flatMap((course) =>
    course.instructors.flatMap(({ key, ...person }) => {
      if (ids.has(key)) return [];
      const id = chance.id(at);
      ids.set(key, id);
      const organizationId = idIn(organizationIds, course.organization, 'organization');
      return [{ ...person, id, organizationId, createdAt: at.toISOString() }];
    }),
  );
  await insertAll(db, instructors, rows);
  return ids;
};

export const inclusionsOf = (files: Pick<LessonFile, 'type'>[]): CourseInclusion[] => {
  const hasVideo = files.some(({ type }) => type === 'VIDEO');
  return courseInclusions.filter((one) => hasVideo || one !== 'VIDEO_WITH_STUDY_MATERIAL');
};

/** Makes the fields of a lesson that depend on its type. */
export const partOf = async (
  course: Pick<CourseContent, 'title' | 'language' | 'instructors' | 'read'>,
  lesson: LessonFile,
  quizzes: Map<string, DemoQuiz>,
  media: MediaStore,
) => {
  switch (lesson.type) {
    case 'ARTICLE':
      return { article: toRichText(course.read(lesson.file)) };
    case 'VIDEO':
      return { video: await media.video(lesson.video) };
    case 'DOCUMENT': {
      const {
        title,
        language,
        instructors: [author],
      } = course;
      const pdf = await documentPdf({
        title: lesson.title,
        markdown: course.read(lesson.file),
        language,
        author: author?.name ?? title,
      });
      return { document: await media.document(lesson.file.replace(/\.md$/, '.pdf'), pdf) };
    }
    case 'QUIZ':
      return { quiz: quizzes.get(lesson.quiz) };
  }
};

/** Trailer of a course: its first video, where it has one. */
const previewOf = async (files: LessonFile[], media: MediaStore) => {
  const first = files.find((file) => file.type === 'VIDEO');
  const video = first && (await media.video(first.video));
  return {
    previewVideoUrl: video?.url,
    previewCaptions: video?.captions,
  };
};

const loadLessons = async (
  { db, chance, media }: Context,
  course: CourseContent,
  courseId: string,
  quizzes: Map<string, DemoQuiz>,
  at: Date,
): Promise<DemoLesson[]> => {
  const createdAt = at.toISOString();
  const made: DemoLesson[] = [];
  for (const [sectionPosition, section] of course.sections.entries()) {
    const sectionId = chance.id(at);
    await db.insert(sections).values({
      id: sectionId,
      courseId,
      title: section.title,
      position: sectionPosition,
      createdAt,
    });
    const rows: (typeof lessons.$inferInsert)[] = [];
    for (const [position, lesson] of section.lessons.entries()) {
      const { quiz, ...part } = {
        quiz: undefined,
        ...(await partOf(course, lesson, quizzes, media)),
      };
      const id = chance.id(at);
      rows.push({
        ...part,
        id,
        courseId,
        sectionId,
        createdAt,
        title: lesson.title,
        type: lesson.type,
        position,
        durationMinutes: lesson.minutes,
        preview: lesson.preview ?? false,
        topics: lesson.topics ?? [],
        quizId: quiz?.id,
      });
      const videoSeconds = part.video?.durationSeconds ?? null;
      const { title, minutes } = lesson;
      made.push({ id, title, minutes, videoSeconds, quiz: quiz ?? null });
    }
    await insertAll(db, lessons, rows);
  }
  return made;
};

/** Stores categories, instructors and every written course. */
export const loadCourses = async (context: Context): Promise<DemoCourse[]> => {
  const { db, chance, now, organizationIds } = context;
  const all = readCourses();
  const categoryIds = await loadCategories(context);
  const instructorIds = await loadInstructors(context, all);
  const made: DemoCourse[] = [];
  for (const course of all) {
    const at = new Date(now.getTime() - chance.between(100, 380) * day);
    const organizationId = idIn(organizationIds, course.organization, 'organization');
    const categoryId = idIn(categoryIds, course.category, 'category');
    const { quizzes, questions } = await loadQuestions(
      db,
      course,
      { categoryId, organizationId },
      chance,
      at,
    );
    const id = chance.id(at);
    const files = course.sections.flatMap((section) => section.lessons);
    const { slug, kind, title, summary, programme, label, level, language } = course;
    const price = course.price * poisha;
    await db.insert(courses).values({
      ...(await previewOf(files, context.media)),
      id,
      slug,
      kind,
      title,
      summary,
      programme,
      label,
      level,
      language,
      price,
      categoryId,
      organizationId,
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
      description: toRichText(course.description),
      durationMinutes: files.reduce((sum, { minutes }) => sum + minutes, 0),
      outcomes: course.outcomes,
      requirements: course.requirements,
      audiences: course.audiences,
      inclusions: inclusionsOf(files),
      passMark: programmePassMarks[programme],
      lectureCount: files.length,
      status: 'ACTIVE',
    });
    await db.insert(courseInstructors).values(
      course.instructors.map(({ key }, position) => ({
        courseId: id,
        instructorId: idIn(instructorIds, key, 'instructor'),
        position,
      })),
    );
    const demoLessons = await loadLessons(context, course, id, quizzes, at);
    await db
      .update(quizTable)
      .set({ courseId: id })
      .where(
        inArray(
          quizTable.id,
          [...quizzes.values()].map((quiz) => quiz.id),
        ),
      );
    made.push({
      id,
      slug,
      title,
      organizationId,
      programme,
      price,
      lessons: demoLessons,
      questions,
      reviews: new Set(),
    });
  }
  return made;
};
