import { type Database, users } from '@lms/server/database';
import { type Deps, secretsOf } from '@lms/server/platform';
import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));

/** Encrypts a second factor's secret, so that a stolen copy of the database can't produce codes. */
export const encryptSecret = (text: string, secret: string) => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(secret), iv);
  const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64');
};

/** Returns the decrypted text; nothing if another secret encrypted it. */
const decryptBy = (stored: string, secret: string) => {
  const bytes = Buffer.from(stored, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(secret), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

/** Decrypts a second factor's secret by whichever of the server's secrets encrypted it. */
export const decryptSecret = (stored: string, config: Deps['config']) =>
  secretsOf(config)
    .map((secret) => decryptBy(stored, secret))
    .find((text) => text !== undefined);

const batchSize = 500;

/** Numbers of second factors by what became of them. */
export interface Rotation {
  renewed: number;
  upToDate: number;
  /** Encrypted by a secret that is not in the settings. */
  lost: number;
}

/** Encrypts every second factor that an older secret encrypted by the present one. */
export const rotateSecondFactors = async (
  { db }: Database,
  config: Deps['config'],
): Promise<Rotation> => {
  const rotation: Rotation = { renewed: 0, upToDate: 0, lost: 0 };
  const renew = async (id: string, stored: string) => {
    if (decryptBy(stored, config.secret) !== undefined) return 'upToDate';
    const text = decryptSecret(stored, config);
    if (text === undefined) return 'lost';
    await db
      .update(users)
      .set({
        secondFactorSecret: encryptSecret(text, config.secret),
        updatedAt: sql`${users.updatedAt}`,
      })
      // Unless its owner has set up another one meanwhile.
      .where(and(eq(users.id, id), eq(users.secondFactorSecret, stored)));
    return 'renewed';
  };
  const renewAfter = async (last?: string): Promise<void> => {
    const found = await db
      .select({ id: users.id, stored: users.secondFactorSecret })
      .from(users)
      .where(and(isNotNull(users.secondFactorSecret), last ? gt(users.id, last) : undefined))
      .orderBy(asc(users.id))
      .limit(batchSize);
    for (const { id, stored } of found) rotation[await renew(id, stored ?? '')] += 1;
    if (found.length === batchSize) await renewAfter(found.at(-1)?.id);
  };
  await renewAfter();
  return rotation;
};
