import type { CheckedBadge } from '@lms/learning/contract';
import { createCourse, type TestApp } from '@lms/server/testing';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import {
  createIssuer,
  foreignCredential,
  signedInside,
  signedToken,
} from '../../testing/foreign-badges';
import { issueCertificate } from '../certificates/issue';

let test: TestApp;
let issuer: Awaited<ReturnType<typeof createIssuer>>;
beforeAll(async () => {
  test = await createTestApp({}, { rateLimits: false });
  issuer = await createIssuer();
});
afterAll(() => test.close());

/** Checks a badge over the call. */
const check = async (badge: object | string): Promise<CheckedBadge> => {
  const text = typeof badge === 'string' ? badge : JSON.stringify(badge);
  const answer = await test.anonymous.post('/certificate/badge/verify', { badges: [text] });
  expect(answer.statusCode).toBe(200);
  return answer.json().badges[0].checked;
};

const certify = async () => {
  const { course } = await createCourse(test.db, test.organizations.bcc.id);
  const earned = { userId: test.users.learner.id, courseId: course.id, percent: 90 };
  const { serial } = await test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
  return { serial, badge: (await test.anonymous.get(`/certificate/${serial}.json`)).json() };
};

describe('a badge of this platform', () => {
  it('is valid by its signature and the register, and revoked once the register says so', async () => {
    const { serial, badge } = await certify();
    const valid = await check(badge);
    expect(valid).toMatchObject({
      verdict: 'VALID',
      serial,
      holder: 'learner',
      course: 'Web basics',
    });
    await test.as(test.users.system).put(`/certificate/${serial}/revoke`, { reason: 'A mistake' });
    expect(await check(badge)).toMatchObject({ verdict: 'REVOKED', serial });
  });

  it('tells since when and why it is revoked as its number does', async () => {
    const { serial, badge } = await certify();
    expect(await check(badge)).not.toHaveProperty('revoked');
    await test.as(test.users.system).put(`/certificate/${serial}/revoke`, { reason: 'A mistake' });
    const { certificate } = (await test.anonymous.get(`/certificate/verify/${serial}`)).json();
    expect(certificate.revocationReason).toBe('A mistake');
    expect(await check(badge)).toMatchObject({
      language: certificate.language,
      revoked: {
        revokedAt: certificate.revokedAt,
        revocationReason: certificate.revocationReason,
        replaced: false,
      },
    });
  });

  it('is invalid once a word of it was changed, and repeats none of its words', async () => {
    const { badge } = await certify();
    badge.credentialSubject.identifier[0].identityHash = 'Somebody else';
    const forged = await check(badge);
    expect(forged).toMatchObject({ verdict: 'INVALID', reason: 'changed', holder: null });
    expect(await check({ ...badge, proof: undefined })).toMatchObject({
      verdict: 'INVALID',
      reason: 'unsigned',
    });
  });

  it('is invalid if a word was added that the signature does not cover', async () => {
    const { badge } = await certify();
    expect(await check({ ...badge, grade: 'A' })).toMatchObject({ verdict: 'INVALID' });
  });

  it('can not be made by somebody else in its name', async () => {
    const { badge } = await certify();
    const mine = JSON.parse(JSON.stringify({ ...badge, proof: undefined }));
    const forged = await signedInside(structuredClone(mine), issuer);
    expect(await check(forged)).toMatchObject({ verdict: 'INVALID', reason: 'foreignKey' });
    const did = badge.issuer.id;
    const claimed = await signedInside(
      mine,
      issuer,
      `${did}#${badge.proof[0].verificationMethod.split('#')[1]}`,
    );
    expect(await check(claimed)).toMatchObject({ verdict: 'INVALID', reason: 'changed' });
  });
});

