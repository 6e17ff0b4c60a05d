import { type CourseNotes, maxNotes, type Note, type NoteInput } from '@lms/learning/contract';
import {
  bookmarks,
  deletedRows,
  enrolments,
  type Executor,
  lessons,
  notes,
  studyOf,
  type Transaction,
} from '@lms/server/database';
import { type Deps, keepDeleted, ProblemError, takeDeleted } from '@lms/server/platform';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { findEnrolment } from './enrolments';
import { LearningProblem } from './learning-problem';

/** Entity name under which deleted notes are kept for undo. */
const noteEntity = 'note';

type NoteRow = typeof notes.$inferSelect;

/** A learner's notes in one course. */
interface NoteOwner {
  userId: string;
  courseId: string;
}

const toNote = (row: NoteRow): Note => ({
  id: row.id,
  lessonId: row.lessonId,
  lessonTitle: row.lessonTitle,
  body: row.body,
  quote: row.quote,
  positionSeconds: row.positionSeconds,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  version: row.version,
});

const requireEnrolment = async (db: Executor, { userId, courseId }: NoteOwner) => {
  if (!(await findEnrolment(db, userId, courseId))) throw new ProblemError('entity.notFound');
};

/** Locks the enrolment, so that one learner's notes in a course change one by one. */
const lockNotes = async (tx: Transaction, { userId, courseId }: NoteOwner) => {
  const [enrolment] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(studyOf(userId, courseId))
    .for('update');
  if (!enrolment) throw new ProblemError('entity.notFound');
};

const ownedBy = ({ userId, courseId }: NoteOwner) =>
  and(eq(notes.userId, userId), eq(notes.courseId, courseId));

/** @throws ProblemError entity.notFound for a course that the caller doesn't study */
export const courseNotes = async (db: Executor, owner: NoteOwner): Promise<CourseNotes> => {
  await requireEnrolment(db, owner);
  const found = await db
    .select({
      ...getTableColumns(notes),
      lessonTitle: sql<string>`coalesce(${lessons.title}, ${notes.lessonTitle})`,
    })
    .from(notes)
    .leftJoin(lessons, eq(lessons.id, notes.lessonId))
    .where(ownedBy(owner))
    .orderBy(asc(notes.createdAt), asc(notes.id));
  const marked = await db
    .select({ lessonId: bookmarks.lessonId })
    .from(bookmarks)
    .innerJoin(lessons, eq(lessons.id, bookmarks.lessonId))
    .where(and(eq(bookmarks.userId, owner.userId), eq(lessons.courseId, owner.courseId)))
    .orderBy(asc(bookmarks.createdAt), asc(bookmarks.lessonId));
  return { notes: found.map(toNote), bookmarks: marked.map(({ lessonId }) => lessonId) };
};

const findLesson = async (tx: Transaction, courseId: string, lessonId: string | null) => {
  if (!lessonId) return undefined;
  const [lesson] = await tx
    .select({ id: lessons.id, title: lessons.title, type: lessons.type })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, courseId)));
  return lesson;
};

/** Refuses a note without a text that highlights nothing. */
const requireText = (body: string, quote: NoteRow['quote']) => {
  if (!body && !quote) {
    throw new ProblemError('validation.failed', [{ field: 'body', code: 'required' }]);
  }
};

/** Position of a new note; a restored one returns to its lesson if that still exists. */
const notePosition = async (
  tx: Transaction,
  { courseId }: NoteOwner,
  { lessonId, positionSeconds, quote }: NoteInput,
  deleted: NoteRow | undefined,
) => {
  const lesson = await findLesson(tx, courseId, deleted ? deleted.lessonId : lessonId);
  if (deleted) return { ...deleted, lessonId: lesson?.id ?? null };
  if (!lesson) throw new ProblemError('entity.notFound');
  return {
    lessonId: lesson.id,
    lessonTitle: lesson.title,
    positionSeconds: lesson.type === 'VIDEO' ? positionSeconds : null,
    quote: lesson.type === 'ARTICLE' ? (quote ?? null) : null,
  };
};

