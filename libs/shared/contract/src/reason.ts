import { object } from 'yup';
import { text } from './fields';
import { code } from './problem';

/** Body of what is not done without a reason: a refusal, a refund, a revocation. People are told it. */
export const reasonSchema = object({
  reason: text({ min: 3, max: 500 }).required(code('required')),
}).noUnknown();

/** The same of what may be done without one. */
export const optionalReasonSchema = object({ reason: text({ max: 500 }) }).noUnknown();
