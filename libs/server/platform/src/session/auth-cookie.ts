import { apiBase } from '@lms/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';

type Site = Pick<Config, 'publicUrl'>;

const path = `${apiBase}/auth`;
const isHttps = ({ publicUrl }: Site) => publicUrl.startsWith('https:');

/**
 * Defines a cookie of the sign-in calls that scripts can't read. Where the site has HTTPS its name
 * begins with `__Secure-`: browsers then take it from no unencrypted answer.
 */
export const authCookie = (name: string) => {
  const nameOn = (site: Site) => (isHttps(site) ? `__Secure-${name}` : name);
  return {
    nameOn,
    read: ({ cookies }: FastifyRequest, site: Site) => cookies[nameOn(site)],
    set: (reply: FastifyReply, site: Site, value: string, maxAge: number) =>
      reply.setCookie(nameOn(site), value, {
        path,
        httpOnly: true,
        secure: isHttps(site),
        sameSite: 'strict',
        maxAge,
      }),
    clear: (reply: FastifyReply, site: Site) =>
      reply.clearCookie(nameOn(site), { path, secure: isHttps(site) }),
  };
};
