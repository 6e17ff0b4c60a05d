import type { CheckedBadge } from '@lms/learning/contract';
import { countedAddress, type Deps } from '@lms/server/platform';
import type { FastifyRequest } from 'fastify';
import { setImmediate } from 'node:timers/promises';
import { checkBadge } from './check-badge';
import { createSites } from './sites';

/** Badges of a call that wait for sites together. */
const waitingAtOnce = 5;

/** Checks the badges of a call. Where sites are asked, some wait for theirs together. */
export const checkBadges = async (
  deps: Deps,
  texts: string[],
  request: FastifyRequest,
): Promise<CheckedBadge[]> => {
  const sites = deps.config.askIssuers ? createSites(deps, countedAddress(request)) : undefined;
  const checked: CheckedBadge[] = [];
  const left = [...texts.entries()].toReversed();
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [at, text] = next;
      checked[at] = await checkBadge(deps, text, sites);
      // Other requests get their turn: a badge takes some milliseconds of work.
      await setImmediate();
    }
  };
  await Promise.all(Array.from({ length: sites ? waitingAtOnce : 1 }, work));
  return checked;
};
