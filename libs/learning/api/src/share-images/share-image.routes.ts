import { type Deps, ProblemError, rateLimitOf } from '@lms/server/platform';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findCertificate } from '../certificates/verify';
import { findPublicProfile } from '../public-profiles/find-public-profile';
import { certificateImage } from './certificate-image';
import { personImage } from './person-image';
import { sharePng } from './share-image';

/** Pictures per minute from one address: a network asks once for a link. */
const limit = { config: { rateLimit: rateLimitOf(60) } };

/** Sends a picture that other sites may show, and that is asked for anew once it is that old. */
const send = async (reply: FastifyReply, svg: string, maxAgeSeconds: number) =>
  reply
    .headers({
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .type('image/png')
    .send(await sharePng(svg));

/** Pictures of shared links, outside the API's base, which robots may not read. */
export const shareImageRoutes = (app: FastifyInstance, { database: { db } }: Deps) => {
  app.get<{ Params: { serial: string } }>(
    '/share/certificate/:serial.png',
    limit,
    async ({ params }, reply) => {
      const certificate = await findCertificate(db, params.serial);
      if (!certificate || certificate.revokedAt) throw new ProblemError('entity.notFound');
      return send(reply, certificateImage(certificate), 300);
    },
  );

  app.get<{ Params: { slug: string } }>(
    '/share/people/:slug.png',
    limit,
    async ({ params }, reply) =>
      send(reply, personImage(await findPublicProfile(db, params.slug)), 0),
  );
};
