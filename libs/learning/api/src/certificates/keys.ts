import type { CertificateKey } from '@lms/learning/contract';
import { certificateKeys, type Executor, keptFile } from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { asc } from 'drizzle-orm';
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { join } from 'node:path';

const privateKeyOf = (dataDir: string) =>
  keptFile(join(dataDir, 'keys', 'certificate-ed25519.pem'), () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );

const idOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/**
 * Loads or creates the key in `<dataDir>/keys`; its public half is stored, so that old signatures
 * stay verifiable.
 */
export const signingKey = async (db: Executor, { config, now }: Deps) => {
  const privateKey = createPrivateKey(privateKeyOf(config.dataDir));
  const publicKey = createPublicKey(privateKey);
  const id = idOf(publicKey);
  await db
    .insert(certificateKeys)
    .values({
      id,
      publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      createdAt: now().toISOString(),
    })
    .onConflictDoNothing();
  return { id, privateKey };
};

/** Returns every public key that ever signed a certificate. */
export const publicKeys = (db: Executor): Promise<CertificateKey[]> =>
  db.select().from(certificateKeys).orderBy(asc(certificateKeys.createdAt));
