/// <reference path="../certificates/digitalbazaar.d.ts" />
import type { Loaded } from '@digitalbazaar/vc';
import type { BadgeReason } from '@lms/learning/contract';
import { loadContext } from '../certificates/issuer';
import { issuerIdOf } from './badge-facts';
import { keyDocuments, keyOfDid, multikeyOf, multikeyOfKey } from './did-keys';
import { canBelongTo, type IssuerKeys } from './issuer-keys';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';

/** Outcome for a signature: it fits, it is wrong, or nobody here can tell. */
export type ProofCheck =
  { verdict: 'FITS' } | { verdict: 'INVALID' | 'CANNOT_CHECK'; reason: BadgeReason };

export const invalid = (reason: BadgeReason): ProofCheck => ({ verdict: 'INVALID', reason });
export const cannotCheck = (reason: BadgeReason): ProofCheck => ({
  verdict: 'CANNOT_CHECK',
  reason,
});

/** Milliseconds for one badge; genuine ones take a few. */
const maxTime = 2000;

/** All contexts of a badge, also those of what is inside it. */
function* contextsIn(value: Json): Generator<Json> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value)) yield* listOf(value['@context']);
  for (const child of Object.values(value)) yield* contextsIn(child);
}

/** Tells whether a badge speaks only in words that came with the server's packages. */
const isUnderstood = async (credential: JsonObject) => {
  for (const context of new Set(contextsIn(credential))) {
    if (typeof context !== 'string') return false;
    const known = await loadContext(context).catch(() => undefined);
    if (!known) return false;
  }
  return true;
};

const isRdfcProof = (proof: Json): proof is JsonObject =>
  isObject(proof) &&
  listOf(proof['type']).includes('DataIntegrityProof') &&
  proof['cryptosuite'] === 'eddsa-rdfc-2022';

/** Time at which a credential counts: whether it still does is told apart from its signature. */
const momentOf = ({ validFrom, validUntil, issuanceDate }: JsonObject) => {
  const [moment] = [validFrom, issuanceDate, validUntil].filter((date) => typeof date === 'string');
  return moment;
};

/** Verifies one proof with the documents of its issuer. */
const fits = async (credential: JsonObject, documents: ReadonlyMap<string, object>) => {
  const [{ verifyCredential }, { DataIntegrityProof }, { cryptosuite }] = await Promise.all([
    import('@digitalbazaar/vc'),
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
  ]);
  const signal = AbortSignal.timeout(maxTime);
  const documentLoader = async (documentUrl: string): Promise<Loaded> => {
    const document = documents.get(documentUrl);
    const own = document && { contextUrl: null, document, documentUrl };
    // An issuer with the address of a context gets no word into it.
    return loadContext(documentUrl).catch((error: unknown) => own ?? Promise.reject(error));
  };
  const result = await verifyCredential({
    credential,
    documentLoader,
    now: momentOf(credential),
    // Revocation is looked up apart.
    checkStatus: async () => ({ verified: true, results: [] }),
    suite: new DataIntegrityProof({
      cryptosuite: {
        ...cryptosuite,
        canonize: (input, options) => cryptosuite.canonize(input, { ...options, signal }),
      },
    }),
  });
  return { verified: result.verified, isTooComplex: isAbort(result.error) || signal.aborted };
};

const isAbort = (error: unknown): boolean => {
  const { message = '', errors = [] } = (error ?? {}) as { message?: string; errors?: unknown[] };
  return /abort|deep iterations/i.test(message) || errors.some(isAbort);
};

/** Returns the Ed25519 key at an address, as a multikey. */
const multikeyAt = async (
  method: string,
  issuerId: string,
  keysOf: IssuerKeys,
): Promise<{ multikey: string } | ProofCheck> => {
  const own = keyOfDid(method);
  if (!own && method.startsWith('did:key:')) return cannotCheck('unknownSignature');
  const keys = own ? [own] : await keysOf(issuerId, method);
  if (typeof keys === 'string') return cannotCheck(keys);
  const [key] = keys;
  if (!key) return invalid('foreignKey');
  if (key.asymmetricKeyType !== 'ed25519') return cannotCheck('unknownSignature');
  return { multikey: multikeyOf(method) ?? multikeyOfKey(key) };
};

const methodOf = ({ verificationMethod }: JsonObject) => String(verificationMethod);

/** Checks the signature inside an Open Badge 3.0 (Data Integrity, `eddsa-rdfc-2022`). */
export const checkProof = async (
  credential: JsonObject,
  keysOf: IssuerKeys,
): Promise<ProofCheck> => {
  const proofs = listOf(credential['proof']);
  if (proofs.length === 0) return invalid('unsigned');
  const known = proofs.filter(isRdfcProof);
  if (known.length === 0) return cannotCheck('unknownSignature');
  const issuerId = issuerIdOf(credential);
  const proof = issuerId && known.find((one) => canBelongTo(methodOf(one), issuerId));
  if (!proof) return invalid('foreignKey');
  const method = methodOf(proof);
  if (!(await isUnderstood(credential))) return cannotCheck('unknownContext');
  const found = await multikeyAt(method, issuerId, keysOf);
  if (!('multikey' in found)) return found;
  const documents = keyDocuments(issuerId, method, found.multikey);
  const { verified, isTooComplex } = await fits({ ...credential, proof }, documents);
  if (verified) return { verdict: 'FITS' };
  return isTooComplex ? cannotCheck('tooComplex') : invalid('changed');
};
