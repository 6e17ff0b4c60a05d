import { createPublicKey, ECDH, type KeyObject } from 'node:crypto';
import { isObject, type Json, type JsonObject } from './read-badge';

/** Longest identifier that is a key; one of RSA with 4096 bits takes a thousand letters. */
const maxLength = 2000;

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Decodes base58 as Bitcoin writes it, for keys and signatures of at most a hundred letters. */
export const fromBase58 = (text: string): Buffer | undefined => {
  if (text.length > 100 || ![...text].every((letter) => letters.includes(letter))) return undefined;
  let value = 0n;
  for (const letter of text) value = value * 58n + BigInt(letters.indexOf(letter));
  const zeros = Buffer.alloc(/^1*/.exec(text)?.[0].length ?? 0);
  if (value === 0n) return zeros;
  const hex = value.toString(16);
  return Buffer.concat([
    zeros,
    Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ]);
};

/** Encodes bytes that begin with no zero. */
const toBase58 = (bytes: Buffer): string => {
  let text = '';
  for (let value = BigInt(`0x${bytes.toString('hex')}`); value > 0n; value /= 58n) {
    text = letters.charAt(Number(value % 58n)) + text;
  }
  return text;
};

/** Codes of the kinds of keys (multicodec, as varint). */
const ed25519 = 'ed01';
const p256 = '8024';

const jwkOf = (multikey: string): JsonObject | undefined => {
  const bytes = multikey.startsWith('z') ? fromBase58(multikey.slice(1)) : undefined;
  const kind = bytes?.subarray(0, 2).toString('hex');
  const raw = bytes?.subarray(2);
  if (kind === ed25519 && raw?.length === 32) {
    return { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') };
  }
  if (kind === p256 && raw?.length === 33) {
    const point = ECDH.convertKey(raw, 'prime256v1', undefined, undefined, 'uncompressed');
    if (typeof point === 'string') return undefined;
    return {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
  }
  return undefined;
};

/** Reads a public key from a JWK; `undefined` for what is none. */
export const keyOfJwk = (jwk: Json | undefined): KeyObject | undefined => {
  if (!isObject(jwk)) return undefined;
  try {
    // Only the public members: nothing else of a foreign file gets in.
    const { kty, crv, x, y, n, e } = jwk as Record<string, string>;
    return createPublicKey({ key: { kty, crv, x, y, n, e }, format: 'jwk' });
  } catch {
    return undefined;
  }
};

/** Reads a public key from PEM, as Open Badges 2.0 have it. */
export const keyOfPem = (pem: Json | undefined): KeyObject | undefined => {
  if (typeof pem !== 'string' || pem.length > maxLength || !pem.includes('PUBLIC KEY')) {
    return undefined;
  }
  try {
    return createPublicKey(pem);
  } catch {
    return undefined;
  }
};

/** Returns an Ed25519 key as a multikey. */
export const multikeyOfKey = (key: KeyObject): string => {
  const { x = '' } = key.export({ format: 'jwk' });
  return `z${toBase58(Buffer.concat([Buffer.from(ed25519, 'hex'), Buffer.from(x, 'base64url')]))}`;
};

/** Letters of `did:key:z6Mk…`, without the part after `#`. */
export const multikeyOf = (did: string) => /^did:key:(z\w+)(?:#.*)?$/.exec(did)?.[1];

/** Returns the key that an identifier is: `did:key` or `did:jwk`, which need no network. */
export const keyOfDid = (method: string): KeyObject | undefined => {
  if (method.length > maxLength) return undefined;
  try {
    const multikey = multikeyOf(method);
    if (multikey) return keyOfJwk(jwkOf(multikey));
    const [, jwk] = /^did:jwk:([\w-]+)(?:#.*)?$/.exec(method) ?? [];
    return jwk ? keyOfJwk(JSON.parse(Buffer.from(jwk, 'base64url').toString()) as Json) : undefined;
  } catch {
    return undefined;
  }
};

/** Documents by which a key proves itself: of the issuer, and of the key under its address. */
export const keyDocuments = (issuerId: string, method: string, multikey: string) => {
  const key = {
    '@context': 'https://w3id.org/security/multikey/v1',
    id: method,
    type: 'Multikey',
    controller: issuerId,
    publicKeyMultibase: multikey,
  };
  const { '@context': context, ...embedded } = key;
  const controller = {
    '@context': ['https://www.w3.org/ns/did/v1', context],
    id: issuerId,
    verificationMethod: [embedded],
    assertionMethod: [method],
  };
  return new Map<string, object>([
    [issuerId, controller],
    [method, key],
  ]);
};
