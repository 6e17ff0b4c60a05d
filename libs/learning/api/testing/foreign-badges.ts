import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { fromJwk } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { type Credential, issue } from '@digitalbazaar/vc';
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { loadContext } from '../src/certificates/issuer';

/** An issuer elsewhere, whose identifier is its key. */
export const createIssuer = async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  const key = await fromJwk({ jwk, secretKey: true, id: '', controller: '' });
  const { publicKeyMultibase: multikey } = await key.export({ publicKey: true });
  const did = `did:key:${String(multikey)}`;
  return { did, method: `${did}#${String(multikey)}`, jwk, privateKey };
};
type Issuer = Awaited<ReturnType<typeof createIssuer>>;

/** An Open Badge 3.0 of another issuer, not signed yet. */
export const foreignCredential = (issuerId: string, more: object = {}): Credential => ({
  '@context': [
    'https://www.w3.org/ns/credentials/v2',
    'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  ],
  id: 'urn:uuid:5f1d1c5e-0b58-4d5e-9b1c-8a4d9c1d2e3f',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: issuerId, type: ['Profile'], name: 'School of Weaving' },
  validFrom: '2026-01-05T00:00:00Z',
  name: 'Weaver',
  credentialSubject: {
    type: ['AchievementSubject'],
    identifier: [
      { type: 'IdentityObject', hashed: false, identityHash: 'রহিমা খাতুন', identityType: 'name' },
    ],
    achievement: {
      id: 'urn:uuid:0a0ff14a-93a4-4f0b-8f0a-7a6cb5d6f1aa',
      type: ['Achievement'],
      name: 'Weaver of fine cloth',
      description: 'Weaves',
      criteria: { narrative: 'Wove' },
    },
  },
  ...more,
});

/** Signs a credential inside (Data Integrity). */
export const signedInside = async (
  credential: Credential,
  issuer: Issuer,
  method = issuer.method,
) => {
  const [controller = ''] = method.split('#');
  const key = await fromJwk({ jwk: issuer.jwk, secretKey: true, id: method, controller });
  return issue({
    credential,
    suite: new DataIntegrityProof({
      signer: key.signer(),
      cryptosuite,
      date: '2026-01-05T00:00:00Z',
    }),
    now: '2026-06-01T00:00:00Z',
    documentLoader: loadContext,
  });
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a payload as a token (JWT). */
export const signedToken = (
  payload: object,
  key: KeyObject,
  header: { alg: 'EdDSA' | 'ES256' | 'RS256'; kid?: string; jwk?: object; crit?: string[] },
) => {
  const signed = `${part({ typ: 'JWT', ...header })}.${part(payload)}`;
  const signature = sign(
    header.alg === 'EdDSA' ? null : 'sha256',
    Buffer.from(signed),
    header.alg === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key,
  );
  return `${signed}.${signature.toString('base64url')}`;
};
