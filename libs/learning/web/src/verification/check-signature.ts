import type { CertificateKey, CertificateProof } from '@lms/learning/contract';
import { type SignedFacts, signedFacts } from './n-quads';

export type SignatureCheck =
  | { state: 'unsupported' | 'broken' }
  | {
      state: 'fits';
      facts: SignedFacts;
      /** SHA-256 of the key, in groups of four. */
      fingerprint: string;
    };

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const spkiOf = (pem: string) => bytesOf(pem.replace(/-----[^-]+-----|\s/g, ''));

const hashOf = async (data: Uint8Array<ArrayBuffer> | string) =>
  new Uint8Array(
    await crypto.subtle.digest(
      'SHA-256',
      typeof data === 'string' ? new TextEncoder().encode(data) : data,
    ),
  );

const hexOf = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Imports a key; `undefined` if the browser does not know Ed25519 or its page is not secure. */
const importKey = async (spki: Uint8Array<ArrayBuffer>) => {
  try {
    return await crypto.subtle.importKey('spki', spki, 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
};

/**
 * Checks a certificate's signature by itself: what is signed are the hashes of the badge and of its
 * proof (Data Integrity, `eddsa-rdfc-2022`), both written as canonical N-Quads.
 */
export const checkSignature = async (
  { document, proof, signature, key: keyId }: CertificateProof,
  keys: CertificateKey[],
): Promise<SignatureCheck> => {
  const published = keys.find(({ id }) => id === keyId);
  if (!published) return { state: 'broken' };
  const spki = spkiOf(published.publicKey);
  const key = await importKey(spki);
  if (!key) return { state: 'unsupported' };
  const signed = new Uint8Array([...(await hashOf(proof)), ...(await hashOf(document))]);
  const fits = await crypto.subtle.verify('Ed25519', key, bytesOf(signature), signed);
  if (!fits) return { state: 'broken' };
  const fingerprint = hexOf(await hashOf(spki)).match(/.{4}/g) ?? [];
  return { state: 'fits', facts: signedFacts(document), fingerprint: fingerprint.join(' ') };
};
