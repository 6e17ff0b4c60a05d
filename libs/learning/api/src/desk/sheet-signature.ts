import { type SheetSeal, type Verdict, verdicts } from '@lms/learning/contract';
import { certificateKeys, type Executor } from '@lms/server/database';
import { eq } from 'drizzle-orm';
import { createHash, type KeyObject, sign, verify } from 'node:crypto';

interface SigningKey {
  id: string;
  privateKey: KeyObject;
}

/**
 * Texts that are signed. Their beginnings keep them apart from each other, and from certificates and
 * badges, whose signed texts have 64 bytes.
 */
const sealText = (statement: string) => Buffer.from(`lms-sheet-seal:1\n${statement}`);
const fileText = (sha256: string) => Buffer.from(`lms-sheet-file:1\n${sha256}`);

const signatureOf = (text: Buffer, { privateKey }: SigningKey) =>
  sign(null, text, privateKey).toString('base64url');

const isSignedBy = async (db: Executor, keyId: string, text: Buffer, signature: string) => {
  const [key] = await db.select().from(certificateKeys).where(eq(certificateKeys.id, keyId));
  return key ? verify(null, text, key.publicKey, Buffer.from(signature, 'base64url')) : false;
};

/** Seals date and totals of a sheet in a text that fits into its QR code. */
export const sealOf = (madeAt: Date, totals: Record<Verdict, number>, key: SigningKey): string => {
  const seconds = Math.floor(madeAt.getTime() / 1000).toString(36);
  const counts = verdicts.map((verdict) => totals[verdict]).join('-');
  const statement = `1.${seconds}.${counts}.${key.id}`;
  return `${statement}.${signatureOf(sealText(statement), key)}`;
};

const sealPattern = /^(1\.([0-9a-z]{1,8})\.(\d{1,4}(?:-\d{1,4}){5})\.([0-9a-f]{16}))\.([\w-]{86})$/;

/** Tells what a seal proves. */
export const readSeal = async (db: Executor, seal: string): Promise<SheetSeal> => {
  const [, statement, seconds = '', counts = '', keyId = '', signature = ''] =
    sealPattern.exec(seal) ?? [];
  if (!statement || !(await isSignedBy(db, keyId, sealText(statement), signature))) {
    return { status: 'UNKNOWN' };
  }
  const numbers = counts.split('-').map(Number);
  return {
    status: 'GENUINE',
    madeAt: new Date(Number.parseInt(seconds, 36) * 1000).toISOString(),
    key: keyId,
    totals: Object.fromEntries(
      verdicts.map((verdict, at) => [verdict, numbers[at] ?? 0]),
    ) as Record<Verdict, number>,
  };
};

/** Appends a last line to a sheet, which PDF readers skip: the signature of all bytes before. */
export const signedFile = (pdf: Buffer, key: SigningKey): Buffer => {
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const signature = signatureOf(fileText(sha256), key);
  return Buffer.concat([pdf, Buffer.from(`\n%LMS-SHEET ${key.id} ${signature}\n`)]);
};

/** Tells whether a file with this hash was signed as a result sheet. */
export const isSheetFile = (
  db: Executor,
  { sha256, key, signature }: Record<'sha256' | 'key' | 'signature', string>,
) => isSignedBy(db, key, fileText(sha256), signature);
