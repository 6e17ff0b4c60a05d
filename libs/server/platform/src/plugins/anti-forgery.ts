import { antiForgeryCookie, antiForgeryHeader } from '@lms/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import { ProblemError } from '../http/problems';
import { isApiCall } from '../http/route';
import { isSame } from '../session/is-same';
import { isSigned, signatureOf } from '../session/signatures';

const signedText = (sessionId: string) => `anti-forgery:${sessionId}`;

/** Returns the anti-forgery value of a session: an HMAC that requires the server's secret. */
export const antiForgeryValue = (secret: string, sessionId: string) =>
  signatureOf({ secret }, signedText(sessionId));

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : undefined);

/**
 * Tells whether another site sent the request, by Fetch Metadata or `Origin`. Clients without these
 * headers are not browsers, so they have no cookies to abuse.
 */
const isCrossSite = ({ headers }: FastifyRequest, publicUrl: string) => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  const host = hostOf(headers.origin);
  return host !== headers.host && host !== hostOf(publicUrl);
};

/**
 * Refuses writes that another site made a browser send (specification, section 7). Checks the
 * origin, and that the header repeats the cookie, which only pages of this site can read (signed
 * double-submit cookie, as OWASP describes it).
 *
 * @throws ProblemError request.forged
 */
export const antiForgeryPlugin = (app: FastifyInstance, { config }: Deps) => {
  app.addHook('preParsing', async (request) => {
    if (safeMethods.includes(request.method) || !isApiCall(request)) return;
    if (isCrossSite(request, config.publicUrl)) throw new ProblemError('request.forged');
    const cookie = request.cookies[antiForgeryCookie];
    if (cookie === undefined) return;
    const header = request.headers[antiForgeryHeader];
    if (typeof header !== 'string' || !isSame(header, cookie)) {
      throw new ProblemError('request.forged');
    }
    if (!request.caller) return;
    if (!isSigned(config, signedText(request.caller.sessionId), cookie)) {
      throw new ProblemError('request.forged');
    }
  });
};
