import type { ReportName, ReportRecipient, ReportSchedule } from '@lms/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../../deps';
import { ProblemError } from '../../../http/problems';
import { users } from '../../auth/users.table';
import { organizations } from '../../org-management/organizations.table';
import { generalView } from '../readers';
import type { Reader } from '../report-access';
import { reportScheduleRecipients, reportSchedules } from './report-schedules.table';

/** As many as can be chosen from. */
const mostChoices = 500;

const { id, createdAt, updatedAt, version, name, nextRunAt, lastRunAt, frequency } =
  reportSchedules;
const { report, query, columns, format, language } = reportSchedules;
const shownColumns = {
  ...{ id, createdAt, updatedAt, version, name, nextRunAt, lastRunAt, frequency },
  ...{ report, query, columns, format, language },
};

/** The author's schedules of a report, by name. */
export const listSchedules = async (
  db: Executor,
  { userId }: Reader,
  of: ReportName,
): Promise<ReportSchedule[]> => {
  const schedules = await db
    .select(shownColumns)
    .from(reportSchedules)
    .where(and(eq(reportSchedules.userId, userId), eq(reportSchedules.report, of)))
    .orderBy(asc(reportSchedules.name), asc(reportSchedules.id));
  const ids = schedules.map(({ id }) => id);
  const recipients =
    ids.length === 0
      ? []
      : await db
          .select({
            scheduleId: reportScheduleRecipients.scheduleId,
            ...{ id: users.id, name: users.name, email: users.username },
          })
          .from(reportScheduleRecipients)
          .innerJoin(users, eq(users.id, reportScheduleRecipients.userId))
          .where(inArray(reportScheduleRecipients.scheduleId, ids))
          .orderBy(asc(users.name), asc(users.id));
  const ofSchedule = (id: string) =>
    recipients
      .filter(({ scheduleId }) => scheduleId === id)
      .map(({ id: userId, name, email }) => ({ id: userId, name, email }));
  return schedules.map((schedule) => ({
    ...schedule,
    columns: schedule.columns ?? undefined,
    recipients: ofSchedule(schedule.id),
  }));
};

/** @throws ProblemError entity.notFound for those of others as well */
export const findSchedule = async (db: Executor, { userId }: Reader, id: string) => {
  const [schedule] = await db
    .select()
    .from(reportSchedules)
    .where(and(eq(reportSchedules.id, id), eq(reportSchedules.userId, userId)));
  if (!schedule) throw new ProblemError('entity.notFound');
  return schedule;
};

/** Administrators who see the same rows as the reader, who is one of them. */
export const listRecipients = async (db: Executor, reader: Reader): Promise<ReportRecipient[]> => {
  const view = generalView(reader);
  if (!view) return [];
  const seesThem =
    view === 'all'
      ? sql`${users.roles} && array['ROLE_SYSTEM']`
      : and(eq(users.organizationId, view), sql`${users.roles} && array['ROLE_ORGADMIN']`);
  const found = await db
    .select({
      ...{ userId: users.id, roles: users.roles, organizationId: users.organizationId },
      ...{ organizationCode: organizations.code, name: users.name, email: users.username },
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(seesThem, eq(users.status, 'ACTIVE')))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostChoices);
  return found
    .filter((one) => generalView(one) === view)
    .map(({ userId, name, email }) => ({ id: userId, name, email }));
};
