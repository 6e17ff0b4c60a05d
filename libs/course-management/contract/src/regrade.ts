import { code } from '@lms/contract';
import { object, string } from 'yup';

const required = code('required');

/** An attempt whose result a regrade changes. */
export interface RegradeChange {
  attemptId: string;
  learner: string;
  number: number;
  before: { score: number; percent: number; passed: boolean };
  after: { score: number; percent: number; passed: boolean };
}

/**
 * Answer of `POST /quiz/{id}/regrade?dryRun=true|false`; with `dryRun` nothing was stored. A regrade
 * never withdraws a certificate or a completion.
 */
export interface Regrade {
  /** Number of finished attempts that were checked. */
  attempts: number;
  changes: RegradeChange[];
  /** Number of learners whose quiz is done by the rules of today and was not before. */
  completions: number;
  /** True if there are too many attempts for one request: the changes are stored within minutes. */
  queued: boolean;
}

/** Maximum number of attempts regraded within the request. */
export const regradeAtOnce = 500;

export const regradeQuerySchema = object({
  dryRun: string<'true' | 'false'>().oneOf(['true', 'false'], code('oneOf')).required(required),
}).noUnknown();
