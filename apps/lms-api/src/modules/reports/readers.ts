import { reachOf, type ReportDefinition } from '@lms/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../deps';
import { ProblemError } from '../../http/problems';
import { users } from '../auth/users.table';
import { organizations } from '../org-management/organizations.table';
import { type Reader, reportScope } from './report-access';

/** Whose rows somebody sees in a report: those of all, or of one organisation. */
export const viewOf = (definition: ReportDefinition, reader: Reader): string | null => {
  const scope = reportScope(definition, reader);
  if (!scope) return null;
  return scope.kind === 'all' ? 'all' : scope.organizationId;
};

/** @throws ProblemError auth.forbidden */
export const requireView = (definition: ReportDefinition, reader: Reader): string => {
  const view = viewOf(definition, reader);
  if (!view) throw new ProblemError('auth.forbidden');
  return view;
};

/** Whether somebody has to do with reports at all, and whose rows they see in those of everybody. */
export const generalView = ({ roles, organizationId }: Reader): string | null => {
  const reach = reachOf(roles, 'report.read');
  if (reach === 'none') return null;
  return reach === 'all' ? 'all' : organizationId;
};

const readerColumns = {
  userId: users.id,
  roles: users.roles,
  organizationId: users.organizationId,
  organizationCode: organizations.code,
  name: users.name,
  email: users.username,
};

/** Those of them that are active, as they are now: their roles and organisations change. */
export const findReaders = async (db: Executor, ids: string[]) =>
  ids.length === 0
    ? []
    : db
        .select(readerColumns)
        .from(users)
        .leftJoin(organizations, eq(organizations.id, users.organizationId))
        .where(and(inArray(users.id, ids), eq(users.status, 'ACTIVE')));