const addNote = async (
  { now }: Deps,
  tx: Transaction,
  { id, ...owner }: NoteOwner & { id: string },
  input: NoteInput,
): Promise<Note> => {
  // Deleted in another tab while it was written in this one.
  if (input.version > 0) throw new ProblemError('entity.conflict');
  const [kept] = await takeDeleted(tx, noteEntity, [id], now());
  const deleted = kept?.row as NoteRow | undefined;
  if (deleted && (deleted.userId !== owner.userId || deleted.courseId !== owner.courseId)) {
    throw new ProblemError('entity.notFound');
  }
  if ((await tx.$count(notes, ownedBy(owner))) >= maxNotes) {
    throw new LearningProblem('learning.tooManyNotes');
  }
  const at = now().toISOString();
  const position = await notePosition(tx, owner, input, deleted);
  requireText(input.body, position.quote);
  const [made] = await tx
    .insert(notes)
    .values({
      createdAt: at,
      ...position,
      ...owner,
      id,
      body: input.body,
      updatedAt: at,
      version: (deleted?.version ?? 0) + 1,
    })
    // The id belongs to somebody else, who used it at the same moment.
    .onConflictDoNothing()
    .returning();
  if (!made) throw new ProblemError('entity.notFound');
  return toNote(made);
};

/**
 * Creates a note or changes it. Saving the same text again changes nothing, whatever the version.
 *
 * @throws ProblemError entity.conflict when it was changed or deleted since that version,
 * learning.tooManyNotes, entity.notFound
 */
export const saveNote = (
  deps: Deps,
  { id, ...owner }: NoteOwner & { id: string },
  input: NoteInput,
) =>
  deps.database.db.transaction(async (tx): Promise<Note> => {
    await lockNotes(tx, owner);
    const [stored] = await tx.select().from(notes).where(eq(notes.id, id));
    if (!stored) return addNote(deps, tx, { id, ...owner }, input);
    if (stored.userId !== owner.userId || stored.courseId !== owner.courseId) {
      throw new ProblemError('entity.notFound');
    }
    if (stored.body === input.body) return toNote(stored);
    if (stored.version !== input.version) {
      throw new ProblemError('entity.conflict', undefined, { name: null, at: stored.updatedAt });
    }
    requireText(input.body, stored.quote);
    const lesson = await findLesson(tx, owner.courseId, stored.lessonId);
    const [changed] = await tx
      .update(notes)
      .set({
        body: input.body,
        lessonTitle: lesson?.title ?? stored.lessonTitle,
        updatedAt: deps.now().toISOString(),
        version: stored.version + 1,
      })
      .where(eq(notes.id, id))
      .returning();
    return toNote(changed ?? stored);
  });

/** Deletes a note, which can be restored for an hour. */
export const deleteNote = (deps: Deps, { id, ...owner }: NoteOwner & { id: string }) =>
  deps.database.db.transaction(async (tx) => {
    await lockNotes(tx, owner);
    const deleted = await tx
      .delete(notes)
      .where(and(eq(notes.id, id), ownedBy(owner)))
      .returning();
    if (deleted.length === 0) throw new ProblemError('entity.notFound');
    await keepDeleted(tx, noteEntity, deleted, () => [], deps.now());
  });

/** Deletes all notes and bookmarks of a person, those kept for undo included. */
export const forgetNotes = async (tx: Transaction, userId: string) => {
  await tx.delete(notes).where(eq(notes.userId, userId));
  await tx.delete(bookmarks).where(eq(bookmarks.userId, userId));
  await tx
    .delete(deletedRows)
    .where(and(eq(deletedRows.entity, noteEntity), sql`${deletedRows.row}->>'userId' = ${userId}`));
};
