import type {
  OwnCertificate,
  OwnPublicProfile,
  PublicProfile,
  PublicProfileInput,
} from '@lms/learning/contract';
import {
  certificates,
  newId,
  notifications,
  profileAddresses,
  publicProfiles,
  shownCertificates,
  users,
} from '@lms/server/database';
import { createCourse, createPath, type TestApp, testPassword } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';
import { issueCertificate } from '../certificates/issue';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

let number = 0;

/** A learner of this test only, with a certificate. */
const setUp = async () => {
  const [model] = await app.db.select().from(users).where(eq(users.id, app.users.learner.id));
  const userId = newId();
  const name = 'নাদিয়া রহমান';
  await app.db
    .insert(users)
    .values({ ...model!, id: userId, username: `${userId}@test.lms`, name, phone: '01700000000' });
  const { course } = await createCourse(app.db, app.organizations.bcc.id);
  const study = createStudy(app, { id: userId });
  await study.enrol(course.id);
  await app.db.transaction((tx) =>
    issueCertificate(tx, app.deps, {
      userId,
      courseId: course.id,
      percent: 90,
    }),
  );
  number += 1;
  const slug = `nadia-${number}`;
  const save = (more: Partial<PublicProfileInput> = {}) =>
    study.client.put('/learning/public-profile', {
      slug,
      headline: 'Web developer',
      about: '',
      isPublic: true,
      isSearchable: false,
      showsPicture: false,
      version: 0,
      ...more,
    } satisfies PublicProfileInput);
  const show = (shown = true, subjectId = course.id) =>
    study.client.put(`/learning/public-profile/certificate/${subjectId}`, { shown });
  const own = async () => (await study.client.get('/certificate/mine')).json<OwnCertificate[]>();
  const see = (address = slug) => app.anonymous.get(`/people/${address}`);
  const seen = async () => (await see()).json<PublicProfile>();
  return { userId, course, study, slug, save, show, own, see, seen };
};

/** As before, with a learning path whose certificate the learner has as well. */
const setUpWithPath = async () => {
  const before = await setUp();
  const { userId, course, study } = before;
  const { course: second } = await createCourse(app.db, app.organizations.bcc.id);
  const path = await createPath(app.db, app.organizations.bcc.id, [course.id, second.id]);
  await study.client.put(`/learning/path/${path.id}`, {});
  await app.db.transaction((tx) =>
    issueCertificate(tx, app.deps, { userId, courseId: second.id, percent: 80 }),
  );
  return { ...before, path };
};

const refusals = (response: { json: <T>() => T }) =>
  response
    .json<{ errors?: { field: string; code: string }[] }>()
    .errors?.map(({ field, code }) => `${field} ${code}`);

