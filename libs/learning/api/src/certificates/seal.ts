import type { certificates } from '@lms/server/database';
import { createHash, type KeyObject, sign, verify } from 'node:crypto';

type CertificateRow = typeof certificates.$inferSelect;
/** Signed contents of a certificate and its position in the chain. */
type Statement = Omit<CertificateRow, 'id' | 'hash' | 'signature'>;

/** Previous hash of the first certificate. */
export const chainStart = '0'.repeat(64);

/** SHA-256 over all contents of a certificate, the previous hash included. */
const hashOf = (statement: Statement): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        statement.position,
        statement.previousHash,
        statement.serial,
        statement.userId,
        statement.courseId,
        statement.holderName,
        statement.courseTitle,
        statement.organizationName,
        statement.language,
        statement.percent,
        statement.issuedAt,
        statement.keyId,
      ]),
    )
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
