import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { linkOrigin } from '../files/files-url';
import { isApiCall } from '../http/route';
import type { InlineSources } from './pages/inline-elements';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

const nothing = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Returns the Content-Security-Policy of a page: scripts and styles of this site, and its own
 * inline ones (CSP Level 3). Other answers have a policy that allows nothing.
 *
 * @param inline nonce of the answer, or hashes of the inline elements
 */
export const pageContentSecurityPolicy = (
  config: Pick<Config, 'publicUrl' | 'filesUrl' | 'filesLinks'>,
  inline: InlineSources,
) =>
  [
    "default-src 'none'",
    `script-src 'self' ${inline.script.join(' ')}`,
    `style-src 'self' ${inline.style.join(' ')}`,
    "img-src 'self' data: blob:",
    ['media-src', "'self'", 'blob:', linkOrigin(config)].filter(Boolean).join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps(config) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** Returns the policy of the service worker, which fetches what the pages may show. */
export const workerContentSecurityPolicy = (
  config: Pick<Config, 'publicUrl' | 'filesUrl' | 'filesLinks'>,
) => [`${nothing}; connect-src 'self'`, linkOrigin(config)].filter(Boolean).join(' ');

/** Security headers of every answer, also of those before any hook runs. */
export const securityHeaders = (config: Pick<Config, 'publicUrl'>) => ({
  'content-security-policy': nothing,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(isHttps(config) && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/**
 * Sets the security headers of every answer. Pages replace the policy with {@link
 * pageContentSecurityPolicy}.
 */
export const securityHeadersPlugin = (app: FastifyInstance, config: Config) => {
  const headers = securityHeaders(config);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
};
