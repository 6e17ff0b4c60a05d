import { jobs } from '@lms/server/database';
import { inArray, notInArray, type SQL } from 'drizzle-orm';

/** Lanes of jobs. The jobs of one lane run one after another, independently of other lanes. */
export const lanes = ['general', 'mail', 'order', 'count', 'slow'] as const;
export type Lane = (typeof lanes)[number];

/** Matches the jobs of a lane. Unknown kinds wait in the general lane. */
export const ofLane = (lane: Lane, kinds: ReadonlyMap<string, Lane>): SQL | undefined => {
  const named = [...kinds].filter(([, of]) => (lane === 'general') !== (of === lane));
  const names = named.map(([kind]) => kind);
  return lane === 'general' ? notInArray(jobs.kind, names) : inArray(jobs.kind, names);
};
