import { apiBase } from '@lms/contract';
import { type ReportFileLink, reportLinkMinutes, type ReportName } from '@lms/reports/contract';
import { type Deps, isSigned, ProblemError, signatureOf } from '@lms/server/platform';
import { ReportsProblem } from '../reports-problem';

/** Page of the report with the reader's files open; downloading one requires signing in. */
export const filesPageOf = (report: ReportName) => `/reports-management/${report}?files=1`;

interface Signed {
  id: string;
  /** Session of the reader who requested the link: the link ends with it. */
  sessionId: string;
  /** Unix time in seconds. */
  expires: string;
}

const signedText = ({ id, sessionId, expires }: Signed) =>
  `report-file:${id}:${sessionId}:${expires}`;

/** Signs a short-lived link by which a browser downloads a file without an access token. */
export const signLink = (deps: Deps, id: string, sessionId: string): ReportFileLink => {
  const end = Math.floor(deps.now().getTime() / 1000) + reportLinkMinutes * 60;
  const signed = { id, sessionId, expires: String(end) };
  const signature = signatureOf(deps.config, signedText(signed));
  const query = new URLSearchParams({ sessionId, expires: signed.expires, signature });
  return {
    url: `${apiBase}/report-file/${id}/content?${query}`,
    expiresAt: new Date(end * 1000).toISOString(),
  };
};

/**
 * Verifies a signed link.
 *
 * @throws ProblemError entity.notFound if forged, reportFile.linkExpired if expired
 */
export const checkLink = (deps: Deps, signed: Signed, signature: string) => {
  if (!isSigned(deps.config, signedText(signed), signature))
    throw new ProblemError('entity.notFound');
  if (Number(signed.expires) * 1000 <= deps.now().getTime()) {
    throw new ReportsProblem('reportFile.linkExpired');
  }
};
