import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedToken } from '../../testing/foreign-badges';
import { createForeignIssuers, type ForeignIssuers } from '../../testing/foreign-issuer';

let foreign: ForeignIssuers;
beforeAll(async () => void (foreign = await createForeignIssuers()));
afterAll(() => foreign.close());
beforeEach(() => {
  foreign.forget();
  foreign.issuer2.profile();
  foreign.issuer2.badgeClass();
});

/** Puts an assertion on a site, and returns it as a file would have it. */
const hosted = (more: object = {}, host?: Parameters<ForeignIssuers['fresh']>[0]) => {
  const assertion = foreign.issuer2.assertion(foreign.fresh(host), more);
  foreign.sites.put(assertion.id, assertion);
  return assertion;
};
const told = { holder: null, course: null, issuer: null, issuedAt: null, provenBy: null };

describe('a hosted Open Badge 2.0', () => {
  it('is valid if its site says the same, and says what its site says', async () => {
    const badge = hosted();
    const expected = {
      verdict: 'VALID',
      reason: null,
      serial: null,
      holder: 'rahima@example.org',
      isHolderHashed: false,
      course: 'Weaver',
      issuer: 'School of Weaving',
      site: foreign.issuer2.address('issuer'),
      provenBy: new URL(foreign.issuer2.origin).host,
      issuedAt: '2026-01-05T00:00:00.000Z',
    };
    expect(await foreign.check(badge)).toEqual(expected);
    expect(await foreign.check(` ${badge.id}\n`)).toEqual(expected);
    const embedded = hosted({ badge: { name: 'Dyer', issuer: foreign.issuer2.address('issuer') } });
    expect(await foreign.check(embedded)).toMatchObject({ verdict: 'VALID', course: 'Dyer' });
  });

  it('tells that it names its holder only as a hash', async () => {
    const recipient = { type: 'email', hashed: true, salt: 'x', identity: 'sha256$c7ef86' };
    const badge = hosted({ recipient });
    expect(await foreign.check(badge)).toMatchObject({
      verdict: 'VALID',
      holder: null,
      isHolderHashed: true,
    });
  });

  it('is revoked or expired once its site says so', async () => {
    const revoked = hosted();
    foreign.sites.put(revoked.id, { ...revoked, revoked: true });
    expect(await foreign.check(revoked)).toMatchObject({ verdict: 'REVOKED', course: 'Weaver' });
    const gone = hosted();
    foreign.sites.put(gone.id, (_request, response) => response.writeHead(410).end('{}'));
    expect(await foreign.check(gone)).toMatchObject({ verdict: 'REVOKED', ...told });
    const bare = hosted();
    foreign.sites.put(bare.id, { id: bare.id, revoked: true });
    expect(await foreign.check(bare)).toMatchObject({ verdict: 'REVOKED', ...told });
    const expired = hosted({ expires: '2026-02-01T00:00:00Z' });
    const longer = { ...expired, expires: '2099-02-01T00:00:00Z' };
    for (const badge of [expired, longer, expired.id]) {
      expect(await foreign.check(badge)).toMatchObject({ verdict: 'EXPIRED', course: 'Weaver' });
    }
  });

  it.each([
    ['its holder', { recipient: { type: 'email', identity: 'salim@example.org' } }],
    ['its badge', { badge: 'https://badges.example.org/master' }],
    ['its day', { issuedOn: '2020-01-05T00:00:00Z' }],
  ])('is invalid if the file was changed: %s', async (_part, more) => {
    expect(await foreign.check({ ...hosted(), ...more })).toMatchObject({
      verdict: 'INVALID',
      reason: 'differs',
      ...told,
    });
  });

  it('is invalid on a site that its issuer does not name', async () => {
    const foreignSite = { verdict: 'INVALID', reason: 'foreignSite', ...told };
    expect(await foreign.check(hosted({}, 'evil.example.org'))).toMatchObject(foreignSite);
    const evil = foreign.sites.originOf('evil.example.org');
    foreign.forget();
    foreign.issuer2.profile({ verification: { allowedOrigins: [new URL(evil).host] } });
    expect(await foreign.check(hosted({}, 'evil.example.org'))).toMatchObject({ verdict: 'VALID' });
    // The issuer's own site counts only as long as nothing else is said.
    expect(await foreign.check(hosted())).toMatchObject(foreignSite);
    foreign.forget();
    foreign.issuer2.profile({ verification: { startsWith: [`${evil}/`, 'not an address'] } });
    expect(await foreign.check(hosted({}, 'evil.example.org'))).toMatchObject({ verdict: 'VALID' });
    foreign.forget();
    // No beginning of a longer name.
    foreign.issuer2.profile({ verification: { startsWith: evil.replace(/.:\d+$/, '') } });
    expect(await foreign.check(hosted({}, 'evil.example.org'))).toMatchObject(foreignSite);
  });

  it('can not be checked if it, its class or its issuer is not what was asked for', async () => {
    const notThere = { verdict: 'CANNOT_CHECK', reason: 'notThere', ...told };
    expect(await foreign.check(foreign.issuer2.assertion(foreign.fresh()))).toMatchObject(notThere);
    const moved = hosted();
    foreign.sites.put(moved.id, { ...moved, id: foreign.fresh() });
    expect(await foreign.check(moved)).toMatchObject(notThere);
    const other = hosted();
    foreign.sites.put(other.id, { id: other.id, type: 'BadgeClass' });
    expect(await foreign.check(other)).toMatchObject(notThere);
    const signed = hosted({ verification: { type: 'SignedBadge' } });
    expect(await foreign.check(signed.id)).toMatchObject({ reason: 'unknownSignature', ...told });
    foreign.issuer2.badgeClass({ issuer: foreign.fresh() });
    foreign.forget();
    expect(await foreign.check(hosted())).toMatchObject(notThere);
  });

  it.each([
    ['a redirect', 302, { location: 'https://badges.example.org/' }, '', 'notReached'],
    ['a fault', 500, {}, '', 'notReached'],
    ['too much', 200, {}, `"${'x'.repeat(200_000)}"`, 'notReadable'],
    ['no JSON', 200, {}, '<html></html>', 'notReadable'],
    ['something deep', 200, {}, `${'['.repeat(100)}${']'.repeat(100)}`, 'notReadable'],
  ])(
    'can not be checked if its site answers with %s',
    async (_kind, status, head, body, reason) => {
      const badge = hosted();
      foreign.sites.put(badge.id, (_request, response) =>
        response.writeHead(status, head).end(body),
      );
      const before = foreign.sites.requests.length;
      expect(await foreign.check(badge)).toMatchObject({
        verdict: 'CANNOT_CHECK',
        reason,
        ...told,
      });
      expect(foreign.sites.requests.length - before).toBe(1);
    },
  );

  it('can not be checked if its site is slow, and does not hold up others', async () => {
    const slow = hosted();
    foreign.sites.put(slow.id, (_request, response) => response.writeHead(200).write('{'));
    const badges = (await foreign.call([slow, hosted()])).json().badges;
    expect(badges[0].checked).toMatchObject({ verdict: 'CANNOT_CHECK', reason: 'notReached' });
    expect(badges[1].checked).toMatchObject({ verdict: 'VALID' });
  });

  it.each([
    ['http://badges.example.org/1', []],
    ['https://user:secret@badges.example.org/1', []],
    ['https://badges.example.org:8080/1', []],
    ['https://127.0.0.1/1', []],
    ['https://[::ffff:10.0.0.1]/1', []],
    ['https://inside.example.org/1', ['127.0.0.1']],
    ['https://inside.example.org/1', ['10.0.0.1']],
    ['https://inside.example.org/1', ['8.8.8.8', '::1']],
    ['https://inside.example.org/1', ['::ffff:7f00:1']],
    ['urn:uuid:5f1d1c5e-0b58-4d5e-9b1c-8a4d9c1d2e3f', []],
  ])('asks no address inside: %s %s', async (id, addresses) => {
    foreign.sites.nameServer.names.set('inside.example.org', [addresses]);
    expect(await foreign.check(foreign.issuer2.assertion(id))).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'refusedSite',
      ...told,
    });
  });

  it('asks an issuer once about many, and each site and caller only so much', async () => {
    const badges = Array.from({ length: 60 }, () => hosted());
    const asked = (address: string) =>
      foreign.sites.requests.filter((one) => one.address === address).length;
    const before = asked(foreign.issuer2.address('issuer'));
    for (const start of [0, 20]) {
      expect((await foreign.call(badges.slice(start, start + 20))).statusCode).toBe(200);
    }
    const refused = await foreign.call(badges.slice(40));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(asked(foreign.issuer2.address('issuer')) - before).toBe(1);
    foreign.test.clock.advance(60_000);
    const { badges: rest } = (await foreign.call(badges.slice(40))).json();
    expect(new Set(rest.map((one: { checked: object }) => JSON.stringify(one.checked))).size).toBe(
      1,
    );
    expect(rest[0].checked.verdict).toBe('VALID');
    // What was answered before the limit is not asked for again.
    expect(badges.map(({ id }) => asked(id))).toEqual(badges.map(() => 1));
  });
});

