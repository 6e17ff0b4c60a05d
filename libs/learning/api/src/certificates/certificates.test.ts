import { serialPattern } from '@lms/learning/contract';
import {
  certificateKeys,
  certificateRevocations,
  certificates,
  courses,
  users,
} from '@lms/server/database';
import {
  createCourse,
  createSignedInClient,
  readOutbox,
  rightResponses,
  type TestApp,
} from '@lms/server/testing';
import { eq, sql, type SQL } from 'drizzle-orm';
import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';
import { verifyChain } from './verify';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

type Learner = 'learner' | 'otherLearner';

const setUp = async (
  learners: Learner[] = ['learner'],
  options?: Parameters<typeof createCourse>[2],
) => {
  const course = await createCourse(app.db, app.organizations.bcc.id, options);
  const studies = learners.map((name) => createStudy(app, app.users[name]));
  for (const study of studies) {
    await study.enrol(course.course.id);
    await study.complete(course.article.id);
    await study.complete(course.video.id);
    await study.sit(course, course.practiceQuiz.id);
  }
  return { ...course, studies, study: studies[0]! };
};

/** A learner who has completed every lesson. */
const setUpCertificate = async (options?: Parameters<typeof createCourse>[2]) => {
  const course = await setUp(['learner'], options);
  const { result } = await course.study.sit(course, course.finalQuiz.id, 5);
  return { ...course, serial: result?.certificateSerial ?? '' };
};

const verify = async (serial: string) =>
  (await app.anonymous.get(`/certificate/verify/${encodeURIComponent(serial)}`)).json();

const system = () => createSignedInClient(app.app, app.deps, app.users.system.id);
const revoke = (serial: string, reason = 'Issued to the wrong person') =>
  system().put(`/certificate/${serial}/revoke`, { reason });

