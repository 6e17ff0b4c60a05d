import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { type Credential, verifyCredential } from '@digitalbazaar/vc';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import { apiBase } from '@lms/contract';
import { certificateKeys, courses } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { schemaFaults } from '../../testing/open-badge-schema';
import { issueCertificate } from './issue';
import { loadContext } from './issuer';

const publicUrl = 'https://learn.example.org:8443';
const did = 'did:web:learn.example.org%3A8443';
let test: TestApp;
beforeAll(async () => void (test = await createTestApp({ publicUrl })));
afterAll(() => test.close());

const certify = async (percent: number | null, userId = test.users.learner.id) => {
  const { course } = await createCourse(test.db, test.organizations.bcc.id);
  const earned = { userId, courseId: course.id, percent };
  return test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
};
const badgeOf = (serial: string) => test.anonymous.get(`/certificate/${serial}.json`);
const loadDid = async () => (await test.app.inject('/.well-known/did.json')).json();
const revoke = (serial: string) =>
  test.as(test.users.system).put(`/certificate/${serial}/revoke`, { reason: 'A mistake' });

/** Verifies as a third party would: with what the site publishes and nothing else. */
const check = async (credential: Credential) => {
  const load = async (url: string) => {
    const loaded = (document: unknown) => ({ contextUrl: null, document, documentUrl: url });
    const listPath = `${publicUrl}${apiBase}`;
    if (url.startsWith(listPath)) {
      return loaded((await test.anonymous.get(url.slice(listPath.length))).json());
    }
    if (!url.startsWith(did)) return loadContext(url);
    const document = await loadDid();
    const method = document.verificationMethod.find(({ id }: { id: string }) => id === url);
    return loaded(method ?? document);
  };
  const { verified, statusResult } = await verifyCredential({
    credential,
    documentLoader: load,
    checkStatus,
    suite: new DataIntegrityProof({ cryptosuite }),
  });
  return { verified, revoked: statusResult?.results[0]?.status };
};

