import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { certificates } from '@lms/server/database';

type StoredCertificate = typeof certificates.$inferSelect;
/** What a certificate says, and its place in the chain. */
type Statement = Omit<StoredCertificate, 'id' | 'hash' | 'signature'>;

/** What the first certificate has for the hash of the one before. */
export const chainStart = '0'.repeat(64);

/** SHA-256 over everything a certificate says, the hash of the one before included. */
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

/** Hash and Ed25519 signature, which together prove a certificate. */
export const seal = (statement: Statement, privateKey: KeyObject) => {
  const hash = hashOf(statement);
  return { hash, signature: sign(null, Buffer.from(hash), privateKey).toString('base64url') };
};

/** Whether a certificate says what was once signed. `publicKey` is that of its `keyId`. */
export const isGenuine = (certificate: StoredCertificate, publicKey: string): boolean =>
  certificate.hash === hashOf(certificate) &&
  verify(
    null,
    Buffer.from(certificate.hash),
    publicKey,
    Buffer.from(certificate.signature, 'base64url'),
  );
