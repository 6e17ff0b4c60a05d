import type { ReportDefinition, ReportRecipient, ReportSchedule } from '@lms/reports/contract';
import {
  type Executor,
  reportScheduleRecipients,
  reportSchedules,
  type ScheduleValues,
  type StoredSchedule,
  users,
} from '@lms/server/database';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { findAudience, findReaders, type ReportReader, requireView, viewOf } from '../readers';
import type { Reader } from '../report-access';

const { id, createdAt, updatedAt, version, name, nextRunAt, lastRunAt, frequency } =
  reportSchedules;
const { report, query, columns, format, language, view, stopReason, pausedAt } = reportSchedules;
const shownColumns = {
  id,
  createdAt,
  updatedAt,
  version,
  name,
  nextRunAt,
  lastRunAt,
  frequency,
  report,
  query,
  columns,
  format,
  language,
  stopReason,
  pausedAt,
  author: users.name,
};

const named = ({ userId, name, email }: ReportReader): ReportRecipient => ({
  id: userId,
  name,
  email,
});

/**
 * Checks access to a schedule: its author's only, or, once it lost its author, of anyone with the
 * same view.
 */
export const isOpenTo = (
  definition: ReportDefinition,
  { userId, stopReason, view }: Pick<StoredSchedule, 'userId' | 'stopReason' | 'view'>,
  reader: Reader,
) => {
  const lostAuthor = stopReason !== null && stopReason !== 'NO_RECIPIENTS';
  return userId === reader.userId || (lostAuthor && viewOf(definition, reader) === view);
};

/** Lists the schedules of a report that the reader may see, by name, with their present recipients. */
export const listSchedules = async (
  db: Executor,
  reader: Reader,
  definition: ReportDefinition,
): Promise<ReportSchedule[]> => {
  const seen = requireView(definition, reader);
  const found = await db
    .select({ shown: shownColumns, view, stopReason, userId: reportSchedules.userId })
    .from(reportSchedules)
    .innerJoin(users, eq(users.id, reportSchedules.userId))
    .where(
      and(
        eq(report, definition.name),
        or(eq(reportSchedules.userId, reader.userId), and(eq(view, seen), isNotNull(stopReason))),
      ),
    )
    .orderBy(asc(name), asc(id));
  const schedules = found.filter((schedule) => isOpenTo(definition, schedule, reader));
  const chosen = await db
    .select()
    .from(reportScheduleRecipients)
    .where(
      inArray(
        reportScheduleRecipients.scheduleId,
        schedules.map(({ shown }) => shown.id),
      ),
    );
  const readers = await findReaders(
    db,
    chosen.map(({ userId }) => userId),
  ).orderBy(asc(users.name), asc(users.id));
  return schedules.map(({ view, shown: { columns, ...schedule } }) => {
    const ids = chosen
      .filter(({ scheduleId }) => scheduleId === schedule.id)
      .map(({ userId }) => userId);
    // Readers with another view by now don't learn who still has this one.
    const recipients = readers.filter(
      (one) => view === seen && ids.includes(one.userId) && viewOf(definition, one) === view,
    );
    return {
      ...schedule,
      columns: columns ?? undefined,
      recipients: recipients.map(named),
      lostRecipients: ids.length - recipients.length,
    };
  });
};

/** Finds a running schedule of the author that equals the input. */
export const findDuplicate = async (
  db: Executor,
  userId: string,
  values: ScheduleValues,
  recipientIds: string[],
) => {
  const same = (['view', 'report', 'name', 'frequency', 'format', 'language'] as const).map(
    (field) => eq(reportSchedules[field], values[field]),
  );
  const { scheduleId, userId: recipientId } = reportScheduleRecipients;
  const [found] = await db
    .select({ id })
    .from(reportSchedules)
    .innerJoin(reportScheduleRecipients, eq(scheduleId, id))
    .where(
      and(
        eq(reportSchedules.userId, userId),
        ...same,
        eq(query, values.query),
        isNull(stopReason),
        isNull(pausedAt),
        values.columns ? eq(columns, values.columns) : isNull(columns),
      ),
    )
    .groupBy(id)
    .having(
      sql`string_agg(${recipientId}::text, ',' order by ${recipientId}) = ${[...recipientIds].sort().join()}`,
    );
  return found;
};

/** Lists the administrators with the same view of a report as the reader, who is one of them. */
export const listRecipients = async (
  db: Executor,
  reader: Reader,
  definition: ReportDefinition,
): Promise<ReportRecipient[]> =>
  (await findAudience(db, definition, requireView(definition, reader))).map(named);
