import type { CourseDraft, DraftLesson } from '@lms/course-management/contract';
import {
  courseInstructors,
  coursePrerequisites,
  type Executor,
  lessons,
  sections,
} from '@lms/server/database';
import { asc, eq } from 'drizzle-orm';
import type { CourseRow } from './course-items';

type StoredLesson = { [Field in keyof DraftLesson]: DraftLesson[Field] | null } & {
  [Field in 'id' | 'title' | 'type' | 'durationMinutes' | 'preview']: DraftLesson[Field];
};

/** Takes the fields of a lesson in one order, so that equal lessons are equal as JSON, too. */
const lessonContent = (lesson: StoredLesson): DraftLesson => ({
  id: lesson.id,
  title: lesson.title,
  type: lesson.type,
  durationMinutes: lesson.durationMinutes,
  preview: lesson.preview,
  topics: lesson.topics ?? [],
  ...(lesson.type === 'ARTICLE' && { article: lesson.article ?? '' }),
  ...(lesson.type === 'VIDEO' && { video: lesson.video }),
  ...(lesson.type === 'DOCUMENT' && { document: lesson.document }),
  ...(lesson.type === 'QUIZ' && { quizId: lesson.quizId }),
});

type Parts = 'instructorIds' | 'prerequisiteIds' | 'sections' | 'organizationId';

/** Picks the fields that a draft and a course have in common. */
export const courseFields = (course: Omit<CourseDraft, Parts>): Omit<CourseDraft, Parts> => ({
  kind: course.kind,
  title: course.title,
  summary: course.summary,
  description: course.description,
  categoryId: course.categoryId,
  programme: course.programme,
  label: course.label,
  level: course.level,
  language: course.language,
  price: course.price,
  imageUrl: course.imageUrl,
  previewVideoUrl: course.previewVideoUrl,
  previewCaptions: course.previewCaptions ?? null,
  outcomes: course.outcomes,
  requirements: course.requirements,
  audiences: course.audiences,
  inclusions: course.inclusions,
  passMark: course.passMark,
  sequential: course.sequential,
});

/** Brings the lessons of a draft into the order in which published ones have their fields. */
export const draftContent = (draft: CourseDraft): CourseDraft => ({
  ...draft,
  sections: draft.sections.map(({ id, title, lessons: units }) => ({
    id,
    title,
    lessons: units.map(lessonContent),
  })),
});

/** Reads the published course in the form of a draft. */
export const publishedContent = async (db: Executor, course: CourseRow): Promise<CourseDraft> => {
  const teachers = await db
    .select({ id: courseInstructors.instructorId })
    .from(courseInstructors)
    .where(eq(courseInstructors.courseId, course.id))
    .orderBy(asc(courseInstructors.position), asc(courseInstructors.instructorId));
  const prerequisites = await db
    .select({ id: coursePrerequisites.prerequisiteId })
    .from(coursePrerequisites)
    .where(eq(coursePrerequisites.courseId, course.id))
    .orderBy(asc(coursePrerequisites.prerequisiteId));
  const parts = await db
    .select({ id: sections.id, title: sections.title })
    .from(sections)
    .where(eq(sections.courseId, course.id))
    .orderBy(asc(sections.position), asc(sections.id));
  const units = await db
    .select()
    .from(lessons)
    .where(eq(lessons.courseId, course.id))
    .orderBy(asc(lessons.position), asc(lessons.id));
  return {
    ...courseFields(course),
    instructorIds: teachers.map(({ id }) => id),
    prerequisiteIds: prerequisites.map(({ id }) => id),
    sections: parts.map((part) => ({
      ...part,
      lessons: units.filter((unit) => unit.sectionId === part.id).map(lessonContent),
    })),
  };
};
