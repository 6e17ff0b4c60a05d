import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { isApiCall } from '../http/route';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of a page: scripts and styles of our own, and inline ones that carry
 * the nonce. Every other answer has a policy that allows nothing.
 *
 * @param nonce random for each answer, base64
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

/** The headers of every answer. Pages replace the policy by {@link pageContentSecurityPolicy}. */
export const securityHeadersPlugin = async (app: FastifyInstance, config: Config) => {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(config) && { maxAge: 365 * 24 * 60 * 60 },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // What follows says what the policy says as well, or speaks to browsers that are gone.
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
