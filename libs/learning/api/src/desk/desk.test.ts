import {
  type CheckedBadge,
  maxSerials,
  sheetTrailer,
  sheetTrailerLength,
} from '@lms/learning/contract';
import { createCourse, pdfPages, type TestApp } from '@lms/server/testing';
import { wordsIn } from '@lms/words';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { issueCertificate } from '../certificates/issue';
import { receiptOf } from './receipts';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp({}, { rateLimits: false })));
afterAll(() => test.close());

const certify = async () => {
  const { course } = await createCourse(test.db, test.organizations.bcc.id);
  const earned = { userId: test.users.learner.id, courseId: course.id, percent: 90 };
  return test.db.transaction((tx) => issueCertificate(tx, test.deps, earned));
};
const many = (serials: unknown) => test.anonymous.post('/certificate/verify/many', { serials });
const one = async (serial: string) =>
  (await test.anonymous.get(`/certificate/verify/${encodeURIComponent(serial)}`)).json();
const unknown = 'LMS-00000-00000-00000-00000';

describe('many certificates at once', () => {
  it('are told as each alone would be, in the order and the form in which they were asked', async () => {
    const [valid, revoked] = [await certify(), await certify()];
    const reason = { reason: 'A mistake' };
    await test.as(test.users.system).put(`/certificate/${revoked.serial}/revoke`, reason);
    const asked = [
      unknown,
      revoked.serial,
      valid.serial.toLowerCase().replaceAll('-', ' '),
      'x',
      valid.serial,
      '%',
    ];
    const { verifications } = (await many(asked)).json();
    expect(verifications).toEqual(await Promise.all(asked.map(one)));
    expect(verifications.map(({ status }: { status: string }) => status)).toEqual([
      'UNKNOWN',
      'REVOKED',
      'VALID',
      'UNKNOWN',
      'VALID',
      'UNKNOWN',
    ]);
  });

  it('are at most a thousand', async () => {
    const serials = Array.from({ length: maxSerials + 1 }, () => unknown);
    expect((await many(serials.slice(1))).json().verifications).toHaveLength(maxSerials);
    for (const bad of [serials, 'x', [null], ['x'.repeat(61)], undefined]) {
      expect((await many(bad)).statusCode).toBe(400);
    }
  });

  it('are not asked without end', async () => {
    const limited = await createTestApp({}, { rateLimits: true });
    const codes: number[] = [];
    for (let call = 0; call < 13; call += 1) {
      const path = '/certificate/verify/many';
      codes.push((await limited.anonymous.post(path, { serials: [unknown] })).statusCode);
    }
    await limited.close();
    expect(codes.slice(-2)).toEqual([200, 429]);
  });
});

describe('the bytes that a certificate’s signature covers', () => {
  it('are proved by the published key, and say what the certificate says', async () => {
    const { serial, holderName } = await certify();
    const proof = (await test.anonymous.get(`/certificate/${serial}.proof`)).json();
    const keys = (await test.anonymous.get('/certificate/key')).json();
    const key = keys.find(({ id }: { id: string }) => id === proof.key);
    const hash = (text: string) => createHash('sha256').update(text).digest();
    const isSigned = (document: string) =>
      verify(
        null,
        Buffer.concat([hash(proof.proof), hash(document)]),
        createPublicKey(key.publicKey),
        Buffer.from(proof.signature, 'base64url'),
      );
    expect(isSigned(proof.document)).toBe(true);
    expect(isSigned(proof.document.replace(holderName, 'Somebody'))).toBe(false);
    expect(proof.document).toContain(`identityHash> "${holderName}"`);
    expect(proof.document).toContain(`/verify/${serial}>`);
  });

  it('are there for valid certificates only', async () => {
    const { serial } = await certify();
    const reason = { reason: 'A mistake' };
    await test.as(test.users.system).put(`/certificate/${serial}/revoke`, reason);
    for (const asked of [serial, unknown]) {
      expect((await test.anonymous.get(`/certificate/${asked}.proof`)).statusCode).toBe(404);
    }
  });
});

