import type { BadgeReason, CheckedBadge, Verdict } from '@lms/learning/contract';
import { noFacts } from './badge-facts';

/** Makes the result for a badge; what is not given is not known. */
export const checkedAs = (
  verdict: Verdict,
  reason: BadgeReason | null = null,
  more: Partial<CheckedBadge> = {},
): CheckedBadge => ({
  verdict,
  reason,
  serial: null,
  site: null,
  provenBy: null,
  ...noFacts,
  ...more,
});
