import { boolean, type InferType, object } from 'yup';
import { id, text, wholeNumber, code } from '@lms/contract';
import { maxNoteLength } from './note-limits';

/** What a learner wrote in a lesson; nobody else reads it. */
export interface Note {
  id: string;
  /** `null` once the lesson is no longer in the course. */
  lessonId: string | null;
  /** What the lesson is called, or was when the note was last saved. */
  lessonTitle: string;
  /** Plain text. */
  body: string;
  /** Of a video: the second at which it was written. */
  positionSeconds: number | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Answer of `GET /learning/course/{courseId}/note`: the caller's own, the oldest first. */
export interface CourseNotes {
  notes: Note[];
  /** The lessons that the caller has marked, by id. */
  bookmarks: string[];
}

/**
 * Body of `PUT /learning/course/{courseId}/note/{id}`. Who writes a note chooses its id, so that the
 * same one, sent again, is stored once. `version` 0 makes the note, or takes back that it was deleted;
 * any other changes the one that is there. Its lesson and second stay as they were made.
 */
export const noteSchema = object({
  lessonId: id().nullable().defined(code('required')),
  positionSeconds: wholeNumber({ min: 0, max: 86_400 }).nullable().defined(code('required')),
  body: text({ min: 1, max: maxNoteLength }).required(code('required')),
  version: wholeNumber({ min: 0, max: 2_147_483_647 }).required(code('required')),
}).noUnknown();
export type NoteInput = InferType<typeof noteSchema>;

/** Body of `PUT /learning/lesson/{lessonId}/bookmark`. */
export const bookmarkSchema = object({
  bookmarked: boolean().required(code('required')),
}).noUnknown();
