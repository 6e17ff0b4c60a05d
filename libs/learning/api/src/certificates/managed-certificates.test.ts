import type { CertificateItem, LearningCourse, MyCourse } from '@lms/learning/contract';
import { certificates, courses, notifications, users } from '@lms/server/database';
import {
  createCourse,
  createSignedInClient,
  readOutbox,
  type TestApp,
  type TestClient,
} from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';
import { verifyChain } from './verify';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

type Learner = 'learner' | 'otherLearner';

/** A course that a learner has completed. */
const setUp = async (learner: Learner = 'learner', title = 'Web basics') => {
  const fixture = await createCourse(app.db, app.organizations.bcc.id, { course: { title } });
  const study = createStudy(app, app.users[learner]);
  await study.enrol(fixture.course.id);
  await study.complete(fixture.article.id);
  await study.complete(fixture.video.id);
  await study.sit(fixture, fixture.practiceQuiz.id);
  const { result } = await study.sit(fixture, fixture.finalQuiz.id, 5);
  return { ...fixture, study, serial: result?.certificateSerial ?? '' };
};

// A session for each request, because studying advances the clock beyond a session's life.
const as = (name: keyof TestApp['users']) =>
  createSignedInClient(app.app, app.deps, app.users[name].id);
const system = () => as('system');
const reissue = (serial: string, reason?: string) =>
  system().put(`/certificate/${serial}/reissue`, { reason });
const verify = async (serial: string) =>
  (await app.anonymous.get(`/certificate/verify/${serial}`)).json();
const find = async (client: TestClient, body: object) => {
  const answer = await client.post('/certificate/find', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ items: CertificateItem[]; total: number }>();
};

describe('the list of certificates', () => {
  it('is searched by serial, holder and course', async () => {
    const { serial, course } = await setUp('learner', 'Weaving of jamdani');
    const other = await setUp('otherLearner', 'Weaving of muslin');
    const search = async (searchTerm: string) =>
      (await find(system(), { searchTerm })).items.map((item) => item.serial);
    expect(await search(serial)).toEqual([serial]);
    expect(await search(serial.toLowerCase().replaceAll('-', ' '))).toEqual([serial]);
    expect(await search('jamdani')).toEqual([serial]);
    expect(await search('weaving')).toEqual([serial, other.serial]);
    expect(await search(app.users.otherLearner.name)).toContain(other.serial);
    expect(await search(app.users.otherLearner.name)).not.toContain(serial);
    const { items } = await find(system(), { filter: { courseId: course.id } });
    expect(items).toMatchObject([
      { serial, holderName: 'learner', status: 'VALID', replaced: false, percent: 83.33 },
    ]);
  });

  it('holds the own ones of a holder, and those of its courses for an organization', async () => {
    const { serial, course } = await setUp();
    const filter = { courseId: course.id };
    const serials = async (name: keyof TestApp['users']) =>
      (await find(as(name), { filter })).items.map((item) => item.serial);
    // A learner may belong to an organization, whose courses are not theirs to manage.
    await app.db
      .update(users)
      .set({ organizationId: app.organizations.bcc.id })
      .where(eq(users.id, app.users.otherLearner.id));
    expect(await serials('learner')).toEqual([serial]);
    expect(await serials('otherLearner')).toEqual([]);
    expect(await serials('orgAdmin')).toEqual([serial]);
    expect(await serials('otherOrgAdmin')).toEqual([]);
  });
});

describe('a certificate that is revoked', () => {
  it('is no longer among what its holder has earned, until it is issued anew', async () => {
    const completed = await setUp();
    const { serial, course, study } = completed;
    const shown = async () => {
      const mine = (await study.client.get('/learning/course')).json<MyCourse[]>();
      const opened = await study.client.get(`/learning/course/${course.id}`);
      return [
        mine.find(({ courseId }) => courseId === course.id)?.certificateSerial,
        opened.json<LearningCourse>().certificateSerial,
      ];
    };
    expect(await shown()).toEqual([serial, serial]);
    await system().put(`/certificate/${serial}/revoke`, { reason: 'Somebody else sat the quiz' });
    expect(await shown()).toEqual([null, null]);
    const { result } = await study.sit(completed, completed.finalQuiz.id);
    expect(result?.certificateSerial).toBeNull();
    const { certificate } = (await reissue(serial)).json();
    expect(await shown()).toEqual([certificate.serial, certificate.serial]);
  });
});

