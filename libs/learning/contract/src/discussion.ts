import {
  code,
  type CourseLanguage,
  id,
  lineOfText,
  reasonSchema,
  text,
  wholeNumber,
} from '@lms/contract';
import { boolean, type InferType, object, string } from 'yup';
import { maxPostLength, maxTopicTitle } from './discussion-limits';

/**
 * `ANSWERED` once the asker or staff accepted an answer, `CLOSED` for further answers by staff, and
 * `HIDDEN` from learners by staff, with a reason.
 */
export const topicStatuses = ['OPEN', 'ANSWERED', 'CLOSED', 'HIDDEN'] as const;
export type TopicStatus = (typeof topicStatuses)[number];

/** Author of a question or an answer, without an email address. */
export interface DiscussionAuthor {
  /** Empty once the account is closed. */
  name: string;
  isMe: boolean;
  /** Wrote it as staff of the course. */
  isStaff: boolean;
}

/** Report of a question or an answer; only staff see it. */
export interface DiscussionReport {
  id: string;
  /** Empty once the account is closed. */
  name: string;
  reason: string;
  createdAt: string;
}

/** Text of a person in a discussion, with what the reader may do with it. */
interface Written {
  id: string;
  author: DiscussionAuthor;
  /** Plain text. */
  body: string;
  createdAt: string;
  editedAt: string | null;
  version: number;
  /** Time until which the reader may change or delete it; null for the texts of others. */
  editableUntil: string | null;
  /** Reason given when it was hidden; null while it is shown. */
  hiddenReason: string | null;
  /** The reader reported it. */
  isReported: boolean;
  /** Reports that nobody has handled; empty for learners. */
  reports: DiscussionReport[];
}

/** Answer to a question. */
export interface DiscussionPost extends Written {
  /** Staff of the course say that it is right. */
  endorsed: boolean;
  /** The answer that the asker or staff accepted. */
  isAccepted: boolean;
}

/** Question on a lesson. */
export interface DiscussionTopic extends Written {
  courseId: string;
  /** `null` once the lesson has left the course. */
  lessonId: string | null;
  /** Title of the lesson, or its last title if the lesson is gone. */
  lessonTitle: string;
  /** Second of the video that the question is about. */
  positionSeconds: number | null;
  title: string;
  status: TopicStatus;
  pinned: boolean;
  /** Number of answers that learners see. */
  postCount: number;
}

/** Answer of `GET /learning/lesson/{lessonId}/topic`: pinned first, then newest. */
export interface TopicPage {
  items: DiscussionTopic[];
  hasMore: boolean;
}

/** A question with its answers, the accepted one first, then the oldest. */
export interface TopicDetails {
  topic: DiscussionTopic;
  posts: DiscussionPost[];
  courseTitle: string;
  courseLanguage: CourseLanguage;
  /** The reader is staff of the course. */
  isStaff: boolean;
}

const body = () => text({ min: 1, max: maxPostLength }).required(code('required'));
const version = () => wholeNumber({ min: 0, max: 2_147_483_647 }).required(code('required'));

/**
 * Body of `PUT /learning/lesson/{lessonId}/topic/{id}`. The client chooses the id, so that a question
 * sent twice is stored once. `version` 0 asks it; any other version changes its texts.
 */
export const topicSchema = object({
  title: lineOfText({ min: 3, max: maxTopicTitle }).required(code('required')),
  body: text({ max: maxPostLength }).defined(code('required')),
  positionSeconds: wholeNumber({ min: 0, max: 86_400 }).nullable().defined(code('required')),
  version: version(),
}).noUnknown();
export type TopicInput = InferType<typeof topicSchema>;

/** Body of `PUT /topic/{topicId}/post/{id}`; id and `version` as for {@link topicSchema}. */
export const postSchema = object({ body: body(), version: version() }).noUnknown();
export type PostInput = InferType<typeof postSchema>;

/** Body of `PUT /topic/{id}/accepted`: the accepted answer, or none. */
export const acceptedSchema = object({
  postId: id().nullable().defined(code('required')),
}).noUnknown();

/** Body of `POST /topic/{id}/report`: an answer, or with `null` the question itself. */
export const reportSchema = reasonSchema.shape({
  postId: id().nullable().defined(code('required')),
});
export type ReportInput = InferType<typeof reportSchema>;

/** Act of staff on a question (without `postId`) or an answer. */
export const moderations = [
  'PIN',
  'UNPIN',
  'CLOSE',
  'REOPEN',
  'ENDORSE',
  'UNENDORSE',
  'HIDE',
  'SHOW',
  /** Leaves a reported text as it is. */
  'KEEP',
] as const;
export type ModerationAction = (typeof moderations)[number];

/** Body of `PUT /topic/{id}/moderation`; the reason is needed to hide. */
export const moderationSchema = object({
  action: string<ModerationAction>().oneOf(moderations, code('oneOf')).required(code('required')),
  postId: id().nullable().defined(code('required')),
  reason: text({ max: 500 }),
}).noUnknown();
export type Moderation = InferType<typeof moderationSchema>;

/** Query of `GET /learning/lesson/{lessonId}/topic`. */
export const topicQuerySchema = object({
  page: string().matches(/^(?:[1-9]\d{0,2}|1000)$/, code('invalid')),
  search: text({ max: 200 }),
}).noUnknown();

/** Body of `PUT /topic/mail`: whether the reader wants the daily mail of questions and answers. */
export const topicMailSchema = object({ wanted: boolean().required(code('required')) }).noUnknown();