describe('the Open Badge of a certificate', () => {
  it('is proved by what the site publishes', async () => {
    const { serial } = await certify(83.33);
    const answer = await badgeOf(serial);
    expect(answer.headers['content-type']).toContain('application/vc');
    expect(answer.headers['content-disposition']).toContain(`${serial}.json`);
    const badge = answer.json();
    expect(badge).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: did, name: 'Skills Bangladesh', url: publicUrl },
      validFrom: test.clock.now().toISOString(),
      credentialSubject: {
        identifier: [{ identityHash: 'learner', identityType: 'name', hashed: false }],
        achievement: {
          name: 'Web basics',
          inLanguage: 'en',
          creator: { type: ['Profile'], name: 'Computer Council' },
        },
        result: [{ value: '83.33' }],
      },
      proof: [{ cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' }],
    });
    expect(await check(badge)).toEqual({ verified: true, revoked: false });
  });

  it('has the form that Open Badges 3.0 asks for, with a list of proofs', async () => {
    for (const percent of [83.33, null]) {
      const badge = (await badgeOf((await certify(percent)).serial)).json();
      expect(schemaFaults(badge)).toEqual([]);
    }
    const badge = (await badgeOf((await certify(70)).serial)).json();
    const [proof] = badge.proof;
    expect(schemaFaults({ ...badge, proof })).not.toEqual([]);
    const turned = { ...badge, '@context': badge['@context'].toReversed() };
    expect(schemaFaults(turned)).not.toEqual([]);
    expect(schemaFaults({ ...badge, issuer: { ...badge.issuer, fullName: 'x' } })).not.toEqual([]);
  });

  it('names its issuer in one way, whoever gave the course and in which language', async () => {
    const inEnglish = await certify(70);
    const { course } = await createCourse(test.db, test.organizations.other.id);
    await test.db.update(courses).set({ language: 'bn' }).where(eq(courses.id, course.id));
    const earned = { userId: test.users.learner.id, courseId: course.id, percent: 80 };
    const other = await test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
    const badges = [(await badgeOf(inEnglish.serial)).json(), (await badgeOf(other.serial)).json()];
    expect(badges[0].issuer).toEqual(badges[1].issuer);
    const [one, two] = badges.map((badge) => badge.credentialSubject.achievement.creator);
    expect(one.name).not.toBe(two.name);
    expect(one.id).not.toBe(two.id);
  });

  it('has an image that other sites may show', async () => {
    const badge = (await badgeOf((await certify(70)).serial)).json();
    const { id } = badge.credentialSubject.achievement.image;
    const answer = await test.app.inject(id.slice(publicUrl.length));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  });

  it('can be taken with its picture, in which the whole badge is baked', async () => {
    const { serial } = await certify(83.33);
    const png = await test.anonymous.get(`/certificate/${serial}.png`);
    expect(png.headers['content-type']).toBe('image/png');
    expect(png.headers['content-disposition']).toBe(`attachment; filename="${serial}.png"`);
    expect(await sharp(png.rawPayload).stats()).toMatchObject({ isOpaque: false });
    const { width, comments } = await sharp(png.rawPayload).metadata();
    expect(width).toBe(512);
    const [baked] = (comments ?? []).filter(({ keyword }) => keyword === 'openbadgecredential');
    expect(await check(JSON.parse(baked?.text ?? ''))).toEqual({ verified: true, revoked: false });

    const svg = await test.anonymous.get(`/certificate/${serial}.svg`);
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.headers['content-disposition']).toBe(`attachment; filename="${serial}.svg"`);
    expect((await sharp(svg.rawPayload).metadata()).width).toBe(512);
    const [, text = ''] =
      /<openbadges:credential xmlns:openbadges="https:\/\/purl\.imsglobal\.org\/ob\/v3p0"><!\[CDATA\[(.*?)\]\]>/s.exec(
        svg.body,
      ) ?? [];
    expect(await check(JSON.parse(text))).toEqual({ verified: true, revoked: false });
  });

  it('stays whole in a picture, whatever the name of the course', async () => {
    const title = ']]></openbadges:credential><script>alert(1)</script> শ্রী ]]>';
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    await test.db.update(courses).set({ title }).where(eq(courses.id, course.id));
    const earned = { userId: test.users.learner.id, courseId: course.id, percent: 80 };
    const { serial } = await test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
    const { body } = await test.anonymous.get(`/certificate/${serial}.svg`);
    expect(body.match(/\]\]>/g)).toHaveLength(1);
    const text = body.slice(body.indexOf('CDATA[') + 6, body.indexOf(']]>'));
    expect(JSON.parse(text).credentialSubject.achievement.name).toBe(title);
  });

  it('is worth nothing once a word of it is changed', async () => {
    const badge = (await badgeOf((await certify(70)).serial)).json();
    const forged = structuredClone(badge);
    forged.credentialSubject.identifier[0].identityHash = 'Somebody else';
    expect(await check(forged)).toMatchObject({ verified: false });
    const better = structuredClone(badge);
    better.credentialSubject.result[0].value = '100';
    expect(await check(better)).toMatchObject({ verified: false });
  });

  it('has no result for a course without a final quiz', async () => {
    const badge = (await badgeOf((await certify(null)).serial)).json();
    expect(badge.credentialSubject.result).toBeUndefined();
    expect(badge.credentialSubject.achievement.criteria.narrative).not.toContain('quiz');
  });

  it('is known to be revoked by the list, also to those who kept it', async () => {
    const [kept, other] = [await certify(90), await certify(90, test.users.otherLearner.id)];
    const badge = (await badgeOf(kept.serial)).json();
    await revoke(kept.serial);
    expect(await check(badge)).toEqual({ verified: true, revoked: true });
    for (const format of ['json', 'png', 'svg']) {
      const { statusCode } = await test.anonymous.get(`/certificate/${kept.serial}.${format}`);
      expect(statusCode).toBe(404);
    }
    const standing = (await badgeOf(other.serial)).json();
    expect(await check(standing)).toEqual({ verified: true, revoked: false });
  });

  it('stays provable after the key was replaced', async () => {
    const badge = (await badgeOf((await certify(80)).serial)).json();
    const [key] = await test.db.select().from(certificateKeys);
    const publicKey = `-----BEGIN PUBLIC KEY-----
MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=
-----END PUBLIC KEY-----`;
    const createdAt = '2999-01-01T00:00:00.000Z';
    await test.db.insert(certificateKeys).values({ ...key!, id: 'newer', publicKey, createdAt });
    expect((await loadDid()).assertionMethod).toEqual([`${did}#${key!.id}`, `${did}#newer`]);
    expect(await check(badge)).toEqual({ verified: true, revoked: false });
  });

  it('can be proved by a page of another site', async () => {
    for (const url of ['/.well-known/did.json', `${apiBase}/certificate/status/0`]) {
      const { headers } = await test.app.inject(url);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    }
  });

  it('is there for certificates only, and a list for those that exist', async () => {
    expect((await badgeOf('LMS-00000-00000-00000-00000')).statusCode).toBe(404);
    expect((await badgeOf(v7())).statusCode).toBe(404);
    for (const list of ['1', '-1', '0.5', 'x', '9999999', '0x0']) {
      expect((await test.anonymous.get(`/certificate/status/${list}`)).statusCode).toBe(404);
    }
  });
});
