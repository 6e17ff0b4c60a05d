import { type KeyObject, verify } from 'node:crypto';
import { issuerIdOf } from './badge-facts';
import { cannotCheck, invalid, type IssuerDocuments, type ProofCheck } from './check-proof';
import { keyOfDid, keyOfJwk } from './did-keys';
import { isObject, type Json, type JsonObject, listOf, type Token } from './read-badge';

const leastRsaBits = 2048;

/** Tells whether a key is of the kind that an algorithm (RFC 7518, RFC 8037) signs with. */
const suits: Record<string, (key: KeyObject) => boolean> = {
  EdDSA: (key) => key.asymmetricKeyType === 'ed25519',
  ES256: (key) => key.asymmetricKeyDetails?.namedCurve === 'prime256v1',
  RS256: (key) =>
    key.asymmetricKeyType === 'rsa' &&
    (key.asymmetricKeyDetails?.modulusLength ?? 0) >= leastRsaBits,
};

const isSignedBy = (key: KeyObject, { header, signed, signature }: Token) =>
  verify(
    header['alg'] === 'EdDSA' ? null : 'sha256',
    Buffer.from(signed),
    header['alg'] === 'ES256' ? { key, dsaEncoding: 'ieee-p1363' } : key,
    signature,
  );

/** Finds a key in the documents of an issuer's site. */
const keyIn = (documents: ReadonlyMap<string, object>, method: string, issuerId: string) => {
  const controller = documents.get(issuerId) as JsonObject | undefined;
  const methods = listOf(controller?.['verificationMethod']).filter(isObject);
  const found = methods.find(({ id }) => id === method) ?? (method === issuerId && methods[0]);
  if (!found) return undefined;
  const multikey = found['publicKeyMultibase'];
  return typeof multikey === 'string'
    ? keyOfDid(`did:key:${multikey}`)
    : keyOfJwk(found['publicKeyJwk']);
};

const keyNameOf = ({ header, payload }: Token): string | undefined => {
  const { kid } = header;
  const issuer = payload['iss'];
  const named = [kid, issuer].find((name: Json | undefined) => /^(did:|https:)/.test(String(name)));
  return typeof named === 'string' ? named : undefined;
};

/** Checks the signature of an Open Badge 3.0 that is a token (VC-JWT). */
export const checkToken = async (
  credential: JsonObject,
  token: Token,
  documentsOf: IssuerDocuments,
): Promise<ProofCheck> => {
  const { alg, crit, jwk } = token.header;
  if (alg === 'none' || token.signature.length === 0) return invalid('unsigned');
  const isSuited = typeof alg === 'string' && Object.hasOwn(suits, alg) ? suits[alg] : undefined;
  if (!isSuited || crit !== undefined) return cannotCheck('unknownSignature');
  const issuerId = issuerIdOf(credential);
  const { iss } = token.payload;
  if (!issuerId || (iss !== undefined && iss !== issuerId)) return invalid('foreignKey');
  const name = keyNameOf(token);
  if (!name) return cannotCheck(jwk === undefined ? 'unknownSignature' : 'keyInFile');
  if (name.split('#')[0] !== issuerId) return invalid('foreignKey');
  let key = keyOfDid(name);
  if (!key && !/^did:(key|jwk):/.test(name)) {
    const documents = await documentsOf(issuerId);
    if (typeof documents === 'string') return cannotCheck(documents);
    key = keyIn(documents, name, issuerId);
    if (!key) return invalid('foreignKey');
  }
  if (!key || !isSuited(key)) return cannotCheck('unknownSignature');
  return isSignedBy(key, token) ? { verdict: 'FITS' } : invalid('changed');
};
