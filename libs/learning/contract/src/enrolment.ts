import {
  type CourseLanguage,
  type EnrolmentStatus,
  enrolmentStatuses,
  type Entity,
  type Resource,
} from '@lms/contract';
import { object } from 'yup';

/** Enrolment as administrators see it. */
export interface Enrolment extends Entity {
  userId: string;
  learnerName: string;
  learnerEmail: string;
  courseId: string;
  courseTitle: string;
  courseSlug: string;
  courseLanguage: CourseLanguage;
  batchCodeId: string | null;
  batchCode: string | null;
  /** Percent of the lessons done. */
  progressPercent: number;
  startedAt: string | null;
  completedAt: string | null;
  status: EnrolmentStatus;
}

export interface EnrolmentTypes {
  item: Enrolment;
  /** Only checkout and import create enrolments. */
  input: object;
  filter: {
    courseId: string;
    batchCodeId: string;
    status: EnrolmentStatus;
    createdAt: string;
    completedAt: string;
  };
  status: EnrolmentStatus;
}

/**
 * List of enrolments: `POST /enrolment/find` and `/enrolment/export`. `PUT /enrolment/updateStatus`
 * cancels them; progress and certificates stay.
 */
export const enrolmentResource: Resource<EnrolmentTypes, 'Enrolment'> = {
  tag: 'Enrolment',
  path: '/enrolment',
  inputSchema: object({}).noUnknown(),
  sortable: ['id', 'createdAt', 'completedAt', 'status'],
  filterable: ['courseId', 'batchCodeId', 'status', 'createdAt', 'completedAt'],
  statuses: enrolmentStatuses,
  transitions: { ACTIVE: ['CANCELLED'], COMPLETED: [], CANCELLED: [] },
};
