import { object } from 'yup';
import { text } from './fields';
import { code } from './problem';

/**
 * Body of an action that requires a reason: a refusal, a refund, a revocation. The people concerned
 * see it.
 */
export const reasonSchema = object({
  reason: text({ min: 3, max: 500 }).required(code('required')),
}).noUnknown();

/** Body of an action whose reason is optional. */
export const optionalReasonSchema = object({ reason: text({ max: 500 }) }).noUnknown();
