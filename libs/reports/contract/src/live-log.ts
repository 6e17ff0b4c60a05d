import {
  type ActivityAction,
  activityActions,
  code,
  id,
  type Role,
  roles,
  text,
} from '@lms/contract';
import { array, type InferType, lazy, object, type Schema, string } from 'yup';
import type { ReportRow } from './report';

/**
 * An event of `GET /report/live-log-report/events`. `cursor` is the event's `id` as well: the place
 * to resume from.
 * `current`: everything before the cursor has been sent; the first event, then repeated.
 * `activity`: a row of the report.
 * `gap`: too much arrived to be sent row by row; the stream resumes from here and the list has the
 * rest.
 */
export type LiveLogEvent =
  | { type: 'current' | 'gap'; cursor: string }
  | { type: 'activity'; cursor: string; row: ReportRow };

/** Maximum of rows sent at once; more become a `gap`. */
export const maxLiveRows = 500;

/** Cursor in the log: the transaction that stored a row, and the row's id, separated by a dot. */
export const liveCursor = () =>
  string().matches(/^\d{1,20}\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, code('invalid'));

const maxValues = 100;
/** Accepts a query parameter given once or several times. */
const anyOf = <T extends string>(one: () => Schema<T | undefined>) => {
  const several = () => array(one().required()).max(maxValues, code('max'));
  return lazy((value: unknown) =>
    Array.isArray(value) ? several() : one().meta({ jsonSchema: { instead: several() } }),
  );
};

/** Query of the stream: the cursor to resume from, unless `Last-Event-ID` gives one, and filters. */
export const liveLogSchema = object({
  after: liveCursor(),
  /** Substring of the name or e-mail address of the person who acted. */
  searchTerm: text({ max: 100 }),
  userId: anyOf(id),
  organizationId: anyOf(id),
  role: anyOf(() => string<Role>().oneOf([...roles], code('oneOf'))),
  action: anyOf(() => string<ActivityAction>().oneOf([...activityActions], code('oneOf'))),
  entity: anyOf(() => string().matches(/^[a-z-]{1,40}$/, code('invalid'))),
}).noUnknown();
export type LiveLogQuery = InferType<typeof liveLogSchema>;