describe('a foreign Open Badge 3.0', () => {
  it('is valid if the key that is its issuer signed it', async () => {
    const badge = await signedInside(foreignCredential(issuer.did), issuer);
    expect(await check(badge)).toEqual({
      verdict: 'VALID',
      reason: null,
      serial: null,
      holder: 'রহিমা খাতুন',
      course: 'Weaver of fine cloth',
      issuer: 'School of Weaving',
      isHolderHashed: false,
      site: issuer.did,
      provenBy: null,
      issuedAt: '2026-01-05T00:00:00.000Z',
    });
  });

  it('is expired, not valid yet, or of unknown revocation, whatever its signature', async () => {
    const signed = (more: object) => signedInside(foreignCredential(issuer.did, more), issuer);
    const past = await signed({ validUntil: '2026-07-01T00:00:00Z' });
    expect(await check(past)).toMatchObject({ verdict: 'EXPIRED', course: 'Weaver of fine cloth' });
    const other = await createIssuer();
    const future = signedToken(
      foreignCredential(other.did, { validFrom: '2030-01-01T00:00:00Z' }),
      other.privateKey,
      { alg: 'EdDSA', kid: other.method },
    );
    expect(await check(future)).toMatchObject({ verdict: 'INVALID', reason: 'notYet' });
    const status = {
      id: 'https://issuer.example.org/status/1#7',
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '7',
      statusListCredential: 'https://issuer.example.org/status/1',
    };
    const open = await signed({ credentialStatus: status });
    expect(await check(open)).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'revocationSite',
      holder: 'রহিমা খাতুন',
    });
  });

  it('can not be checked if its key is on a site, and repeats nothing unproved', async () => {
    const site = 'https://issuer.example.org/issuers/1';
    const badge = await signedInside(foreignCredential(site), issuer, `${site}#key`);
    expect(await check(badge)).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'issuerSite',
      holder: null,
      issuer: null,
      site,
    });
    const web = await signedInside(
      foreignCredential('did:web:issuer.example.org'),
      issuer,
      'did:web:issuer.example.org#key',
    );
    expect(await check(web)).toMatchObject({ verdict: 'CANNOT_CHECK', reason: 'issuerSite' });
  });

  it.each([
    [
      'words of an unknown context',
      { '@context': ['https://www.w3.org/ns/credentials/v2', 'https://evil.example.org/context'] },
      'unknownContext',
    ],
    [
      'words that it explains itself',
      {
        '@context': [
          'https://www.w3.org/ns/credentials/v2',
          { name: 'https://evil.example.org/name' },
        ],
      },
      'unknownContext',
    ],
    [
      'an unknown kind of signature',
      { proof: { type: 'DataIntegrityProof', cryptosuite: 'bbs-2023' } },
      'unknownSignature',
    ],
  ])('can not be checked with %s', async (_, more, reason) => {
    const badge = await signedInside(foreignCredential(issuer.did), issuer);
    expect(await check({ ...badge, ...more })).toMatchObject({ verdict: 'CANNOT_CHECK', reason });
  });

  it('says nothing that could turn the order of a line', async () => {
    const name = 'Weaver\u202e\u0000 <b>Salim</b>\nsecond line';
    const credential = foreignCredential(issuer.did, {
      issuer: { id: issuer.did, type: ['Profile'], name },
    });
    const badge = signedToken(credential, issuer.privateKey, { alg: 'EdDSA', kid: issuer.method });
    expect((await check(badge)).issuer).toBe('Weaver <b>Salim</b> second line');
  });
});

describe('an Open Badge 2.0', () => {
  const assertion = (more: object = {}) => ({
    '@context': 'https://w3id.org/openbadges/v2',
    type: 'Assertion',
    id: 'https://badges.example.org/assertions/1',
    recipient: { type: 'email', hashed: false, identity: 'rahima@example.org' },
    badge: 'https://badges.example.org/classes/1',
    issuedOn: '2026-01-05T00:00:00Z',
    verification: { type: 'hosted' },
    ...more,
  });

  it('is confirmed by its own site only, and says which', async () => {
    expect(await check(assertion())).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'hosted',
      site: 'https://badges.example.org/assertions/1',
      holder: null,
    });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const creator = 'https://badges.example.org/key';
    const signed = assertion({ verification: { type: 'signed', creator } });
    expect(await check(signedToken(signed, privateKey, { alg: 'RS256' }))).toMatchObject({
      verdict: 'CANNOT_CHECK',
      reason: 'issuerSite',
      site: creator,
    });
  });

  it('is expired or not valid yet by its own dates', async () => {
    expect(await check(assertion({ expires: '2026-02-01T00:00:00Z' }))).toMatchObject({
      verdict: 'EXPIRED',
    });
    expect(await check(assertion({ issuedOn: '2030-01-05T00:00:00Z' }))).toMatchObject({
      verdict: 'INVALID',
      reason: 'notYet',
    });
  });
});

describe('what is no badge', () => {
  it.each([
    ['a text', 'hello'],
    ['a list', '[1]'],
    ['another JSON', '{"a":1}'],
    ['an Assertion of other words', '{"@context":"https://example.org","type":"Assertion"}'],
    ['a credential without a subject', '{"type":["VerifiableCredential"]}'],
    ['a token of nothing', 'a.b.c'],
  ])('is called so: %s', async (_, text) => {
    expect(await check(text)).toMatchObject({ verdict: 'CANNOT_CHECK', reason: 'notABadge' });
  });

  it('is not looked into if it is deep or large', async () => {
    expect(await check(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).toMatchObject({
      reason: 'tooComplex',
    });
    expect(await check({ a: Array.from({ length: 6000 }, () => 1) })).toMatchObject({
      reason: 'tooComplex',
    });
    const answer = await test.anonymous.post('/certificate/badge/verify', {
      badges: ['x'.repeat(200_001)],
    });
    expect(answer.statusCode).toBe(400);
  });

  it('is given up if its parts can be told apart only with great effort', async () => {
    const node = (at: number): object => ({
      type: ['Profile'],
      name: 'same',
      ...(at > 0 && { parentOrg: node(at - 1) }),
    });
    const badge = await signedInside(foreignCredential(issuer.did), issuer);
    const started = performance.now();
    const result = await check({
      ...badge,
      endorsement: [],
      issuer: {
        id: issuer.did,
        type: ['Profile'],
        otherIdentifier: Array.from({ length: 300 }, () => ({ type: 'IdentifierEntry' })),
        parentOrg: node(8),
      },
    });
    expect(result.verdict).not.toBe('VALID');
    expect(performance.now() - started).toBeLessThan(5000);
  });
});
