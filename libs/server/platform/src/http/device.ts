import type { FastifyRequest } from 'fastify';

/** What a session is opened or renewed from, for its owner to recognise. */
export interface Device {
  ip: string;
  userAgent: string;
}
const maxUserAgentLength = 300;

export const deviceOf = ({ ip, headers }: FastifyRequest): Device => ({
  ip,
  userAgent: (headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
});
