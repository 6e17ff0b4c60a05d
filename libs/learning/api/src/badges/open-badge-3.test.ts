import { apiBase } from '@lms/contract';
import { createCourse, type TestApp } from '@lms/server/testing';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { foreignCredential, signedToken } from '../../testing/foreign-badges';
import { createForeignIssuers, type ForeignIssuers } from '../../testing/foreign-issuer';
import { issueCertificate } from '../certificates/issue';

let foreign: ForeignIssuers;
let issuer: ForeignIssuers['issuer3'];
/** Identifier of the issuer's site, and its host with its port. */
let did: string;
let host: string;

beforeAll(async () => {
  foreign = await createForeignIssuers();
  issuer = foreign.issuer3;
  ({ did, host } = issuer);
});
afterAll(() => foreign.close());
beforeEach(() => {
  foreign.forget();
  issuer.putDid();
});

const told = { holder: null, course: null, issuer: null, issuedAt: null, provenBy: null };
const valid = { verdict: 'VALID', reason: null, holder: 'রহিমা খাতুন' };
const foreignKey = { verdict: 'INVALID', reason: 'foreignKey', ...told };

describe('an Open Badge 3.0 of a site (did:web)', () => {
  it('is valid by a key of its document, inside or as a token', async () => {
    const expected = { ...valid, site: did, provenBy: host };
    expect(await foreign.check(await issuer.inside(did))).toMatchObject(expected);
    expect(await foreign.check(issuer.token(did))).toMatchObject(expected);
    const deep = `${did}:schools:weaving`;
    issuer.putDid({}, 'schools/weaving', deep);
    expect(await foreign.check(await issuer.inside(deep))).toMatchObject({ ...valid, site: deep });
  });

  it('takes keys as JWK, with short names, or written where they are used', async () => {
    const { crv, kty, x } = issuer.jwk;
    const method = { id: '#key', type: 'JsonWebKey', publicKeyJwk: { crv, kty, x } };
    issuer.putDid({ verificationMethod: [method], assertionMethod: ['#key'] });
    expect(await foreign.check(await issuer.inside(did))).toMatchObject(valid);
    foreign.forget();
    issuer.putDid({ verificationMethod: [], assertionMethod: [issuer.method()] });
    expect(await foreign.check(issuer.token(did))).toMatchObject(valid);
  });

  it('is invalid once a word of it was changed', async () => {
    const changed = { verdict: 'INVALID', reason: 'changed', ...told };
    expect(await foreign.check({ ...(await issuer.inside(did)), name: 'Master' })).toMatchObject(
      changed,
    );
    const [head, , tail] = issuer.token(did).split('.');
    const [, body] = issuer.token(did, { name: 'Master' }).split('.');
    expect(await foreign.check(`${head}.${body}.${tail}`)).toMatchObject(changed);
  });

  it.each([
    ['is not there', () => ({ verificationMethod: [], assertionMethod: [] })],
    ['is for something else', () => ({ assertionMethod: [], authentication: ['#key'] })],
    ['is for nothing that was said', () => ({ assertionMethod: undefined })],
    [
      'is somebody else’s',
      () => ({
        verificationMethod: [{ ...issuer.method(), controller: 'did:web:evil.example.org' }],
      }),
    ],
    [
      'was revoked',
      () => ({ verificationMethod: [{ ...issuer.method(), revoked: '2026-02-01T00:00:00Z' }] }),
    ],
  ])('is invalid by a key that %s', async (_why, document) => {
    issuer.putDid(document());
    expect(await foreign.check(await issuer.inside(did))).toMatchObject(foreignKey);
    expect(await foreign.check(issuer.token(did))).toMatchObject(foreignKey);
  });

  it('is invalid by a key of another site, and can not be checked by another’s document', async () => {
    const evil = `did:web:${encodeURIComponent(`evil.example.org:${new URL(`https://${host}`).port}`)}`;
    expect(await foreign.check(await issuer.inside(did, {}, `${evil}#key`))).toMatchObject(
      foreignKey,
    );
    issuer.putDid({ id: evil });
    expect(await foreign.check(await issuer.inside(did))).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'notThere',
      ...told,
    });
  });

  it.each([
    ['did:web:inside.example.org', 'refusedSite'],
    ['did:web:127.0.0.1', 'refusedSite'],
    ['did:web:badges.example.org%3A1', 'refusedSite'],
    ['did:web:nobody.example.org', 'notReached'],
    ['did:web:user%40badges.example.org', 'unknownSignature'],
    ['did:ion:EiClkZMDxPKqC9c', 'unknownSignature'],
  ])('can not be checked at %s: %s', async (id, reason) => {
    foreign.sites.nameServer.names.set('inside.example.org', [['10.0.0.1']]);
    expect(await foreign.check(await issuer.inside(id))).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason,
      ...told,
    });
  });
});

