/// <reference path="../certificates/digitalbazaar.d.ts" />
import type { Loaded } from '@digitalbazaar/vc';
import type { BadgeReason } from '@lms/learning/contract';
import { loadContext } from '../certificates/issuer';
import { issuerIdOf } from './badge-facts';
import { didKeyDocuments, keyOfDid, multikeyOf } from './did-keys';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';

/** Outcome for a signature: it fits, it is wrong, or nobody here can tell. */
export type ProofCheck =
  { verdict: 'FITS' } | { verdict: 'INVALID' | 'CANNOT_CHECK'; reason: BadgeReason };

/** Returns the documents of an issuer's identifier and keys, by their addresses. */
export type IssuerDocuments = (
  issuerId: string,
) => Promise<ReadonlyMap<string, object> | 'issuerSite'>;

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
    return document ? { contextUrl: null, document, documentUrl } : loadContext(documentUrl);
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

const methodDocuments = async (
  method: string,
  issuerId: string,
  documentsOf: IssuerDocuments,
): Promise<ReadonlyMap<string, object> | BadgeReason> => {
  const multikey = multikeyOf(method);
  if (!multikey) return method.startsWith('did:key:') ? 'unknownSignature' : documentsOf(issuerId);
  return keyOfDid(method)?.asymmetricKeyType === 'ed25519'
    ? didKeyDocuments(multikey)
    : 'unknownSignature';
};

const methodOf = ({ verificationMethod }: JsonObject) => String(verificationMethod);

/** Checks the signature inside an Open Badge 3.0 (Data Integrity, `eddsa-rdfc-2022`). */
export const checkProof = async (
  credential: JsonObject,
  documentsOf: IssuerDocuments,
): Promise<ProofCheck> => {
  const proofs = listOf(credential['proof']);
  if (proofs.length === 0) return invalid('unsigned');
  const known = proofs.filter(isRdfcProof);
  if (known.length === 0) return cannotCheck('unknownSignature');
  const issuerId = issuerIdOf(credential);
  const proof = known.find((one) => methodOf(one).split('#')[0] === issuerId);
  if (!proof || !issuerId) return invalid('foreignKey');
  const method = methodOf(proof);
  if (!(await isUnderstood(credential))) return cannotCheck('unknownContext');
  const documents = await methodDocuments(method, issuerId, documentsOf);
  if (typeof documents === 'string') return cannotCheck(documents);
  const { verified, isTooComplex } = await fits({ ...credential, proof }, documents);
  if (verified) return { verdict: 'FITS' };
  return isTooComplex ? cannotCheck('tooComplex') : invalid('changed');
};
