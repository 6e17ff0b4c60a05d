import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { foreignCredential, signedToken } from '../../testing/foreign-badges';
import { checkToken } from './check-token';
import { readBadge } from './read-badge';

/** Checks a token's signature; no site is asked. */
const check = async (text: string) => {
  const badge = readBadge(text);
  if (typeof badge === 'string' || !badge.token) throw new Error('no token');
  return checkToken(badge.document, badge.token, async () => 'issuerSite');
};

describe('a foreign token', () => {
  const withJwk = (kind: 'ec' | 'rsa') => {
    const { privateKey, publicKey } =
      kind === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    const did = `did:jwk:${Buffer.from(JSON.stringify(jwk)).toString('base64url')}`;
    return { privateKey, jwk, did };
  };

  it.each([
    ['ec', 'ES256'],
    ['rsa', 'RS256'],
  ] as const)('is valid by a key of the kind %s, and invalid once changed', async (kind, alg) => {
    const { privateKey, did } = withJwk(kind);
    const token = signedToken({ ...foreignCredential(did), iss: did }, privateKey, {
      alg,
      kid: `${did}#0`,
    });
    expect(await check(token)).toEqual({ verdict: 'FITS' });
    const [head, body = '', tail] = token.split('.');
    const forged = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('Weaver', 'Master'),
    ).toString('base64url');
    expect(await check(`${head}.${forged}.${tail}`)).toMatchObject({
      verdict: 'INVALID',
      reason: 'changed',
    });
  });

  it('proves nothing by a key in itself, by no algorithm, or by somebody else’s key', async () => {
    const { privateKey, jwk, did } = withJwk('ec');
    const credential = foreignCredential('https://issuer.example.org/1');
    const inside = signedToken(credential, privateKey, { alg: 'ES256', jwk });
    expect(await check(inside)).toMatchObject({ verdict: 'CANNOT_CHECK', reason: 'keyInFile' });
    const foreign = signedToken(credential, privateKey, { alg: 'ES256', kid: `${did}#0` });
    expect(await check(foreign)).toMatchObject({ verdict: 'INVALID', reason: 'foreignKey' });
    const none = inside.replace(/^[^.]+/, Buffer.from('{"alg":"none"}').toString('base64url'));
    expect(await check(none)).toMatchObject({ verdict: 'INVALID', reason: 'unsigned' });
    const mixed = signedToken(foreignCredential(did), privateKey, { alg: 'RS256', kid: did });
    expect(await check(mixed)).toMatchObject({ reason: 'unknownSignature' });
    const critical = { alg: 'ES256', kid: did, crit: ['x'] } as const;
    const unknown = signedToken(foreignCredential(did), privateKey, { ...critical, crit: ['x'] });
    expect(await check(unknown)).toMatchObject({ reason: 'unknownSignature' });
  });
});
