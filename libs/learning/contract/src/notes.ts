import { code, id, text, wholeNumber } from '@lms/contract';
import { boolean, type InferType, object, string } from 'yup';
import { maxNoteLength, maxQuoteContext, maxQuoteLength } from './note-limits';

/**
 * Passage of an article, as its learner selected it: the selectors `TextQuoteSelector` and
 * `TextPositionSelector` of the Web Annotation Data Model in one.
 */
export const quoteSchema = object({
  exact: text({ min: 1, max: maxQuoteLength }).required(code('required')),
  /** Text before it, which tells it from the same words elsewhere. */
  prefix: string().max(maxQuoteContext, code('maxLength')).defined(code('required')),
  suffix: string().max(maxQuoteContext, code('maxLength')).defined(code('required')),
  /** Character of the article's text at which it began, for where the words alone don't tell. */
  start: wholeNumber({ min: 0, max: 10_000_000 }).required(code('required')),
}).noUnknown();
export type Quote = InferType<typeof quoteSchema>;

/** Private note of a learner in a lesson, or a highlight with or without one. */
export interface Note {
  id: string;
  /** `null` once the lesson has left the course. */
  lessonId: string | null;
  /** Title of the lesson, or its last title if the lesson is gone. */
  lessonTitle: string;
  /** Plain text; empty of a highlight alone. */
  body: string;
  /** Highlighted passage of an article. */
  quote: Quote | null;
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
 * Lesson, second and passage stay as they were at creation. Only a highlight may have no text.
 */
export const noteSchema = object({
  lessonId: id().nullable().defined(code('required')),
  positionSeconds: wholeNumber({ min: 0, max: 86_400 }).nullable().defined(code('required')),
  body: text({ max: maxNoteLength })
    .defined(code('required'))
    .when('quote', ([quote], schema) => (quote ? schema : schema.required(code('required')))),
  quote: quoteSchema.notRequired().default(undefined),
  version: wholeNumber({ min: 0, max: 2_147_483_647 }).required(code('required')),
}).noUnknown();
export type NoteInput = InferType<typeof noteSchema>;

/** Body of `PUT /learning/lesson/{lessonId}/bookmark`. */
export const bookmarkSchema = object({
  bookmarked: boolean().required(code('required')),
}).noUnknown();
