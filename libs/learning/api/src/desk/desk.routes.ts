import {
  type BadgeCheck,
  badgesSchema,
  type CertificateProof,
  type CheckedBadges,
  manySerialsSchema,
  type ManyVerifications,
  sealSchema,
  sheetFileSchema,
  sheetSchema,
  type SheetSeal,
} from '@lms/learning/contract';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { checkBadges } from '../badges/check-badges';
import { findStoredCertificate, verifySerials } from '../certificates/verify';
import { certificateProof } from './certificate-proof';
import { receiptOf } from './receipts';
import { resultSheet } from './result-sheet';
import { isSheetFile, readSeal } from './sheet-signature';

/**
 * Calls per minute from one address: enough for an employer's thousand numbers, which the desk asks
 * in five calls, and for hundreds of badges. A number has a hundred random bits: none is guessed.
 */
const limits = { serials: 12, badges: 15, sheet: 6, proof: 30 };

/** Bytes of a sheet's rows, a thousand of them with receipts. */
const sheetBodyLimit = 2 * 1024 * 1024;

/** Bytes of a call's badges; some have a picture in them. */
const badgeBodyLimit = 1024 * 1024;

/** Employer's desk: many numbers and badges at once, and a sheet of the results. */
export const deskRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'POST',
    path: '/certificate/verify/many',
    operationId: 'verifyCertificates',
    summary: 'Tell of up to 1,000 certificates whether they are genuine',
    access: 'public',
    reads: true,
    limitPerMinute: limits.serials,
    body: manySerialsSchema,
    handle: async ({ body }): Promise<ManyVerifications> => ({
      verifications: await verifySerials(db, body.serials),
    }),
  });

  route(app, {
    method: 'POST',
    path: '/certificate/badge/verify',
    operationId: 'verifyBadges',
    summary: 'Check Open Badges of this platform and of others by their signatures',
    access: 'public',
    reads: true,
    limitPerMinute: limits.badges,
    bodyLimit: badgeBodyLimit,
    body: badgesSchema,
    handle: async ({ body, request }): Promise<CheckedBadges> => ({
      badges: (await checkBadges(deps, body.badges, request)).map((checked) => ({
        checked,
        receipt: receiptOf(deps, checked),
      })),
    }),
  });

  route(app, {
    method: 'GET',
    path: '/certificate/badge/verify',
    operationId: 'getBadgeCheck',
    summary: 'Tell whether a check of badges asks the sites of their issuers',
    access: 'public',
    handle: (): BadgeCheck => ({ asksIssuers: deps.config.askIssuers }),
  });

  route(app, {
    method: 'GET',
    path: '/certificate/:serial.proof',
    operationId: 'getCertificateProof',
    summary: 'Read the bytes that the signature of a certificate covers, unless it was revoked',
    access: 'public',
    limitPerMinute: limits.proof,
    handle: async ({ params }): Promise<CertificateProof> => {
      const certificate = await findStoredCertificate(db, params.serial);
      if (!certificate || certificate.revokedAt) throw new ProblemError('entity.notFound');
      return certificateProof(deps, certificate);
    },
  });

  route(app, {
    method: 'POST',
    path: '/certificate/sheet',
    operationId: 'createResultSheet',
    summary: 'Write results of the employer’s desk as a signed PDF',
    access: 'public',
    reads: true,
    limitPerMinute: limits.sheet,
    bodyLimit: sheetBodyLimit,
    body: sheetSchema,
    handle: async ({ body, reply }) =>
      reply
        .type('application/pdf')
        .header('content-disposition', 'attachment; filename="result-sheet.pdf"')
        .send(await resultSheet(deps, body)),
  });

  route(app, {
    method: 'GET',
    path: '/certificate/sheet',
    operationId: 'verifyResultSheet',
    summary: 'Tell what the code on a result sheet proves',
    access: 'public',
    limitPerMinute: limits.proof,
    query: sealSchema,
    handle: ({ query }): Promise<SheetSeal> => readSeal(db, query.seal),
  });

  route(app, {
    method: 'POST',
    path: '/certificate/sheet/verify',
    operationId: 'verifyResultSheetFile',
    summary: 'Tell whether the file of a result sheet is genuine, by its hash and signature',
    access: 'public',
    reads: true,
    limitPerMinute: limits.proof,
    body: sheetFileSchema,
    handle: async ({ body }): Promise<{ genuine: boolean }> => ({
      genuine: await isSheetFile(db, body),
    }),
  });
};
