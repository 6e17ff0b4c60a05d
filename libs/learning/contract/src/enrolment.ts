import {
  code,
  type CourseLanguage,
  type EnrolmentStatus,
  enrolmentStatuses,
  type Entity,
  id,
  type Resource,
} from '@lms/contract';
import { type InferType, object } from 'yup';

/** Enrolment as administrators see it. */
export interface Enrolment extends Entity {
  userId: string;
  learnerName: string;
  learnerEmail: string;
  courseId: string;
  courseTitle: string;
  courseSlug: string;
  courseLanguage: CourseLanguage;
  /** Order that brought it; `null` for an enrolment by an administrator. */
  orderId: string | null;
  batchCodeId: string | null;
  batchCode: string | null;
  /** Percent of the lessons done. */
  progressPercent: number;
  lastLessonId: string | null;
  /** Study time in seconds. */
  secondsSpent: number;
  startedAt: string | null;
  completedAt: string | null;
  status: EnrolmentStatus;
}

/** Body of `POST /enrolment`: enrols somebody without an order, by the rules of the import. */
export const enrolmentSchema = object({
  userId: id().required(code('required')),
  courseId: id().required(code('required')),
  batchCodeId: id().nullable(),
}).noUnknown();
export type EnrolmentInput = InferType<typeof enrolmentSchema>;

/** Lists of `POST /enrolment/learner/find`: those whom the reader may enrol. */
export const enrolmentLearnerLists = {
  path: '/enrolment/learner',
  sortable: ['name'],
  filterable: ['id'],
} as const;

export interface EnrolmentLearner {
  id: string;
  name: string;
  /** Tells learners of the same name apart. */
  email: string;
}

export interface EnrolmentTypes {
  item: Enrolment;
  input: EnrolmentInput;
  filter: {
    userId: string;
    courseId: string;
    batchCodeId: string;
    status: EnrolmentStatus;
    createdAt: string;
    completedAt: string;
  };
  status: EnrolmentStatus;
}

/**
 * List of enrolments: `POST /enrolment/find` and `/enrolment/export`. `POST /enrolment` enrols
 * somebody, `PUT /enrolment/updateStatus` cancels: progress and certificates stay. Nothing else of
 * an enrolment is written but by studying.
 */
export const enrolmentResource: Resource<EnrolmentTypes, 'Enrolment'> = {
  tag: 'Enrolment',
  path: '/enrolment',
  inputSchema: enrolmentSchema,
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'userId',
    'learnerName',
    'learnerEmail',
    'courseId',
    'courseTitle',
    'courseSlug',
    'courseLanguage',
    'orderId',
    'batchCodeId',
    'batchCode',
    'progressPercent',
    'lastLessonId',
    'secondsSpent',
    'startedAt',
    'completedAt',
    'status',
  ],
  sortable: ['id', 'createdAt', 'completedAt', 'status'],
  newestBy: 'createdAt',
  filterable: ['userId', 'courseId', 'batchCodeId', 'status', 'createdAt', 'completedAt'],
  statuses: enrolmentStatuses,
  transitions: { ACTIVE: ['CANCELLED'], COMPLETED: [], CANCELLED: [] },
};
