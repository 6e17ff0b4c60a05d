import { type KeyObject, verify } from 'node:crypto';
import { issuerIdOf } from './badge-facts';
import { cannotCheck, invalid, type ProofCheck } from './check-proof';
import { keyOfDid } from './did-keys';
import { canBelongTo, type IssuerKeys } from './issuer-keys';
import type { Json, JsonObject, Token } from './read-badge';

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

const keyNameOf = ({ header, payload }: Token): string | undefined => {
  const { kid } = header;
  const issuer = payload['iss'];
  const named = [kid, issuer].find((name: Json | undefined) => /^(did:|https:)/.test(String(name)));
  return typeof named === 'string' ? named : undefined;
};

/** Tells what only a token's header says about its signature: that it is none, or unknown. */
const refusalOf = ({ header, signature }: Token): ProofCheck | undefined => {
  const { alg, crit } = header;
  if (alg === 'none' || signature.length === 0) return invalid('unsigned');
  const isKnown = typeof alg === 'string' && Object.hasOwn(suits, alg);
  return isKnown && crit === undefined ? undefined : cannotCheck('unknownSignature');
};

/** Checks a token's signature by the keys of its issuer; none are there if it has no such key. */
export const checkSignature = (token: Token, keys: KeyObject[]): ProofCheck => {
  const refusal = refusalOf(token);
  if (refusal) return refusal;
  if (keys.length === 0) return invalid('foreignKey');
  const suited = keys.filter((key) => suits[String(token.header['alg'])]?.(key));
  if (suited.length === 0) return cannotCheck('unknownSignature');
  const isSigned = suited.some((key) => isSignedBy(key, token));
  return isSigned ? { verdict: 'FITS' } : invalid('changed');
};

/** Checks the signature of an Open Badge 3.0 that is a token (VC-JWT). */
export const checkToken = async (
  credential: JsonObject,
  token: Token,
  keysOf: IssuerKeys,
): Promise<ProofCheck> => {
  const refusal = refusalOf(token);
  if (refusal) return refusal;
  const issuerId = issuerIdOf(credential);
  const { iss } = token.payload;
  if (!issuerId || (iss !== undefined && iss !== issuerId)) return invalid('foreignKey');
  const name = keyNameOf(token);
  if (!name)
    return cannotCheck(token.header['jwk'] === undefined ? 'unknownSignature' : 'keyInFile');
  if (!canBelongTo(name, issuerId)) return invalid('foreignKey');
  if (/^did:(key|jwk):/.test(name)) {
    const key = keyOfDid(name);
    return key ? checkSignature(token, [key]) : cannotCheck('unknownSignature');
  }
  const keys = await keysOf(issuerId, name);
  return typeof keys === 'string' ? cannotCheck(keys) : checkSignature(token, keys);
};
