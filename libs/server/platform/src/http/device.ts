import type { FastifyRequest } from 'fastify';

/** Address and browser of a session, for its owner to recognise. */
export interface Device {
  ip: string;
  userAgent: string;
}
const maxUserAgentLength = 300;

/** Returns the device that sent a request. */
export const deviceOf = ({ ip, headers }: FastifyRequest): Device => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
});
