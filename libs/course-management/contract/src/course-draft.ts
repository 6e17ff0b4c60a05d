import {
  type Audience,
  audiences,
  code,
  type CourseInclusion,
  courseInclusions,
  type CourseKind,
  courseKinds,
  type CourseLabel,
  courseLabels,
  type CourseLanguage,
  courseLanguages,
  type CourseLevel,
  courseLevels,
  id,
  type LessonType,
  lessonTypes,
  lineOfText,
  percent,
  type Programme,
  programmes,
  text,
  wholeNumber,
} from '@lms/contract';
import { array, boolean, type InferType, number, object, string } from 'yup';

const required = code('required');
const oneOf = <Value extends string>(values: readonly Value[]) =>
  string<Value>().oneOf([...values], code('oneOf'));
const lines = (length: number) =>
  array(text({ min: 1, max: 300 }).required(required))
    .max(length, code('max'))
    .required(required);

const fileUrl = () => text({ max: 300 }).required(required);
const seconds = () => number().min(0, code('min')).max(86_400, code('max')).required(required);

const captions = () =>
  array(
    object({ language: oneOf<CourseLanguage>(courseLanguages).required(required), url: fileUrl() })
      .noUnknown()
      .required(required),
  ).max(courseLanguages.length, code('max'));

const fileBytes = () => wholeNumber({ min: 0, max: 2_147_483_647 });

const videoVersion = () =>
  object({ url: fileUrl(), bytes: fileBytes().required(required) })
    .noUnknown()
    .optional()
    .nullable()
    .default(undefined);

/** A `LessonVideo`. */
const lessonVideo = object({
  url: fileUrl(),
  bytes: fileBytes(),
  smaller: videoVersion(),
  audio: videoVersion(),
  posterUrl: text({ max: 300 }).nullable().defined(required),
  durationSeconds: seconds(),
  captions: captions().required(required),
  transcript: array(
    object({ start: seconds(), text: text({ max: 5_000 }).required(required) })
      .noUnknown()
      .required(required),
  )
    .max(2_000, code('max'))
    .required(required),
}).noUnknown();

/** A `LessonDocument`. */
const lessonDocument = object({
  url: fileUrl(),
  name: lineOfText({ max: 200 }).required(required),
  bytes: fileBytes().required(required),
}).noUnknown();

/**
 * One lesson of a draft. Its id is a UUID made by the author's screen. Only the part of its type is
 * set; `article` is rich text that the server sanitises.
 */
const draftLesson = object({
  id: id().required(required),
  title: lineOfText({ max: 150 }).defined(required),
  type: oneOf<LessonType>(lessonTypes).required(required),
  durationMinutes: wholeNumber({ min: 0, max: 1_440 }).required(required),
  preview: boolean().required(required),
  article: text({ max: 200_000 }),
  video: lessonVideo.optional().nullable().default(undefined),
  document: lessonDocument.optional().nullable().default(undefined),
  quizId: id().nullable(),
  /** What the lesson teaches, in the words of the tags of questions. */
  topics: array(lineOfText({ min: 1, max: 50 }).required(required)).max(20, code('max')),
}).noUnknown();
export type DraftLesson = InferType<typeof draftLesson>;

const draftSection = object({
  id: id().required(required),
  title: lineOfText({ max: 150 }).defined(required),
  lessons: array(draftLesson).max(200, code('max')).required(required),
}).noUnknown();
export type DraftSection = InferType<typeof draftSection>;

/**
 * A course as authors edit it. It may be unfinished, so that it can be saved at any time; the
 * checklist lists what is missing.
 */
export const courseDraftSchema = object({
  kind: oneOf<CourseKind>(courseKinds).required(required),
  title: lineOfText({ min: 3, max: 150 }).required(required),
  summary: text({ max: 300 }).defined(required),
  description: text({ max: 50_000 }).defined(required),
  categoryId: id().nullable().defined(required),
  /** Read only from callers who reach all organizations, when the course is created. */
  organizationId: id(),
  instructorIds: array(id().required(required)).max(10, code('max')).required(required),
  programme: oneOf<Programme>(programmes).required(required),
  label: oneOf<CourseLabel>(courseLabels).nullable().defined(required),
  level: oneOf<CourseLevel>(courseLevels).required(required),
  language: oneOf<CourseLanguage>(courseLanguages).required(required),
  price: wholeNumber({ min: 0, max: 100_000_000 }).required(required),
  imageUrl: text({ max: 300 }).nullable().defined(required),
  previewVideoUrl: text({ max: 300 }).nullable().defined(required),
  previewCaptions: captions().nullable().optional().default(undefined),
  outcomes: lines(12),
  requirements: lines(12),
  audiences: array(oneOf<Audience>(audiences).required(required)).required(required),
  inclusions: array(oneOf<CourseInclusion>(courseInclusions).required(required)).required(required),
  passMark: percent().required(required),
  sequential: boolean().required(required),
  prerequisiteIds: array(id().required(required)).max(10, code('max')).required(required),
  sections: array(draftSection).max(100, code('max')).required(required),
}).noUnknown();
export type CourseDraft = InferType<typeof courseDraftSchema>;

export const checklistCodes = [
  'summaryMissing',
  'descriptionMissing',
  'categoryMissing',
  'instructorMissing',
  'outcomesMissing',
  'lessonsMissing',
  'sectionTitleMissing',
  'sectionEmpty',
  'lessonTitleMissing',
  'durationMissing',
  'articleEmpty',
  'videoMissing',
  'captionsMissing',
  'documentMissing',
  'quizMissing',
  'quizNotReady',
  'imageAltMissing',
  'headingJump',
  'prerequisiteLoop',
] as const;
export type ChecklistCode = (typeof checklistCodes)[number];

/** A problem that keeps a draft from being submitted, with its place. */
export interface ChecklistItem {
  code: ChecklistCode;
  /** Field of the draft, such as `categoryId`, if the problem is not in a lesson. */
  field?: string;
  sectionId?: string;
  lessonId?: string;
  /** The thing at fault: a picture's address, the words of a heading. */
  about?: string;
}

/** Answer of `GET /course/{id}/checklist`. No items means ready. */
export interface Checklist {
  items: ChecklistItem[];
}

/** Body of `POST /course/{id}/submit`, `withdraw` and `approve`: the version that was reviewed. */
export const courseMoveSchema = object({
  version: wholeNumber({ min: 1, max: 2_147_483_647 }).required(required),
}).noUnknown();