describe('a signed Open Badge 2.0', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }).toString();
  const id = 'urn:uuid:5f1d1c5e-0b58-4d5e-9b1c-8a4d9c1d2e3f';
  const signed = (verification: object = {}, key = privateKey) =>
    signedToken(
      foreign.issuer2.assertion(id, {
        verification: {
          type: 'SignedBadge',
          creator: foreign.issuer2.address('key'),
          ...verification,
        },
      }),
      key,
      { alg: 'RS256' },
    );
  const putKey = (more: object = {}) =>
    foreign.issuer2.put('key', {
      type: 'CryptographicKey',
      owner: foreign.issuer2.address('issuer'),
      publicKeyPem: pem(publicKey),
      ...more,
    });
  const list = { publicKey: '', revocationList: '' };
  beforeEach(() => {
    list.publicKey = foreign.issuer2.address('key');
    list.revocationList = foreign.issuer2.address('revoked');
    foreign.issuer2.profile(list);
    foreign.issuer2.put('revoked', { type: 'RevocationList', revokedAssertions: [] });
    putKey();
  });

  it('is valid by a key that its issuer names, whether the badge names it or not', async () => {
    expect(await foreign.check(signed())).toMatchObject({
      verdict: 'VALID',
      course: 'Weaver',
      issuer: 'School of Weaving',
      provenBy: new URL(foreign.issuer2.origin).host,
    });
    expect(await foreign.check(signed({ creator: undefined }))).toMatchObject({ verdict: 'VALID' });
    foreign.forget();
    const key = { id: list.publicKey, publicKeyPem: pem(publicKey) };
    foreign.issuer2.profile({ publicKey: [key] });
    expect(await foreign.check(signed())).toMatchObject({ verdict: 'VALID' });
  });

  it('is invalid without its signature', async () => {
    const verification = { type: 'SignedBadge', creator: foreign.issuer2.address('key') };
    expect(await foreign.check(foreign.issuer2.assertion(id, { verification }))).toMatchObject({
      verdict: 'INVALID',
      reason: 'unsigned',
      ...told,
    });
  });

  it('is invalid by another key, or once it was changed', async () => {
    const changed = { verdict: 'INVALID', reason: 'changed', ...told };
    expect(await foreign.check(signed({}, other.privateKey))).toMatchObject(changed);
    const [head, body = '', tail] = signed().split('.');
    const text = Buffer.from(body, 'base64url').toString().replace('rahima@', 'salima@');
    const forged = `${head}.${Buffer.from(text).toString('base64url')}.${tail}`;
    expect(await foreign.check(forged)).toMatchObject(changed);
  });

  it('is invalid by a key that is not its issuer’s', async () => {
    const foreignKey = { verdict: 'INVALID', reason: 'foreignKey', ...told };
    const mine = foreign.fresh('evil.example.org');
    const owner = foreign.issuer2.address('issuer');
    foreign.sites.put(mine, { id: mine, owner, publicKeyPem: pem(other.publicKey) });
    const claimed = signed({ creator: mine }, other.privateKey);
    expect(await foreign.check(claimed)).toMatchObject(foreignKey);
    putKey({ owner: 'https://evil.example.org/issuer' });
    expect(await foreign.check(signed())).toMatchObject(foreignKey);
    foreign.forget();
    foreign.issuer2.profile();
    expect(await foreign.check(signed())).toMatchObject(foreignKey);
  });

  it.each([
    ['its identifier', [id]],
    ['an entry with a reason', [{ id, revocationReason: 'A mistake' }]],
    ['an entry of older versions', [{ uid: id }]],
  ])('is revoked by %s in its issuer’s list', async (_form, revokedAssertions) => {
    foreign.issuer2.put('revoked', { revokedAssertions: ['urn:uuid:0', ...revokedAssertions] });
    expect(await foreign.check(signed())).toMatchObject({ verdict: 'REVOKED', course: 'Weaver' });
  });

  it('can not be checked without key or list of revocations', async () => {
    foreign.sites.put(foreign.issuer2.address('revoked'), '[]');
    expect(await foreign.check(signed())).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'listNotRead',
      course: 'Weaver',
    });
    foreign.forget();
    foreign.issuer2.put('key', { id: 'https://evil.example.org/key' });
    expect(await foreign.check(signed())).toMatchObject({ reason: 'notThere', ...told });
  });
});