describe('an Open Badge 3.0 whose issuer is an address', () => {
  const setUp = (more: object = {}) => {
    const id = foreign.fresh();
    foreign.sites.put(id, {
      id,
      type: 'Profile',
      verificationMethod: [issuer.method(id)],
      ...more,
    });
    return id;
  };

  it('is valid by a key of its profile', async () => {
    const id = setUp();
    const expected = { ...valid, site: id, provenBy: host };
    expect(await foreign.check(await issuer.inside(id))).toMatchObject(expected);
    expect(await foreign.check(issuer.token(id))).toMatchObject(expected);
    expect(await foreign.check(issuer.token(id, { iss: id }))).toMatchObject(expected);
  });

  it('is valid by a key with an address of its own, on the same site alone', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const jwk = publicKey.export({ format: 'jwk' });
    const signed = (id: string, kid: string) =>
      signedToken(foreignCredential(id), privateKey, { alg: 'RS256', kid });
    const id = setUp({ verificationMethod: undefined });
    const kid = foreign.fresh();
    foreign.sites.put(kid, jwk);
    expect(await foreign.check(signed(id, kid))).toMatchObject({ ...valid, provenBy: host });
    // An issuer that names keys in its profile has no others.
    expect(await foreign.check(signed(setUp(), kid))).toMatchObject(foreignKey);
    const evil = foreign.fresh('evil.example.org');
    foreign.sites.put(evil, jwk);
    expect(await foreign.check(signed(id, evil))).toMatchObject(foreignKey);
    const owned = foreign.fresh();
    foreign.sites.put(owned, { ...issuer.method(), id: owned, controller: foreign.fresh() });
    expect(await foreign.check(issuer.token(id, {}, owned))).toMatchObject(foreignKey);
    expect(await foreign.check(issuer.token(id, {}, foreign.fresh()))).toMatchObject({
      reason: 'notThere',
    });
  });
});

describe('a certificate of another installation of this product', () => {
  let other: TestApp;
  const publicUrl = () => foreign.sites.originOf('learn.example.org');
  beforeAll(async () => {
    other = await createTestApp({ publicUrl: publicUrl() }, { rateLimits: false });
    for (const path of ['/.well-known/did.json', `${apiBase}/certificate/status/0`]) {
      foreign.sites.put(`${publicUrl()}${path}`, (_request, response) => {
        void other.app.inject(path).then(({ body }) => response.end(body));
      });
    }
  });
  afterAll(() => other.close());

  it('is valid by its site, and revoked once that has revoked it', async () => {
    const { course } = await createCourse(other.db, other.organizations.bcc.id);
    const earned = { userId: other.users.learner.id, courseId: course.id, percent: 90 };
    const { serial } = await other.db.transaction((tx) => issueCertificate(tx, other.deps, earned));
    const badge = (await other.anonymous.get(`/certificate/${serial}.json`)).json();
    const proved = { holder: 'learner', course: 'Web basics', provenBy: new URL(publicUrl()).host };
    expect(await foreign.check(badge)).toMatchObject({ verdict: 'VALID', serial: null, ...proved });
    await other
      .as(other.users.system)
      .put(`/certificate/${serial}/revoke`, { reason: 'A mistake' });
    foreign.forget();
    expect(await foreign.check(badge)).toMatchObject({ verdict: 'REVOKED', ...proved });
  });
});
