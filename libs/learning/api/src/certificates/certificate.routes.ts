import { optionalReasonSchema, reasonSchema } from '@lms/contract';
import {
  type CertificateKey,
  certificateResource,
  learningPermissions,
  normalizeSerial,
  type Verification,
} from '@lms/learning/contract';
import {
  type Deps,
  listRoutes,
  ProblemError,
  readFromReplica,
  recordActivity,
  route,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { badgeImage, courseSeal, courseSealPng } from './badge-image';
import { bakedPng, bakedSvg } from './baked-badge';
import { certificatePdf } from './certificate-pdf';
import { certificateColumns, findCertificates } from './find-certificates';
import { didDocument } from './issuer';
import { publicKeys } from './keys';
import { openBadge } from './open-badge';
import { revokeWithPaths } from './path-certificates';
import { reissueCertificate } from './reissue';
import { statusList } from './status-list';
import { findCertificate, findStoredCertificate, verifySerial } from './verify';

/**
 * Verifications per minute: enough for a person or an employer's list, too few to guess serials.
 */
const limitPerMinute = 30;

/** W3C verifiable credentials as JSON-LD. */
const credentialType = 'application/vc';

/** Documents that verifiers fetch; pages of other sites may read them, too. */
const forVerifiers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=300',
};

export const certificateRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  /** A credential is served only while its certificate is genuine and not revoked. */
  const requireValid = async (serial: string) => {
    const certificate = await findStoredCertificate(db, serial);
    if (!certificate || certificate.revokedAt) throw new ProblemError('entity.notFound');
    return certificate;
  };

  route(app, {
    method: 'GET',
    path: '/certificate/verify/:serial',
    operationId: 'verifyCertificate',
    summary: 'Tell whether a certificate is genuine',
    access: 'public',
    limitPerMinute,
    handle: ({ params }): Promise<Verification> => verifySerial(db, params.serial),
  });

  route(app, {
    method: 'GET',
    path: '/certificate/key',
    summary: 'Read the public keys that prove certificates',
    access: 'public',
    handle: (): Promise<CertificateKey[]> => publicKeys(db),
  });

  route(app, {
    method: 'GET',
    path: '/certificate/:serial.pdf',
    summary: 'Download a certificate to print, by its serial, unless it was revoked',
    access: 'public',
    limitPerMinute,
    handle: async ({ params, reply }) => {
      const certificate = await requireValid(params.serial);
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${certificate.serial}.pdf"`)
        .send(await certificatePdf(certificate, deps.config.publicUrl));
    },
  });

  route(app, {
    method: 'GET',
    path: '/certificate/:serial.json',
    summary: 'Download a certificate as a signed Open Badge 3.0, unless it was revoked',
    access: 'public',
    limitPerMinute,
    handle: async ({ params, reply }) => {
      const certificate = await requireValid(params.serial);
      return reply
        .type(credentialType)
        .header('content-disposition', `attachment; filename="${certificate.serial}.json"`)
        .send(JSON.stringify(await openBadge(deps, certificate)));
    },
  });

  route(app, {
    method: 'GET',
    path: '/certificate/:serial.png',
    operationId: 'getCertificateAsPng',
    summary: 'Download the Open Badge baked into a PNG, unless the certificate was revoked',
    access: 'public',
    limitPerMinute,
    handle: async ({ params, reply }) => {
      const certificate = await requireValid(params.serial);
      const credential = JSON.stringify(await openBadge(deps, certificate));
      return reply
        .type('image/png')
        .header('content-disposition', `attachment; filename="${certificate.serial}.png"`)
        .send(bakedPng(await courseSealPng(certificate), credential));
    },
  });

  route(app, {
    method: 'GET',
    path: '/certificate/:serial.svg',
    operationId: 'getCertificateAsSvg',
    summary: 'Download the Open Badge baked into an SVG, unless the certificate was revoked',
    access: 'public',
    limitPerMinute,
    handle: async ({ params, reply }) => {
      const certificate = await requireValid(params.serial);
      const credential = JSON.stringify(await openBadge(deps, certificate));
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('content-disposition', `attachment; filename="${certificate.serial}.svg"`)
        .send(bakedSvg(courseSeal(certificate), credential));
    },
  });

  route(app, {
    method: 'GET',
    path: '/certificate/status/:list',
    operationId: 'getCertificateStatusList',
    summary: 'Read the signed list by which a kept Open Badge is known to be revoked',
    access: 'public',
    limitPerMinute,
    handle: async ({ params, reply }) => {
      const list = await statusList(deps, params.list);
      return reply.headers(forVerifiers).type(credentialType).send(JSON.stringify(list));
    },
  });

  // Public keys of the Open Badges, at the path that did:web prescribes.
  app.get('/.well-known/did.json', async (_request, reply) =>
    reply
      .headers(forVerifiers)
      .type('application/did+json')
      .send(JSON.stringify(await didDocument(deps))),
  );

  // Wallets show the image; its address stands in every badge.
  app.get('/badge.png', async (_request, reply) =>
    reply
      .headers(forVerifiers)
      .type('image/png')
      .send(await badgeImage()),
  );

  route(app, {
    method: 'PUT',
    path: '/certificate/:serial/revoke',
    summary: 'Revoke a certificate permanently, with those of learning paths that rest on it',
    access: learningPermissions['certificate.revoke'],
    body: reasonSchema,
    handle: async ({ params, body, caller, request }): Promise<Verification> => {
      const serial = normalizeSerial(params.serial);
      const at = deps.now().toISOString();
      await db.transaction(async (tx) => {
        const { id } = await revokeWithPaths(tx, deps, {
          serial,
          reason: body.reason,
          revokedBy: caller.userId,
          revokedAt: at,
        });
        await recordActivity(tx, {
          at,
          caller,
          request,
          action: 'CERTIFICATE_REVOKED',
          subject: serial,
          subjectId: id,
          entity: 'certificate',
        });
      });
      const certificate = await findCertificate(db, serial);
      return certificate ? { status: 'REVOKED', certificate } : { status: 'UNKNOWN', certificate };
    },
  });

  route(app, {
    method: 'PUT',
    path: '/certificate/:serial/reissue',
    summary: 'Issue a certificate anew with the names of today; a valid one is revoked',
    access: learningPermissions['certificate.revoke'],
    body: optionalReasonSchema,
    handle: async ({ params, body, caller, request }): Promise<Verification> => {
      const issued = await db.transaction(async (tx) => {
        const made = await reissueCertificate(tx, deps, {
          serial: normalizeSerial(params.serial),
          reason: body.reason,
          revokedBy: caller.userId,
        });
        await recordActivity(tx, {
          at: made.issuedAt,
          caller,
          request,
          action: 'CERTIFICATE_REISSUED',
          subject: made.serial,
          subjectId: made.id,
          entity: 'certificate',
        });
        return made;
      });
      const certificate = await findCertificate(db, issued.serial);
      return certificate ? { status: 'VALID', certificate } : { status: 'UNKNOWN', certificate };
    },
  });

  listRoutes(app, deps, {
    list: certificateResource,
    columns: certificateColumns,
    access: learningPermissions['certificate.read'],
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (replica) => findCertificates(replica, scope, query, caller)),
  });
};
