import { code, id, text, wholeNumber } from '@lms/contract';
import { boolean, type InferType, object } from 'yup';
import { maxNoteLength } from './note-limits';

/** Private note of a learner in a lesson. */
export interface Note {
  id: string;
  /** `null` once the lesson has left the course. */
  lessonId: string | null;
  /** Title of the lesson, or its last title if the lesson is gone. */
  lessonTitle: string;
  /** Plain text. */
  body: string;
  /** Second of the video at which the note was written. */
  positionSeconds: number | null;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** Answer of `GET /learning/course/{courseId}/note`: the caller's own notes, oldest first. */
export interface CourseNotes {
  notes: Note[];
  /** Ids of bookmarked lessons. */
  bookmarks: string[];
}

/**
 * Body of `PUT /learning/course/{courseId}/note/{id}`. The client chooses the id, so that a note
 * sent twice is stored once. `version` 0 creates or restores a note; any other version changes it.
 * Lesson and second stay as they were at creation.
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
