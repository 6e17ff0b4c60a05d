import { reachOf } from '@lms/contract';
import type { ReportDefinition } from '@lms/reports/contract';
import { type Caller, ProblemError, type Scope } from '@lms/server/platform';

/** Reader of a report, from a session or from the database. */
export type Reader = Pick<Caller, 'userId' | 'roles' | 'organizationId' | 'organizationCode'>;

/** Returns the scope that a reader has in a report; `null` for none. */
export const reportScope = (
  { access, organizationCode }: ReportDefinition,
  { userId, roles, organizationId, organizationCode: own }: Reader,
): Scope | null => {
  const reach = reachOf(roles, access);
  if (reach === 'none' || (organizationCode && organizationCode !== own)) return null;
  return reach === 'all' ? { kind: 'all' } : { kind: 'own', userId, organizationId };
};

/**
 * Returns {@link reportScope}.
 *
 * @throws ProblemError auth.forbidden
 */
export const requireReportScope = (definition: ReportDefinition, reader: Reader): Scope => {
  const scope = reportScope(definition, reader);
  if (!scope) throw new ProblemError('auth.forbidden');
  return scope;
};
