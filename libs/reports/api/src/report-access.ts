import type { ReportDefinition } from '@lms/reports/contract';
import { reachOf } from '@lms/contract';
import { type Caller, type Scope, ProblemError } from '@lms/server/platform';

/** Who reads a report, as a session or the database has them. */
export type Reader = Pick<Caller, 'userId' | 'roles' | 'organizationId' | 'organizationCode'>;

/** The rows of a report that somebody may see; nobody else's, whatever they ask for. */
export const reportScope = (
  { access, organizationCode }: ReportDefinition,
  { userId, roles, organizationId, organizationCode: own }: Reader,
): Scope | null => {
  const reach = reachOf(roles, access);
  if (reach === 'none' || (organizationCode && organizationCode !== own)) return null;
  return reach === 'all' ? { kind: 'all' } : { kind: 'own', userId, organizationId };
};

/** @throws ProblemError auth.forbidden */
export const requireReportScope = (definition: ReportDefinition, reader: Reader): Scope => {
  const scope = reportScope(definition, reader);
  if (!scope) throw new ProblemError('auth.forbidden');
  return scope;
};