describe('a public profile', () => {
  it('is off, and shows no certificate, until its owner chooses both', async () => {
    const { save, show, see, seen, own, study } = await setUp();
    expect((await see()).statusCode).toBe(404);
    const settings = (await study.client.get('/learning/public-profile')).json<OwnPublicProfile>();
    expect(settings).toMatchObject({ isPublic: false, isSearchable: false, showsPicture: false });
    await save({ isPublic: false });
    expect((await see()).statusCode).toBe(404);
    await save({ version: 1 });
    expect(await seen()).toMatchObject({ name: 'নাদিয়া রহমান', certificates: [] });
    expect((await own()).map(({ shown }) => shown)).toEqual([false]);
    expect((await show()).statusCode).toBe(200);
    expect((await seen()).certificates).toHaveLength(1);
    await show(false);
    expect((await seen()).certificates).toEqual([]);
  });

  it('has nothing of its owner but what it shows', async () => {
    const { save, show, see, userId } = await setUp();
    await app.db.update(users).set({ imageUrl: '/me.webp' }).where(eq(users.id, userId));
    await save();
    await show();
    const { body } = await see();
    expect(Object.keys(JSON.parse(body)).sort()).toEqual(
      'about certificates headline imageUrl isSearchable name slug'.split(' '),
    );
    expect(body).not.toMatch(new RegExp(`@|0170|percent|me.webp|${userId}`));
    await save({ version: 1, showsPicture: true });
    expect((await see()).body).toContain('/me.webp');
  });

  it('is gone at once when it is turned off, or its account suspended or closed', async () => {
    const { save, see, study, userId, slug } = await setUp();
    await save();
    expect((await see()).statusCode).toBe(200);
    await save({ version: 1, isPublic: false });
    expect((await see()).statusCode).toBe(404);
    await save({ version: 2 });
    for (const status of ['INACTIVE', 'ACTIVE'] as const) {
      await app.db.update(users).set({ status }).where(eq(users.id, userId));
      expect((await see()).statusCode).toBe(status === 'ACTIVE' ? 200 : 404);
    }
    await study.client.delete('/user/me', { payload: { password: testPassword } });
    expect((await see()).statusCode).toBe(404);
    expect(await app.db.$count(publicProfiles, eq(publicProfiles.userId, userId))).toBe(0);
    const [address] = await app.db
      .select()
      .from(profileAddresses)
      .where(eq(profileAddresses.slug, slug));
    expect(address?.userId).toBeNull();
  });

  it('keeps its addresses from everybody else, also those given up', async () => {
    const [mine, other] = [await setUp(), await setUp()];
    await mine.save();
    expect(refusals(await other.save({ slug: mine.slug }))).toEqual(['slug taken']);
    await mine.save({ slug: `${mine.slug}-2`, version: 1 });
    expect((await mine.see()).statusCode).toBe(404);
    expect(refusals(await other.save({ slug: mine.slug }))).toEqual(['slug taken']);
    expect((await mine.save({ version: 2 })).statusCode).toBe(200);
    expect((await mine.see()).statusCode).toBe(200);
  });

  it.each([
    [{ slug: 'ab' }, 'slug minLength'],
    [{ slug: 'a'.repeat(41) }, 'slug maxLength'],
    [{ slug: 'Nadia' }, 'slug slug'],
    [{ slug: 'admin' }, 'slug taken'],
    [{ headline: 'See https://x.test' }, 'headline contact'],
    [{ headline: 'One\nTwo' }, 'headline invalid'],
    [{ about: 'Call 01700-000 000' }, 'about contact'],
    [{ about: 'কল করুন ০১৭০০০০০০০০' }, 'about contact'],
    [{ about: 'nadia@test.lms' }, 'about contact'],
  ])('refuses %o', async (more, refusal) => {
    const { save } = await setUp();
    expect(refusals(await save(more))).toEqual([refusal]);
  });

  it('takes dots, years and lines for what they are, and trims', async () => {
    const { save, seen } = await setUp();
    const about = '  B.Sc. (Hons.), 2019-2024.\n\n\n\n\nNode.js and ASP.NET  ';
    await save({ headline: ' Junior developer ', about });
    expect(await seen()).toMatchObject({
      headline: 'Junior developer',
      about: 'B.Sc. (Hons.), 2019-2024.\n\nNode.js and ASP.NET',
    });
  });

  it('is not overwritten by a tab that has not read it as it is', async () => {
    const { save } = await setUp();
    await save();
    expect((await save({ headline: 'Older' })).statusCode).toBe(409);
  });

  it('shows a corrected certificate in place of the revoked one, and no revoked one', async () => {
    const { save, show, seen, own, course } = await setUp();
    await save();
    await show();
    const [first] = await own();
    const put = (serial: string, what: string) =>
      app.as(app.users.system).put(`/certificate/${serial}/${what}`, { reason: 'Misspelt' });
    await put(first!.serial, 'reissue');
    const [second] = (await seen()).certificates;
    expect(second?.serial).not.toBe(first!.serial);
    expect((await own()).map(({ status, shown }) => `${status} ${shown}`)).toEqual([
      'VALID true',
      'REVOKED false',
    ]);
    await put(second!.serial, 'revoke');
    expect((await seen()).certificates).toEqual([]);
    expect((await show(true, course.id)).statusCode).toBe(404);
  });

  it('shows the certificate of a learning path, which its correction follows', async () => {
    const { save, show, seen, own, path, study } = await setUpWithPath();
    await save();
    expect((await show(true, path.id)).statusCode).toBe(200);
    const [first] = (await seen()).certificates;
    expect(first).toMatchObject({ courseTitle: 'Web developer', courseSlug: path.slug });
    expect((await own()).map(({ pathId, shown }) => `${pathId} ${shown}`).sort()).toEqual(
      [`${path.id} true`, 'null false', 'null false'].sort(),
    );
    expect((await study.client.get('/user/me/export')).json()).toMatchObject({
      publicProfile: { certificates: [{ course: null, path: 'Web developer' }] },
    });
    const put = (serial: string, what: string) =>
      app.as(app.users.system).put(`/certificate/${serial}/${what}`, { reason: 'Misspelt' });
    await put(first!.serial, 'reissue');
    const [second] = (await seen()).certificates;
    expect(second?.serial).not.toBe(first!.serial);
    const part = (await own()).find(({ courseId }) => courseId !== null);
    await put(part!.serial, 'revoke');
    expect((await seen()).certificates).toEqual([]);
    expect((await show(true, path.id)).statusCode).toBe(404);
  });

  it('shows nobody else’s certificates', async () => {
    const [mine, other] = [await setUp(), await setUp()];
    expect((await mine.show(true, other.course.id)).statusCode).toBe(404);
    expect((await mine.own()).map(({ courseId }) => courseId)).toEqual([mine.course.id]);
  });
});

