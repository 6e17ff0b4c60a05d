import type { CourseLanguage, Entity, Resource } from '@lms/contract';
import { object } from 'yup';
import { type TopicStatus, topicStatuses } from './discussion';

/** A question as staff of its course list it. */
export interface TopicItem extends Entity {
  courseId: string;
  courseTitle: string;
  courseLanguage: CourseLanguage;
  lessonTitle: string;
  /** Empty once the account is closed. */
  authorName: string;
  title: string;
  status: TopicStatus;
  pinned: boolean;
  postCount: number;
  /** Open, and no staff have answered. */
  unanswered: boolean;
  /** It or an answer has a report that nobody has handled. */
  reported: boolean;
  /** It or an answer is hidden. */
  hasHidden: boolean;
}

export interface TopicTypes {
  item: TopicItem;
  /** Learners ask under a lesson. */
  input: object;
  filter: {
    courseId: string;
    status: TopicStatus;
    unanswered: boolean;
    reported: boolean;
    hasHidden: boolean;
    createdAt: string;
  };
  status: TopicStatus;
}

/**
 * List of questions for staff: `POST /topic/find` and `/topic/export`, searched by title and text.
 * `PUT /topic/{id}/moderation` changes their status, together with its reason.
 */
export const topicResource: Resource<TopicTypes, 'Topic'> = {
  tag: 'Topic',
  path: '/topic',
  inputSchema: object({}).noUnknown(),
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'courseId',
    'courseTitle',
    'courseLanguage',
    'lessonTitle',
    'authorName',
    'title',
    'status',
    'pinned',
    'postCount',
    'unanswered',
    'reported',
    'hasHidden',
  ],
  sortable: ['id', 'createdAt', 'postCount'],
  newestBy: 'createdAt',
  filterable: ['courseId', 'status', 'unanswered', 'reported', 'hasHidden', 'createdAt'],
  statuses: topicStatuses,
  transitions: {
    OPEN: [],
    ANSWERED: [],
    CLOSED: [],
    HIDDEN: [],
  },
};
