import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomUUID,
} from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificateKey } from '@lms/contract';
import { asc } from 'drizzle-orm';
import type { Deps, Executor } from '../../../deps';
import { certificateKeys } from '../certificates.table';

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** Made at the first call. The whole file appears at once, so that two servers agree on one key. */
const privateKeyFile = (dataDir: string) => {
  const folder = join(dataDir, 'keys');
  const file = join(folder, 'certificate-ed25519.pem');
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, randomUUID());
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file);
};

const idOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** The key in `<dataDir>/keys`; its public half is stored, so that old signatures stay provable. */
export const signingKey = async (db: Executor, { config, now }: Deps) => {
  const privateKey = createPrivateKey(privateKeyFile(config.dataDir));
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

/** Every public key that ever signed a certificate. */
export const publicKeys = (db: Executor): Promise<CertificateKey[]> =>
  db.select().from(certificateKeys).orderBy(asc(certificateKeys.createdAt));
