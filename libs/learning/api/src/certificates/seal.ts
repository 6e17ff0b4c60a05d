import type { certificates } from '@lms/server/database';
import { createHash, type KeyObject, sign, verify } from 'node:crypto';

type CertificateRow = typeof certificates.$inferSelect;
/** Signed contents of a certificate and its position in the chain. */
type Statement = Omit<CertificateRow, 'id' | 'hash' | 'signature'>;

/** Previous hash of the first certificate. */
export const chainStart = '0'.repeat(64);

const wordsOf = (statement: Statement) => [
  statement.holderName,
  statement.courseTitle,
  statement.organizationName,
  statement.language,
  statement.percent,
  statement.issuedAt,
  statement.keyId,
];

/**
 * Lists the contents that are hashed. Those of a course's certificate are as they were before there
 * were paths, so that old hashes hold; those of a path's begin with their version, which no position
 * equals.
 */
const hashedParts = (statement: Statement) => {
  const { position, previousHash, serial, userId, courseId, pathId, partSerials } = statement;
  const place = [position, previousHash, serial, userId, courseId];
  if (pathId === null && partSerials === null) return [...place, ...wordsOf(statement)];
  return ['v2', ...place, pathId, partSerials, ...wordsOf(statement)];
};

/** SHA-256 over all contents of a certificate, the previous hash included. */
const hashOf = (statement: Statement): string =>
  createHash('sha256')
    .update(JSON.stringify(hashedParts(statement)))
    .digest('hex');

/** Hash and Ed25519 signature that prove a certificate. */
export const seal = (statement: Statement, privateKey: KeyObject) => {
  const hash = hashOf(statement);
  return { hash, signature: sign(null, Buffer.from(hash), privateKey).toString('base64url') };
};

/**
 * Checks that a certificate is unchanged since it was signed. `publicKey` belongs to its `keyId`.
 */
export const isGenuine = (certificate: CertificateRow, publicKey: string): boolean =>
  certificate.hash === hashOf(certificate) &&
  verify(
    null,
    Buffer.from(certificate.hash),
    publicKey,
    Buffer.from(certificate.signature, 'base64url'),
  );
