import { type InferType, object, string } from 'yup';
import {
  type Entity,
  dayPattern,
  isDay,
  type Resource,
  id,
  text,
  wholeNumber,
  code,
} from '@lms/contract';
import type { OrgManagementProblemCode } from './org-management-problems';

export const batchCodeStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type BatchCodeStatus = (typeof batchCodeStatuses)[number];

/** A code that puts a learner of a partner course into a batch. */
export interface BatchCode extends Entity {
  /** Upper case; no other batch has it. */
  code: string;
  title: string;
  /** Without one it is good for every partner course of the organisation. */
  courseId: string | null;
  courseTitle: string | null;
  courseSlug: string | null;
  organizationId: string;
  organizationName: string;
  organizationCode: string;
  /** First and last day on which it is taken, both included, in Dhaka (YYYY-MM-DD). */
  startsOn: string;
  endsOn: string;
  /** Learners that it has room for. */
  capacity: number;
  /** Learners enrolled by it, and those whose order still waits for its payment. */
  enrolledCount: number;
  status: BatchCodeStatus;
}

/** A day as HTML's own `type=date` gives it. */
export const day = () =>
  string()
    .matches(dayPattern, { message: code('invalid'), excludeEmptyString: true })
    .test('day', code('invalid'), (value) => !value || !dayPattern.test(value) || isDay(value));

/** The code as it is kept and compared: learners type it as they like. */
export const toBatchCode = (typed: string) => typed.trim().toUpperCase();

const codePattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
/** Letters, digits and single hyphens, upper case. */
const batchCodeText = (max: number) =>
  text({ min: 3, max }).matches(codePattern, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

const batchFields = {
  title: text({ min: 3, max: 120 }).required(code('required')),
  courseId: id().nullable().defined(code('required')),
  startsOn: day().required(code('required')),
  endsOn: day()
    .required(code('required'))
    .test(
      'period',
      code('endBeforeStart'),
      (value, { parent }: { parent: { startsOn?: string } }) =>
        !value || !parent.startsOn || value >= parent.startsOn,
    ),
  capacity: wholeNumber({ min: 1, max: 100_000 }).required(code('required')),
  organizationId: id(),
};

/** `organizationId` is taken from those alone who reach all organisations; others have their own. */
export const batchCodeSchema = object({
  code: batchCodeText(40).required(code('required')),
  ...batchFields,
}).noUnknown();
export type BatchCodeInput = InferType<typeof batchCodeSchema>;

export const maxBatchCodes = 500;

/** Body of `POST /batch-code/series`: as many codes alike, each the prefix and letters of its own. */
export const batchCodeSeriesSchema = object({
  prefix: batchCodeText(20).required(code('required')),
  count: wholeNumber({ min: 1, max: maxBatchCodes }).required(code('required')),
  ...batchFields,
}).noUnknown();
export type BatchCodeSeriesInput = InferType<typeof batchCodeSeriesSchema>;

/** Answer of `POST /batch-code/series`. */
export interface BatchCodeSeries {
  codes: string[];
}

export interface BatchCodeTypes {
  item: BatchCode;
  input: BatchCodeInput;
  filter: {
    organizationId: string;
    courseId: string;
    status: BatchCodeStatus;
    startsOn: string;
    endsOn: string;
  };
  status: BatchCodeStatus;
}

export const batchCodeResource: Resource<BatchCodeTypes, 'BatchCode'> = {
  tag: 'BatchCode',
  path: '/batch-code',
  inputSchema: batchCodeSchema,
  sortable: ['id', 'code', 'title', 'startsOn', 'endsOn', 'capacity', 'status', 'updatedAt'],
  filterable: ['organizationId', 'courseId', 'status', 'startsOn', 'endsOn'],
  statuses: batchCodeStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

/** A learner of a batch; answer of `GET /batch-code/:id/learner`, by name. */
export interface BatchLearner {
  enrolmentId: string;
  name: string;
  email: string;
  courseTitle: string;
  /** Percent of the lessons done. */
  progressPercent: number;
  enrolledAt: string;
  completedAt: string | null;
}

/** A batch code that was asked for: the courses that it holds for, or why it does not. */
export type QuotedBatch =
  | { title: string; courseIds: string[] }
  | { problem: Extract<OrgManagementProblemCode, `batchCode.${string}`> };
