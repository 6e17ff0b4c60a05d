import type { ReportDefinition, ReportRecipient, ReportSchedule } from '@lms/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../../deps';
import { users } from '../../auth/users.table';
import { findAudience, findReaders, type ReportReader, requireView, viewOf } from '../readers';
import type { Reader } from '../report-access';
import {
  reportScheduleRecipients,
  reportSchedules,
  type ScheduleValues,
} from './report-schedules.table';

const { id, createdAt, updatedAt, version, name, nextRunAt, lastRunAt, frequency } =
  reportSchedules;
const { report, query, columns, format, language, view } = reportSchedules;
const shownColumns = {
  ...{ id, createdAt, updatedAt, version, name, nextRunAt, lastRunAt, frequency },
  ...{ report, query, columns, format, language, view },
};

const named = ({ userId, name, email }: ReportReader): ReportRecipient => ({
  ...{ id: userId, name, email },
});

/** The author's schedules of a report, by name, each with those who would get it now. */
export const listSchedules = async (
  db: Executor,
  { userId }: Reader,
  definition: ReportDefinition,
): Promise<ReportSchedule[]> => {
  const schedules = await db
    .select(shownColumns)
    .from(reportSchedules)
    .where(and(eq(reportSchedules.userId, userId), eq(report, definition.name)))
    .orderBy(asc(name), asc(id));
  const chosen = await db
    .select()
    .from(reportScheduleRecipients)
    .where(
      inArray(
        reportScheduleRecipients.scheduleId,
        schedules.map(({ id }) => id),
      ),
    );
  const readers = await findReaders(
    db,
    chosen.map(({ userId }) => userId),
  ).orderBy(asc(users.name), asc(users.id));
  return schedules.map(({ view, columns, ...schedule }) => {
    const ids = chosen
      .filter(({ scheduleId }) => scheduleId === schedule.id)
      .map(({ userId }) => userId);
    const recipients = readers.filter(
      (one) => ids.includes(one.userId) && viewOf(definition, one) === view,
    );
    return { ...schedule, columns: columns ?? undefined, recipients: recipients.map(named) };
  });
};

/** The author's schedule that is the same in all that was asked for. */
export const findEqual = async (
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
        values.columns ? eq(columns, values.columns) : isNull(columns),
      ),
    )
    .groupBy(id)
    .having(
      sql`string_agg(${recipientId}::text, ',' order by ${recipientId}) = ${[...recipientIds].sort().join()}`,
    );
  return found;
};

/** Administrators who see the same rows of a report as the reader, who is one of them. */
export const listRecipients = async (
  db: Executor,
  reader: Reader,
  definition: ReportDefinition,
): Promise<ReportRecipient[]> =>
  (await findAudience(db, definition, requireView(definition, reader))).map(named);