describe('a certificate', () => {
  it('is announced to its holder by mail, once', async () => {
    const { serial, course } = await setUpCertificate();
    const mails = (await readOutbox(app)).filter((mail) => mail.includes(`/certificate/${serial}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(app.users.learner.username);
    expect(mails[0]).toContain(`Your certificate for “${course.title}”`);
  });

  it('is issued when the last lesson is done, with the result of the final quiz', async () => {
    const course = await setUp();
    const { study, finalQuiz } = course;
    const failed = await study.sit(course, finalQuiz.id, 3);
    expect(failed.result).toMatchObject({ percent: 50, certificateSerial: null });
    const { result } = await study.sit(course, finalQuiz.id, 5);
    expect(result?.certificateSerial).toMatch(serialPattern);
    expect((await study.client.get(`/learning/course/${course.course.id}`)).json()).toMatchObject({
      status: 'COMPLETED',
      progressPercent: 100,
      certificateSerial: result?.certificateSerial,
    });
    expect(await verify(result?.certificateSerial ?? '')).toMatchObject({
      status: 'VALID',
      certificate: {
        holderName: 'learner',
        courseTitle: 'Web basics',
        organizationName: 'Computer Council',
        percent: 83.33,
        issuedAt: app.clock.now().toISOString(),
      },
    });
  });

  it('waits for the other lessons when the final quiz is passed first', async () => {
    const course = await createCourse(app.db, app.organizations.bcc.id);
    const study = createStudy(app, app.users.learner);
    await study.enrol(course.course.id);
    const { result } = await study.sit(course, course.finalQuiz.id);
    expect(result).toMatchObject({ passed: true, certificateSerial: null });
    await study.complete(course.article.id);
    await study.sit(course, course.practiceQuiz.id, 0);
    await study.client.get(`/learning/lesson/${course.video.id}`);
    app.clock.advance(100_000);
    const done = await study.progress(course.video.id, { secondsSpent: 100, completed: true });
    expect(done.json().certificateSerial).toMatch(serialPattern);
  });

  it('is issued once when everything comes at the same time', async () => {
    const { study, finalQuiz, video, questionIds, course } = await setUp();
    const { id, questions } = await study.start(finalQuiz.id);
    for (const question of questions) {
      await study.answer(id, question.id, rightResponses[questionIds.indexOf(question.id)] ?? null);
    }
    const results = await Promise.all([
      study.submit(id),
      study.submit(id),
      study.progress(video.id, { completed: true }),
      study.submit(id),
    ]);
    expect(results).toHaveLength(4);
    expect(await app.db.$count(certificates, eq(certificates.courseId, course.id))).toBe(1);
    const [counted] = await app.db.select().from(courses).where(eq(courses.id, course.id));
    expect(counted?.certificateCount).toBe(1);
  });

  it('follows the quiz’s grading method', async () => {
    const course = await setUp(['learner'], { final: { gradingMethod: 'AVERAGE' } });
    const { study, finalQuiz } = course;
    await study.sit(course, finalQuiz.id, 3);
    const second = await study.sit(course, finalQuiz.id);
    expect(second.result).toMatchObject({ passed: true, certificateSerial: null });
    const third = await study.sit(course, finalQuiz.id);
    expect((await verify(third.result?.certificateSerial ?? '')).certificate.percent).toBe(83.33);
  });

  it('keeps its words when names and titles change', async () => {
    const { serial, course } = await setUpCertificate();
    await app.db.update(courses).set({ title: 'Renamed' }).where(eq(courses.id, course.id));
    expect((await verify(serial)).certificate.courseTitle).toBe('Web basics');
  });
});

describe('verification', () => {
  it('understands a serial as people type it, and knows no other', async () => {
    const { serial } = await setUpCertificate();
    for (const typed of [serial.toLowerCase(), serial.slice(4).replaceAll('-', ' ')]) {
      expect(await verify(typed)).toMatchObject({ status: 'VALID', certificate: { serial } });
    }
    const none = { status: 'UNKNOWN', certificate: null };
    for (const typed of ['LMS-00000-00000-00000-00000', 'x', '%', "' or 1=1", '../..']) {
      expect(await verify(typed)).toEqual(none);
    }
  });

  it('tells that a certificate was revoked, when and why', async () => {
    const { serial } = await setUpCertificate();
    expect((await revoke(serial)).json().status).toBe('REVOKED');
    expect(await verify(serial)).toMatchObject({
      status: 'REVOKED',
      certificate: {
        revokedAt: app.clock.now().toISOString(),
        revocationReason: 'Issued to the wrong person',
      },
    });
    expect((await revoke(serial)).json().code).toBe('certificate.revoked');
    expect((await app.anonymous.get(`/certificate/${serial}.pdf`)).statusCode).toBe(404);
  });

  it('lets only the system administrator revoke, and only with a reason', async () => {
    const { serial, study } = await setUpCertificate();
    const path = `/certificate/${serial}/revoke`;
    const body = { reason: 'For fun' };
    const admin = createSignedInClient(app.app, app.deps, app.users.orgAdmin.id);
    expect((await study.client.put(path, body)).statusCode).toBe(403);
    expect((await admin.put(path, body)).statusCode).toBe(403);
    expect((await revoke(serial, '')).statusCode).toBe(400);
    expect((await revoke('LMS-00000-00000-00000-00000')).statusCode).toBe(404);
    expect((await verify(serial)).status).toBe('VALID');
  });
});

describe('the chain', () => {
  /** Changes rows as somebody with access to the database could, and restores them afterwards. */
  const tampered = async (...changes: SQL[]) => {
    const rollback = new Error('rollback');
    let check: unknown;
    const attempt = app.db.transaction(async (tx) => {
      await tx.execute(sql`alter table certificates disable trigger user`);
      for (const change of changes) await tx.execute(change);
      check = await verifyChain(tx);
      throw rollback;
    });
    await expect(attempt).rejects.toBe(rollback);
    return check;
  };

  it('has no gap after certificates that were earned at the same time', async () => {
    const course = await setUp(['learner', 'otherLearner']);
    const more = await setUp(['learner', 'otherLearner']);
    await Promise.all([
      ...course.studies.map((study) => study.sit(course, course.finalQuiz.id)),
      ...more.studies.map((study) => study.sit(more, more.finalQuiz.id)),
    ]);
    const length = await app.db.$count(certificates);
    expect(length).toBeGreaterThanOrEqual(4);
    expect(await verifyChain(app.db)).toEqual({ intact: true, length });
  });

  it('tells what was changed, taken out or put in', async () => {
    const change = (set: SQL) => sql`update certificates set ${set} where position = 2`;
    const broken = (position: number, reason: string) => ({ intact: false, position, reason });
    expect(await tampered(change(sql`percent = 1`))).toEqual(broken(2, 'content'));
    expect(await tampered(change(sql`holder_name = 'Somebody'`))).toEqual(broken(2, 'content'));
    expect(await tampered(change(sql`hash = repeat('0', 64)`))).toEqual(broken(2, 'content'));
    expect(await tampered(sql`delete from certificates where position = 2`)).toEqual(
      broken(2, 'gap'),
    );
    const takenOut = [
      sql`delete from certificates where position = 1`,
      sql`update certificates set position = -position`,
      sql`update certificates set position = -position - 1`,
    ];
    expect(await tampered(...takenOut)).toEqual(broken(1, 'link'));
    expect(await tampered(change(sql`previous_hash = repeat('0', 64)`))).toEqual(broken(2, 'link'));
  });

  it('confirms no certificate that was changed behind its back', async () => {
    const { serial } = await setUpCertificate();
    const change = async (on: SQL, name: string) => {
      await app.db.execute(sql`alter table certificates ${on} trigger user`);
      return name;
    };
    await change(sql`disable`, 'off');
    await app.db.update(certificates).set({ percent: 100 }).where(eq(certificates.serial, serial));
    expect((await verify(serial)).status).toBe('UNKNOWN');
    await app.db
      .update(certificates)
      .set({ percent: 83.33 })
      .where(eq(certificates.serial, serial));
    await change(sql`enable`, 'on');
    expect((await verify(serial)).status).toBe('VALID');
  });

  it('refuses every change and removal', async () => {
    const { serial } = await setUpCertificate();
    await revoke(serial);
    for (const table of [certificates, certificateRevocations, certificateKeys]) {
      for (const statement of [
        sql`update ${table} set ${sql.raw(table === certificateKeys ? 'id = id' : table === certificates ? 'percent = 100' : "reason = 'x'")}`,
        sql`delete from ${table}`,
        sql`truncate ${table} cascade`,
      ]) {
        await expect(app.db.execute(statement)).rejects.toMatchObject({
          cause: { code: '23001' },
        });
      }
    }
  });

  it('is signed by a kept key that only the server may read, and valid after another comes', async () => {
    const before = await setUpCertificate();
    const folder = join(app.deps.config.dataDir, 'keys');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'certificate-ed25519.pem')).mode & 0o777).toBe(0o600);
    const keys = (await app.anonymous.get('/certificate/key')).json();
    expect(keys).toHaveLength(1);
    expect(keys[0].publicKey).toContain('BEGIN PUBLIC KEY');
    renameSync(join(folder, 'certificate-ed25519.pem'), join(folder, 'old.pem'));
    const after = await setUpCertificate();
    expect((await app.anonymous.get('/certificate/key')).json()).toHaveLength(2);
    for (const { serial } of [before, after]) expect((await verify(serial)).status).toBe('VALID');
  });
});

describe('the PDF', () => {
  it('is open to whoever has the serial', async () => {
    const { serial } = await setUpCertificate();
    const response = await app.anonymous.get(`/certificate/${serial}.pdf`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.headers['content-disposition']).toBe(`inline; filename="${serial}.pdf"`);
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const unknown = await app.anonymous.get('/certificate/LMS-00000-00000-00000-00000.pdf');
    expect(unknown.statusCode).toBe(404);
  });

  it('carries a Bengali name as it was typed, in embedded fonts', async () => {
    const name = 'শ্রীলক্ষ্মী চক্রবর্ত্তী';
    const { id } = app.users.learner;
    await app.db.update(users).set({ name }).where(eq(users.id, id));
    const { serial } = await setUpCertificate({ course: { language: 'bn' } });
    await app.db.update(users).set({ name: 'learner' }).where(eq(users.id, id));
    const pdf = (await app.anonymous.get(`/certificate/${serial}.pdf`)).rawPayload;
    // PDF writes the byte 9, the first of Bengali letters in UTF-16, as a backslash and a t.
    const plain = pdf.toString('latin1').replaceAll('\\t', '\t');
    expect(plain).toContain(Buffer.from(name, 'utf16le').swap16().toString('latin1'));
    for (const part of ['/Lang (bn)', '/StructTreeRoot', 'NotoSerifBengali-Bold', '/FontFile2']) {
      expect(plain).toContain(part);
    }
    expect(plain).not.toContain('Helvetica');
  });
});
