import { array, type InferType, lazy, object, type Schema, string } from 'yup';
import {
  type ActivityAction,
  activityActions,
  id,
  text,
  code,
  type Role,
  roles,
} from '@lms/contract';
import type { ReportRow } from './report';

/**
 * What `GET /report/live-log-report/events` tells, each with the cursor to go on from: it is the
 * event's `id` as well. `current` says that all before the cursor has been told, first of all and then
 * again and again; `activity` is a row of the report; `gap` that more came than is told one by one, and
 * that the stream goes on from now: the list has them.
 */
export type LiveLogEvent =
  | { type: 'current' | 'gap'; cursor: string }
  | { type: 'activity'; cursor: string; row: ReportRow };

/** More than these at once are a gap. */
export const maxLiveRows = 500;

/** A place in the log: the transaction that stored a row, and the row's id. */
export const liveCursor = () =>
  string().matches(/^\d{1,20}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, code('invalid'));

const maxValues = 100;
/** A name stands in the address once or several times. */
const anyOf = <T extends string>(one: () => Schema<T | undefined>) => {
  const several = () => array(one().required()).max(maxValues, code('max'));
  return lazy((value: unknown) =>
    Array.isArray(value) ? several() : one().meta({ jsonSchema: { instead: several() } }),
  );
};

/** Query of the stream: where to go on, unless `Last-Event-ID` says it, and what to tell. */
export const liveLogSchema = object({
  after: liveCursor(),
  /** In the name or the address of who did it. */
  searchTerm: text({ max: 100 }),
  userId: anyOf(id),
  organizationId: anyOf(id),
  role: anyOf(() => string<Role>().oneOf([...roles], code('oneOf'))),
  action: anyOf(() => string<ActivityAction>().oneOf([...activityActions], code('oneOf'))),
  entity: anyOf(() => string().matches(/^[a-z-]{1,40}$/, code('invalid'))),
}).noUnknown();
export type LiveLogQuery = InferType<typeof liveLogSchema>;
