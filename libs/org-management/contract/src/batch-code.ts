import {
  code,
  dayPattern,
  type Entity,
  id,
  isDay,
  lineOfText,
  type Resource,
  text,
  wholeNumber,
} from '@lms/contract';
import { type InferType, object, string } from 'yup';
import type { OrgManagementProblemCode } from './org-management-problems';

export const batchCodeStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type BatchCodeStatus = (typeof batchCodeStatuses)[number];

/** A code that puts a learner of a partner course into a batch. */
export interface BatchCode extends Entity {
  /** Upper case and unique. */
  code: string;
  title: string;
  /** `null` means every partner course of the organization. */
  courseId: string | null;
  courseTitle: string | null;
  courseSlug: string | null;
  organizationId: string;
  organizationName: string;
  organizationCode: string;
  /** First and last day on which the code is accepted, both included, in Dhaka (YYYY-MM-DD). */
  startsOn: string;
  endsOn: string;
  /** Maximum number of learners. */
  capacity: number;
  /** Number of enrolled learners, and of those with an unpaid order. */
  enrolledCount: number;
  status: BatchCodeStatus;
}

/** Date in the format of HTML's `type=date`. */
export const day = () =>
  string()
    .matches(dayPattern, { message: code('invalid'), excludeEmptyString: true })
    .test('day', code('invalid'), (value) => !value || !dayPattern.test(value) || isDay(value));

/** Normalises a typed code to the stored form. */
export const toBatchCode = (typed: string) => typed.trim().toUpperCase();

const codePattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
/** Letters, digits and single hyphens, upper case. */
const batchCodeText = (max: number) =>
  text({ min: 3, max }).matches(codePattern, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

const batchFields = {
  title: lineOfText({ min: 3, max: 120 }).required(code('required')),
  courseId: id().nullable().defined(code('required')),
  startsOn: day().required(code('required')),
  endsOn: day()
    .required(code('required'))
    .test(
      'period',
      code('endBeforeStart'),
      (value, { parent }: { parent: { startsOn?: unknown } }) =>
        !value || !isDay(parent.startsOn) || value >= parent.startsOn,
    ),
  capacity: wholeNumber({ min: 1, max: 100_000 }).required(code('required')),
  organizationId: id(),
};

/** Input of a batch code. `organizationId` is read only from callers who reach all organizations. */
export const batchCodeSchema = object({
  code: batchCodeText(40).required(code('required')),
  ...batchFields,
}).noUnknown();
export type BatchCodeInput = InferType<typeof batchCodeSchema>;

export const maxBatchCodes = 500;

/**
 * Body of `POST /batch-code/series`: a number of similar codes, each the prefix and random
 * characters.
 */
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
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'code',
    'title',
    'courseId',
    'courseSlug',
    'courseTitle',
    'organizationId',
    'organizationCode',
    'organizationName',
    'startsOn',
    'endsOn',
    'capacity',
    'enrolledCount',
    'status',
  ],
  sortable: ['id', 'code', 'title', 'startsOn', 'endsOn', 'capacity', 'status', 'updatedAt'],
  filterable: ['organizationId', 'courseId', 'status', 'startsOn', 'endsOn'],
  statuses: batchCodeStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

/** A learner of a batch; `GET /batch-code/:id/learner` sorts them by name. */
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

/** Quote of a batch code: the courses that it applies to, or why it is refused. */
export type QuotedBatch =
  | { title: string; courseIds: string[] }
  | { problem: Extract<OrgManagementProblemCode, `batchCode.${string}`> };
