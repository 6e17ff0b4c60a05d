import type { FieldProblem } from '@lms/contract';
import type { CourseDraft } from '@lms/course-management/contract';
import {
  courseCategories,
  courses,
  type Executor,
  instructors,
  lessons,
  quizzes,
  sections,
} from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { foreignMedia, mediaOf } from './draft-media';

/** A reference from a field of the draft to another row, by id. */
interface Reference {
  field: string;
  id: string;
}

interface Place {
  courseId: string;
  organizationId: string;
  /** Keys of the files that the course uses already. */
  knownMedia: ReadonlySet<string>;
}

const idsOf = (references: Reference[]) => references.map(({ id }) => id);
const listed = (field: string, ids: readonly string[]): Reference[] =>
  ids.map((id, index) => ({ field: `${field}[${index}]`, id }));

const partsOf = ({ sections: parts }: CourseDraft) => ({
  sections: parts.map(({ id }, index) => ({ field: `sections[${index}].id`, id })),
  lessons: parts.flatMap(({ lessons: units }, section) =>
    units.map(({ id }, index) => ({ field: `sections[${section}].lessons[${index}].id`, id })),
  ),
  quizzes: parts.flatMap(({ lessons: units }, section) =>
    units.flatMap(({ quizId }, index) =>
      quizId ? [{ field: `sections[${section}].lessons[${index}].quizId`, id: quizId }] : [],
    ),
  ),
});

const repeated = (references: Reference[]) =>
  references.filter(({ id }, index) => references.findIndex((one) => one.id === id) < index);

const missing = (references: Reference[], found: { id: string }[]) => {
  const ids = new Set(found.map(({ id }) => id));
  return references.filter(({ id }) => !ids.has(id));
};

/**
 * Refuses ids of other courses' sections and lessons: the author's screen makes the ids, so they may
 * clash.
 */
const takenParts = async (db: Executor, draft: CourseDraft, courseId: string) => {
  const parts = partsOf(draft);
  const others = async (table: typeof sections | typeof lessons, references: Reference[]) => {
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, idsOf(references)), ne(table.courseId, courseId)));
    const taken = new Set(found.map(({ id }) => id));
    return references.filter(({ id }) => taken.has(id));
  };
  return [
    ...repeated(parts.sections),
    ...repeated(parts.lessons),
    ...(await others(sections, parts.sections)),
    ...(await others(lessons, parts.lessons)),
  ];
};

/** Lists references to rows that do not exist or belong to another organization. */
const unknownReferences = async (
  db: Executor,
  draft: CourseDraft,
  { courseId, organizationId }: Place,
) => {
  const categories = draft.categoryId ? [{ field: 'categoryId', id: draft.categoryId }] : [];
  const instructorReferences = listed('instructorIds', draft.instructorIds);
  const prerequisiteReferences = listed('prerequisiteIds', draft.prerequisiteIds);
  const quizReferences = partsOf(draft).quizzes;
  const foundCategories = await db
    .select({ id: courseCategories.id })
    .from(courseCategories)
    .where(inArray(courseCategories.id, idsOf(categories)));
  const foundInstructors = await db
    .select({ id: instructors.id })
    .from(instructors)
    .where(
      and(
        inArray(instructors.id, idsOf(instructorReferences)),
        eq(instructors.organizationId, organizationId),
      ),
    );
  const foundPrerequisites = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        inArray(courses.id, idsOf(prerequisiteReferences)),
        eq(courses.organizationId, organizationId),
        ne(courses.id, courseId),
      ),
    );
  const foundQuizzes = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(
      and(
        inArray(quizzes.id, idsOf(quizReferences)),
        eq(quizzes.organizationId, organizationId),
        or(isNull(quizzes.courseId), eq(quizzes.courseId, courseId)),
      ),
    );
  return [
    ...missing(categories, foundCategories),
    ...missing(instructorReferences, foundInstructors),
    ...missing(prerequisiteReferences, foundPrerequisites),
    ...missing(quizReferences, foundQuizzes),
    ...repeated(instructorReferences),
    ...repeated(prerequisiteReferences),
    ...repeated(quizReferences),
  ];
};

/**
 * Refuses a draft with references that its organization may not use.
 *
 * @throws ProblemError validation.failed with the path of every such field
 */
export const checkReferences = async (db: Executor, draft: CourseDraft, place: Place) => {
  const { courseId, organizationId, knownMedia } = place;
  const unknown = await unknownReferences(db, draft, place);
  const taken = await takenParts(db, draft, courseId);
  const media = await foreignMedia(db, mediaOf(draft), organizationId, knownMedia);
  const errors: FieldProblem[] = [
    ...[...unknown, ...media].map(({ field }) => ({ field, code: 'invalid' as const })),
    ...taken.map(({ field }) => ({ field, code: 'taken' as const })),
  ];
  if (errors.length > 0) throw new ProblemError('validation.failed', errors);
};
