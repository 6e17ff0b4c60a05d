import { reasonSchema, wholeNumber } from '@lms/contract';

/**
 * Body of `POST /course/{id}/reject`: the version that was reviewed; without it whatever waits is
 * rejected.
 */
export const courseRejectionSchema = reasonSchema
  .shape({ version: wholeNumber({ min: 1, max: 2_147_483_647 }) })
  .noUnknown();
