import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isApiCall } from '../http/route';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Returns the Content-Security-Policy of a page: scripts and styles of this site, and inline ones
 * with the nonce (CSP Level 3). Other answers have a policy that allows nothing.
 *
 * @param nonce random value for each answer, in base64
 */
export const pageContentSecurityPolicy = (config: Pick<Config, 'publicUrl'>, nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
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

/**
 * Sets the security headers of every answer. Pages replace the policy with {@link
 * pageContentSecurityPolicy}.
 */
export const securityHeadersPlugin = async (app: FastifyInstance, config: Config) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(config) && { maxAge: 365 * 24 * 60 * 60 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // These headers repeat the policy or concern obsolete browsers.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': nothing,
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    });
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
    if (isApiCall(request)) reply.header('cache-control', 'no-store');
  });
};
