import type { ReportDefinition } from '@lms/reports/contract';
import {
  type Executor,
  isAdministrator,
  organizations,
  sessions,
  type Transaction,
  users,
} from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, asc, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { type Reader, reportScope } from './report-access';

/**
 * Returns which rows a reader sees in a report, as a key to compare: `all`, an organization's id,
 * or `null` for none.
 */
export const viewOf = (definition: ReportDefinition, reader: Reader): string | null => {
  const scope = reportScope(definition, reader);
  if (!scope) return null;
  return scope.kind === 'all' ? 'all' : scope.organizationId;
};

/**
 * Returns {@link viewOf} a reader.
 *
 * @throws ProblemError auth.forbidden
 */
export const requireView = (definition: ReportDefinition, reader: Reader): string => {
  const view = viewOf(definition, reader);
  if (!view) throw new ProblemError('auth.forbidden');
  return view;
};

const readerColumns = {
  userId: users.id,
  roles: users.roles,
  organizationId: users.organizationId,
  organizationCode: organizations.code,
  name: users.name,
  email: users.username,
};

/** Selects users who can sign in, with their present roles and organizations. */
const selectReaders = (db: Executor, condition: SQL | undefined) =>
  db
    .select(readerColumns)
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(
      and(
        condition,
        eq(users.status, 'ACTIVE'),
        or(isNull(users.organizationId), eq(organizations.status, 'ACTIVE')),
      ),
    );

/** User who can read reports, with the e-mail address. */
export type ReportReader = Awaited<ReturnType<typeof selectReaders>>[number];

export const findReaders = (db: Executor, ids: string[]) =>
  selectReaders(db, inArray(users.id, ids));

/** Maximum of recipients to choose from. */
const maxChoices = 500;

/** Finds the administrators with the same view of a report, by name. */
export const findAudience = async (db: Executor, definition: ReportDefinition, view: string) => {
  const { organizationCode } = definition;
  const found = await selectReaders(
    db,
    and(
      view === 'all'
        ? isAdministrator
        : and(eq(users.organizationId, view), sql`${users.roles} && array['ROLE_ORGADMIN']`),
      organizationCode ? eq(organizations.code, organizationCode) : undefined,
    ),
  )
    .orderBy(asc(users.name), asc(users.id))
    .limit(maxChoices);
  return found.filter((one) => viewOf(definition, one) === view);
};

/** Locks a user's row, so that concurrent requests to create something for the user run in turn. */
export const lockReader = (tx: Transaction, userId: string) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');

/** Finds the user of an open session. */
export const findReaderOfSession = async (db: Executor, sessionId: string, now: Date) => {
  const open = db
    .select({ id: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now.toISOString()),
      ),
    );
  const [reader] = await selectReaders(db, inArray(users.id, open));
  return reader;
};