describe('a certificate that is issued anew', () => {
  it('takes the place of the one before, with the names of today', async () => {
    const completed = await setUp();
    const { serial, course, study } = completed;
    const { id } = app.users.learner;
    await app.db.update(users).set({ name: 'Nadia Islam' }).where(eq(users.id, id));
    const answer = await reissue(serial, 'The name was misspelt.');
    await app.db.update(users).set({ name: 'learner' }).where(eq(users.id, id));
    const { status, certificate } = answer.json();
    expect(status).toBe('VALID');
    expect(certificate).toMatchObject({ holderName: 'Nadia Islam', percent: 83.33 });
    expect(certificate.serial).not.toBe(serial);
    expect(await verify(serial)).toMatchObject({
      status: 'REVOKED',
      certificate: {
        holderName: 'learner',
        revocationReason: 'The name was misspelt.',
        replaced: true,
      },
    });
    expect((await verify(certificate.serial)).certificate).not.toHaveProperty('replaced');
    expect(await verifyChain(app.db)).toMatchObject({ intact: true });
    const mine = (await study.client.get('/learning/course')).json();
    const ofCourse = mine.filter(({ courseId }: { courseId: string }) => courseId === course.id);
    expect(ofCourse).toMatchObject([{ certificateSerial: certificate.serial }]);
    const again = await study.sit(completed, completed.finalQuiz.id);
    expect(again.result?.certificateSerial).toBe(certificate.serial);
    const { items } = await find(system(), { filter: { courseId: course.id } });
    expect(items.map(({ status, replaced }) => [status, replaced])).toEqual([
      ['REVOKED', true],
      ['VALID', false],
    ]);
    const [counted] = await app.db.select().from(courses).where(eq(courses.id, course.id));
    expect(counted?.certificateCount).toBe(1);
  });

  it('is told to its holder, by mail, too', async () => {
    const { serial, course } = await setUp();
    const { certificate } = (await reissue(serial, 'A mistake.')).json();
    const told = and(
      eq(notifications.kind, 'CERTIFICATE_REISSUED'),
      eq(notifications.link, `/certificate/${certificate.serial}`),
    );
    const [notification] = await app.db.select().from(notifications).where(told);
    expect(notification).toMatchObject({
      userId: app.users.learner.id,
      params: { course: course.title },
    });
    const revoked = and(
      eq(notifications.kind, 'CERTIFICATE_REVOKED'),
      eq(notifications.link, `/certificate/${serial}`),
    );
    expect(await app.db.$count(notifications, revoked), 'told as one thing').toBe(0);
    const mails = (await readOutbox(app)).filter((mail) => mail.includes(serial));
    expect(mails.filter((mail) => mail.includes(`${serial} of`))).toEqual([]);
    expect(mails.at(-1)).toContain(`It replaces ${serial}, which is no longer valid.`);
  });

  it('needs a reason while the one before is valid, and none once it is revoked', async () => {
    const { serial, course } = await setUp();
    expect((await reissue(serial)).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', code: 'required' }],
    });
    expect(await app.db.$count(certificates, eq(certificates.courseId, course.id))).toBe(1);
    await system().put(`/certificate/${serial}/revoke`, { reason: 'By mistake' });
    expect((await reissue(serial)).json()).toMatchObject({ status: 'VALID' });
    expect(await verify(serial)).toMatchObject({ certificate: { revocationReason: 'By mistake' } });
  });

  it('replaces one once, also when it is asked for twice at the same time', async () => {
    const { serial, course } = await setUp();
    const answers = await Promise.all([1, 2].map(() => reissue(serial, 'A mistake.')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'certificate.replaced',
      savedBy: { name: 'system', at: app.clock.now().toISOString() },
    });
    expect(await app.db.$count(certificates, eq(certificates.courseId, course.id))).toBe(2);
    expect((await reissue('LMS-00000-00000-00000-00000', 'Why not')).statusCode).toBe(404);
  });
});