describe('an administrator', () => {
  it('takes a profile down with a reason, which its owner is told, and allows it again', async () => {
    const { save, see, userId } = await setUp();
    await save();
    const path = `/user/${userId}/public-profile`;
    const system = app.as(app.users.system);
    expect(
      (await app.as(app.users.orgAdmin).put(`${path}/take-down`, { reason: 'No' })).statusCode,
    ).toBe(403);
    expect((await system.put(`${path}/take-down`, { reason: 'It misleads' })).statusCode).toBe(200);
    expect((await see()).statusCode).toBe(404);
    const again = await save({ version: 1 });
    expect(`${again.statusCode} ${again.json<{ code: string }>().code}`).toBe(
      '409 learning.profileTakenDown',
    );
    expect((await save({ version: 1, isPublic: false })).json()).toMatchObject({
      takenDownReason: 'It misleads',
    });
    const [told] = await app.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'PROFILE_TAKEN_DOWN')));
    expect(told?.params).toEqual({ reason: 'It misleads' });
    expect((await system.put(`${path}/take-down`, { reason: 'Once more' })).statusCode).toBe(409);
    expect((await system.put(`${path}/allow`)).statusCode).toBe(200);
    expect((await save({ version: 2 })).statusCode).toBe(200);
    expect((await see()).statusCode).toBe(200);
  });
});

describe('the picture of a shared link', () => {
  const picture = (path: string) => app.app.inject(`/share/${path}.png`);

  it('is one of 1200 by 630, of a certificate and of a profile that everybody sees', async () => {
    const { save, show, own, slug } = await setUpWithPath();
    const all = await own();
    await save();
    for (const { courseId, pathId } of all) await show(true, courseId ?? pathId ?? '');
    for (const path of [...all.map(({ serial }) => `certificate/${serial}`), `people/${slug}`]) {
      const { statusCode, rawPayload } = await picture(path);
      expect(statusCode).toBe(200);
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('is not there for what nobody may see', async () => {
    const { save, slug, own } = await setUp();
    await save({ isPublic: false });
    const [certificate] = await own();
    await app
      .as(app.users.system)
      .put(`/certificate/${certificate!.serial}/revoke`, { reason: 'Fraud' });
    for (const path of [
      `people/${slug}`,
      `certificate/${certificate!.serial}`,
      'certificate/%00',
      'people/%00',
    ]) {
      expect((await picture(path)).statusCode).toBe(404);
    }
  });
});

it('keeps certificates in the database when what was shown is forgotten', async () => {
  const { userId, show, path, study } = await setUpWithPath();
  await show(true, path.id);
  const ofUser = eq(shownCertificates.userId, userId);
  expect(await app.db.$count(shownCertificates, ofUser)).toBe(1);
  await study.client.delete('/user/me', { payload: { password: testPassword } });
  expect(await app.db.$count(shownCertificates, ofUser)).toBe(0);
  expect(await app.db.$count(certificates, eq(certificates.userId, userId))).toBe(3);
});
