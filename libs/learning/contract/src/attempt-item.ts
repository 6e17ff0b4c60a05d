import type { Entity, Resource } from '@lms/contract';
import { object } from 'yup';
import { type AttemptStatus, attemptStatuses } from './attempt';

/** Attempt in lists: the caller's own, or those at the quizzes that an administrator reaches. */
export interface AttemptItem extends Entity {
  quizId: string;
  quizTitle: string;
  userId: string;
  learnerName: string;
  number: number;
  startedAt: string;
  deadlineAt: string | null;
  submittedAt: string | null;
  /** With `percent` and `passed` `null` for a learner until the review policy shows marks. */
  score: number | null;
  maxScore: number;
  percent: number | null;
  passed: boolean | null;
  status: AttemptStatus;
}

export interface AttemptTypes {
  item: AttemptItem;
  input: object;
  filter: {
    quizId: string;
    userId: string;
    startedAt: string;
    submittedAt: string;
    status: AttemptStatus;
  };
  status: AttemptStatus;
}

/** List of attempts: `POST /attempt/find` and `/attempt/export`. Read only: learners study. */
export const attemptResource: Resource<AttemptTypes, 'Attempt'> = {
  tag: 'Attempt',
  path: '/attempt',
  inputSchema: object({}).noUnknown(),
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'quizId',
    'quizTitle',
    'userId',
    'learnerName',
    'number',
    'startedAt',
    'deadlineAt',
    'submittedAt',
    'score',
    'maxScore',
    'percent',
    'passed',
    'status',
  ],
  sortable: ['id'],
  filterable: ['quizId', 'userId', 'startedAt', 'submittedAt', 'status'],
  statuses: attemptStatuses,
  transitions: { IN_PROGRESS: [], SUBMITTED: [], GRADED: [] },
};
