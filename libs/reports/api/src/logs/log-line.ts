import type { AuthProblemCode } from '@lms/auth/contract';
import { activityActions, apiBase, type GenericProblemCode } from '@lms/contract';
import type { OrgManagementProblemCode } from '@lms/org-management/contract';
import type { SystemLogLevel } from '@lms/reports/contract';
import { newId, type systemLog } from '@lms/server/database';

export type LogRow = typeof systemLog.$inferInsert;

/** Fields that are read from a line of the server's log. */
interface Line {
  level: number;
  time: number;
  msg?: string;
  reqId?: string;
  jobId?: string;
  reason?: string;
  responseTime?: number;
  res?: {
    statusCode?: number;
    method?: string;
    route?: string;
    reads?: boolean;
    outcomes?: string[];
  };
  err?: { type?: string; code?: string; message?: string };
}

const maxMessageLength = 1_000;

/** Problems logged as `audit`: their sender may be malicious. */
const suspicious: readonly (AuthProblemCode | GenericProblemCode | OrgManagementProblemCode)[] = [
  'auth.forbidden',
  'auth.invalidCredentials',
  'auth.unknownAccount',
  'auth.wrongPassword',
  'auth.secondFactorWrong',
  'auth.linkInvalid',
  'request.forged',
  'request.tooMany',
  'seeAs.readOnly',
  'user.roleTooHigh',
];
const audited = new Set<string>([...activityActions, ...suspicious]);

const levelOf = (level: number): SystemLogLevel => {
  if (level >= 60) return 'FATAL';
  if (level >= 50) return 'ERROR';
  return level >= 40 ? 'WARN' : 'INFO';
};

const sourceOf = ({ jobId, reqId, res }: Line) => {
  if (res?.outcomes?.some((outcome) => audited.has(outcome))) return 'audit';
  if (jobId) return 'queue';
  return reqId ? 'request' : 'server';
};

const messageOf = ({ msg = '', res, err, reason }: Line) => {
  if (res?.method) {
    return [res.method, res.route, ...(res.outcomes ?? []), reason].filter(Boolean).join(' ');
  }
  const what = [err?.type, err?.code, err?.message].filter(Boolean).join(' ');
  return what ? `${msg}: ${what}` : msg;
};

/** Time from which a request is slow. */
const slowMs = 1_000;

/** Tells whether a request only read something, and got it at once. */
const isQuickRead = ({ responseTime = 0, res }: Line) =>
  res?.reads && (res.statusCode ?? 500) < 400 && !res.outcomes && responseTime < slowMs;

/**
 * Keeps warnings and errors, and of the answered API requests those that changed something, were
 * refused or slow. Quick reads, files, pages and probes are only in the server's output.
 */
const isKept = (line: Line) => {
  const { level, res } = line;
  if (level < 30) return false;
  if (level > 30 || !res?.method) return true;
  return Boolean(res.route?.startsWith(apiBase)) && !isQuickRead(line);
};

/** Parses a line of the log into a row; `undefined` if it is not kept. */
export const toLogRow = (text: string): LogRow | undefined => {
  const line = JSON.parse(text) as Line;
  if (!isKept(line)) return undefined;
  return {
    id: newId(),
    at: new Date(line.time).toISOString(),
    level: levelOf(line.level),
    source: sourceOf(line),
    // PostgreSQL stores no NUL.
    message: messageOf(line).replaceAll('\0', '').slice(0, maxMessageLength),
    requestId: line.reqId ?? null,
    status: line.res?.statusCode ?? null,
    durationMs: line.responseTime === undefined ? null : Math.round(line.responseTime),
  };
};