describe('a result sheet', () => {
  const sheet = (body: object) => test.anonymous.post('/certificate/sheet', body);
  const fileCheck = async (file: Buffer) => {
    const [, key, signature] =
      sheetTrailer.exec(file.subarray(-sheetTrailerLength).toString('latin1')) ?? [];
    const bytes = file.subarray(0, -sheetTrailerLength);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const answer = await test.anonymous.post('/certificate/sheet/verify', {
      sha256,
      key,
      signature,
    });
    return answer.json();
  };
  const addressIn = (file: Buffer) =>
    /\/verify\/sheet\?seal=([\w.-]+)/.exec(file.toString('latin1'))?.[1] ?? '';

  it('is signed as a file and by its code, and neither can be changed', async () => {
    const { serial } = await certify();
    const receipt = (
      await test.anonymous.post('/certificate/badge/verify', { badges: ['{}'] })
    ).json().badges[0].receipt;
    const answer = await sheet({
      language: 'bn',
      askedBy: 'ঢাকা টেক্সটাইল',
      rows: [
        { given: serial, serial },
        { given: unknown, serial: unknown },
        { given: 'badge.json', receipt },
        { given: '=1+1 <b>.pdf' },
      ],
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    const file = answer.rawPayload;
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await fileCheck(file)).toEqual({ genuine: true });
    const forged = Buffer.from(file);
    forged[2000] = (forged[2000] ?? 0) ^ 1;
    expect(await fileCheck(forged)).toEqual({ genuine: false });

    const seal = addressIn(file);
    const read = async (text: string) =>
      (await test.anonymous.get(`/certificate/sheet?seal=${encodeURIComponent(text)}`)).json();
    expect(await read(seal)).toMatchObject({
      status: 'GENUINE',
      totals: { VALID: 1, EXPIRED: 0, REVOKED: 0, INVALID: 0, UNKNOWN: 1, CANNOT_CHECK: 2 },
    });
    for (const bad of [seal.replace('.1-0', '.2-0'), seal.slice(0, -1), 'x', `${seal}\n`]) {
      expect(await read(bad)).toEqual({ status: 'UNKNOWN' });
    }
  });

  it('says why a result is no better, and what a good one rests on', async () => {
    const [revoked, replaced] = [await certify(), await certify()];
    const site = 'did:key:z6Mk';
    const reason = { reason: 'Somebody else sat the test' };
    await test.as(test.users.system).put(`/certificate/${revoked.serial}/revoke`, reason);
    await test.as(test.users.system).put(`/certificate/${replaced.serial}/reissue`, reason);
    const foreign: CheckedBadge = {
      verdict: 'VALID',
      reason: null,
      serial: null,
      holder: null,
      isHolderHashed: true,
      course: 'Welding',
      issuer: 'A school',
      site,
      provenBy: null,
      issuedAt: null,
    };
    const answer = await sheet({
      language: 'en',
      rows: [
        { given: revoked.serial, serial: revoked.serial },
        { given: replaced.serial, serial: replaced.serial },
        { given: 'badge.json', receipt: receiptOf(test.deps, foreign) },
      ],
    });
    const pages = await pdfPages(answer.rawPayload);
    const printed = pages.flatMap(({ texts }) => texts.map(({ text }) => text)).join(' ');
    const { t, formats } = wordsIn('en');
    const date = formats.day(test.deps.now().toISOString());
    const since = t('verification.results.revoked', { date, ...reason });
    expect(printed.split(since)).toHaveLength(3);
    expect(printed).toContain(`${t('verification.results.replaced')} ${since}`);
    expect(printed).toContain(t('verification.results.foreign', { site }));
    expect(printed).toContain(t('verification.results.hashed'));
  });

  it('numbers its rows in the digits of its language', async () => {
    const rows = [{ given: 'one' }, { given: 'two' }];
    const answer = await sheet({ language: 'bn', rows });
    const [page] = await pdfPages(answer.rawPayload);
    const { formats } = wordsIn('bn');
    const texts = page?.texts.map(({ text }) => text);
    expect(texts).toContain(formats.number(1));
    expect(texts).toContain(formats.number(2));
  });

  it('takes results of badges only as this server gave them, and not for long', async () => {
    const { badges } = (
      await test.anonymous.post('/certificate/badge/verify', { badges: ['{}'] })
    ).json();
    const { receipt } = badges[0];
    const [payload = '', signature] = receipt.split('.');
    const better = Buffer.from(payload, 'base64url').toString().replace('CANNOT_CHECK', 'VALID');
    const forged = `${Buffer.from(better).toString('base64url')}.${signature}`;
    const rowOf = (text: string) => ({ language: 'en', rows: [{ given: 'a', receipt: text }] });
    expect((await sheet(rowOf(receipt))).statusCode).toBe(200);
    for (const bad of [forged, 'x', '.', payload]) {
      const answer = await sheet(rowOf(bad));
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('certificate.receiptStale');
    }
    test.clock.advance(61 * 60 * 1000);
    expect((await sheet(rowOf(receipt))).statusCode).toBe(409);
  });

  it('has pages for a thousand rows, and none for nothing', async () => {
    const rows = Array.from({ length: maxSerials }, (_, at) => ({
      given: `row ${at}`,
      serial: unknown,
    }));
    const answer = await sheet({ language: 'en', rows });
    expect(await fileCheck(answer.rawPayload)).toEqual({ genuine: true });
    for (const bad of [{ rows: [] }, { rows: [{ given: '' }] }, { rows: [{ given: 'a\nb' }] }]) {
      expect((await sheet({ language: 'en', ...bad })).statusCode).toBe(400);
    }
  });
});
