import { inArray, notInArray, type SQL } from 'drizzle-orm';
import { jobs } from '@lms/server/database';

/** Jobs of one lane are done one after another; no lane waits for another. */
export const lanes = ['general', 'mail', 'order', 'count', 'slow'] as const;
export type Lane = (typeof lanes)[number];

/** The jobs of a lane, by the kinds that are known; what nobody does waits in the general one. */
export const ofLane = (lane: Lane, kinds: ReadonlyMap<string, Lane>): SQL | undefined => {
  const named = [...kinds].filter(([, of]) => (lane === 'general') !== (of === lane));
  const names = named.map(([kind]) => kind);
  return lane === 'general' ? notInArray(jobs.kind, names) : inArray(jobs.kind, names);
};
