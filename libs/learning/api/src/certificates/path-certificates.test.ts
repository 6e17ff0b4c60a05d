import type { PathCard } from '@lms/catalog/contract';
import type { FollowedPath, Verification } from '@lms/learning/contract';
import { certificates, courses, learningPaths, pathEnrolments } from '@lms/server/database';
import { createCourse, createPath, type TestApp } from '@lms/server/testing';
import { and, asc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { courseCertified } from './certificate-events';
import { issueCertificate } from './issue';
import { verifyChain } from './verify';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

let courseIds: string[];
let pathId: string;
let slug: string;
const newCourse = async () => (await createCourse(test.db, test.organizations.bcc.id)).course.id;

beforeEach(async () => {
  courseIds = [await newCourse(), await newCourse()];
  const path = await createPath(test.db, test.organizations.bcc.id, courseIds);
  pathId = path.id;
  slug = path.slug;
});

const userId = () => test.users.learner.id;
const learner = () => test.as(test.users.learner);
const follow = async () => {
  const response = await learner().put(`/learning/path/${pathId}`, {});
  expect(response.statusCode, response.body).toBe(200);
  return response.json<FollowedPath[]>().find((path) => path.pathId === pathId)!;
};
const certify = (courseId: string) =>
  test.db.transaction((tx) =>
    issueCertificate(tx, test.deps, { userId: userId(), courseId, percent: 80 }),
  );
const ofPath = () =>
  test.db
    .select()
    .from(certificates)
    .where(and(eq(certificates.pathId, pathId), eq(certificates.userId, userId())))
    .orderBy(asc(certificates.edition));
const verify = async (serial: string) =>
  (await test.anonymous.get(`/certificate/verify/${serial}`)).json<Verification>();
const system = () => test.as(test.users.system);
const revoke = (serial: string) =>
  system().put(`/certificate/${serial}/revoke`, { reason: 'Copied from somebody' });
const reissue = (serial: string) =>
  system().put(`/certificate/${serial}/reissue`, { reason: 'A wrong name' });
/** Follows the path and completes its courses. */
const complete = async () => {
  await follow();
  const parts = [];
  for (const id of courseIds) parts.push(await certify(id));
  const [whole] = await ofPath();
  return { parts, whole: whole! };
};

describe('the certificate of a learning path', () => {
  it('is issued once with the certificate of its last course, in the same chain', async () => {
    await follow();
    await certify(courseIds[1]!);
    expect(await ofPath()).toEqual([]);
    await certify(courseIds[0]!);
    await certify(courseIds[0]!);
    const [issued, ...more] = await ofPath();
    expect(more).toEqual([]);
    expect(issued).toMatchObject({ courseId: null, courseTitle: 'Web developer', percent: null });
    expect(await verify(issued!.serial)).toMatchObject({
      status: 'VALID',
      certificate: {
        courseSlug: slug,
        courses: [
          { title: 'Web basics', isValid: true },
          { title: 'Web basics', isValid: true },
        ],
      },
    });
    expect(await verifyChain(test.db)).toMatchObject({ intact: true });
  });

  it('is listed, printed, and a badge', async () => {
    const { serial } = (await complete()).whole;
    const listed = await learner().post('/certificate/find', { searchTerm: serial });
    expect(listed.json()).toMatchObject({ items: [{ pathId, courseId: null, courseSlug: slug }] });
    const ofAdmin = await test
      .as(test.users.orgAdmin)
      .post('/certificate/find', { filter: { pathId } });
    expect(ofAdmin.json()).toMatchObject({ total: 1 });
    expect((await test.anonymous.get(`/certificate/${serial}.pdf`)).statusCode).toBe(200);
    const badge = await test.anonymous.get(`/certificate/${serial}.json`);
    expect(badge.json()).toMatchObject({
      name: 'Web developer',
      credentialSubject: { achievement: { id: `urn:uuid:${pathId}` } },
    });
    expect((await learner().get('/user/me/export')).json()).toMatchObject({
      paths: expect.arrayContaining([expect.objectContaining({ path: 'Web developer' })]),
    });
  });

  it('is issued at once to who has completed everything before following', async () => {
    for (const id of courseIds) await certify(id);
    expect(await ofPath()).toEqual([]);
    const followed = await follow();
    expect(followed.certificateSerial).toBe((await ofPath())[0]?.serial);
    expect(followed.steps.every(({ isDone }) => isDone)).toBe(true);
  });

  it('takes the courses as they stood at the beginning, or as they are', async () => {
    await follow();
    const [first, second] = courseIds as [string, string];
    const later = await newCourse();
    const change = (ids: string[]) =>
      test.db.update(learningPaths).set({ courseIds: ids }).where(eq(learningPaths.id, pathId));
    await change([first, later]);
    await certify(first);
    await certify(second);
    expect(await ofPath()).toHaveLength(1);

    const other = await createPath(test.db, test.organizations.bcc.id, [second, await newCourse()]);
    pathId = other.id;
    await follow();
    await change([first, second]);
    expect(await ofPath()).toEqual([]);
    await test.db.transaction((tx) =>
      test.deps.events
        .publish(tx, courseCertified, { userId: userId(), courseId: second })
        .then(() => undefined),
    );
    expect(await ofPath()).toHaveLength(1);
  });

  it('is issued once when its courses are completed at once', async () => {
    await follow();
    await Promise.all(courseIds.map(certify));
    expect(await ofPath()).toHaveLength(1);
    expect(await verifyChain(test.db)).toMatchObject({ intact: true });
  });

  it('is revoked with the certificate of a course, and comes back only by hand', async () => {
    const { parts, whole } = await complete();
    expect((await revoke(parts[0]!.serial)).statusCode).toBe(200);
    expect(await verify(whole.serial)).toMatchObject({
      status: 'REVOKED',
      certificate: { courses: [{ isValid: false }, { isValid: true }] },
    });
    expect((await reissue(whole.serial)).statusCode).toBe(409);
    await reissue(parts[0]!.serial);
    expect(await ofPath()).toHaveLength(1);
    expect((await reissue(whole.serial)).statusCode).toBe(200);
    const [, renewed] = await ofPath();
    expect(await verify(renewed!.serial)).toMatchObject({
      status: 'VALID',
      certificate: { courses: [{ isValid: true }, { isValid: true }] },
    });
  });

  it('stands when the certificate of a course is only corrected', async () => {
    const { parts, whole } = await complete();
    const corrected = await reissue(parts[1]!.serial);
    expect(await verify(whole.serial)).toMatchObject({
      status: 'VALID',
      certificate: { courses: [{ isValid: true }, { isValid: true }] },
    });
    // The correction is what the path rests on now.
    const { serial } = corrected.json<{ certificate: { serial: string } }>().certificate;
    await revoke(serial);
    expect((await verify(whole.serial)).status).toBe('REVOKED');
  });

  it('is unknown once the courses in it, or what it is for, were changed', async () => {
    const { whole } = await complete();
    const unlocked = (change: ReturnType<typeof sql>) =>
      test.db.transaction(async (tx) => {
        await tx.execute(sql`alter table certificates disable trigger certificates_insert_only`);
        await tx.execute(sql`update certificates set ${change} where id = ${whole.id}`);
        await tx.execute(sql`alter table certificates enable trigger certificates_insert_only`);
      });
    await unlocked(sql`part_serials = part_serials[1:1]`);
    expect((await verify(whole.serial)).status).toBe('UNKNOWN');
    await unlocked(sql`part_serials = ${sql.param(whole.partSerials)}`);
    expect((await verify(whole.serial)).status).toBe('VALID');
    const both = unlocked(sql`course_id = ${courseIds[0]!}`);
    await expect(both).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  it('leaves the hash of a course’s certificate as it was before there were paths', async () => {
    const row = await certify(courseIds[0]!);
    const parts = [
      row.position,
      row.previousHash,
      row.serial,
      row.userId,
      row.courseId,
      row.holderName,
      row.courseTitle,
      row.organizationName,
      row.language,
      row.percent,
      row.issuedAt,
      row.keyId,
    ];
    expect(row.hash).toBe(createHash('sha256').update(JSON.stringify(parts)).digest('hex'));
  });
});

describe('a learning path', () => {
  const listed = async () =>
    (await test.anonymous.get('/catalog/path')).json<PathCard[]>().map((path) => path.slug);
  const hide = async () => {
    await test.db.update(courses).set({ status: 'INACTIVE' }).where(eq(courses.id, courseIds[0]!));
    test.clock.advance(5_000);
  };

  it('is public with its courses in order, their time and price', async () => {
    expect(await listed()).toContain(slug);
    const { body } = await test.anonymous.get(`/catalog/path/${slug}`);
    expect(JSON.parse(body)).toMatchObject({
      title: 'Web developer',
      courseCount: 2,
      durationMinutes: 120,
      price: 0,
      courses: courseIds.map((id) => ({ id })),
    });
    const [first] = await test.db.select().from(courses).where(eq(courses.id, courseIds[0]!));
    expect((await test.anonymous.get(`/catalog/course/${first!.slug}`)).json()).toMatchObject({
      paths: [{ slug, title: 'Web developer' }],
    });
  });

  it('stays for those who began it when a course is not on offer any more', async () => {
    await follow();
    await hide();
    expect(await listed()).not.toContain(slug);
    expect((await test.anonymous.get(`/catalog/path/${slug}`)).statusCode).toBe(404);
    const other = test.as(test.users.otherLearner);
    expect((await other.put(`/learning/path/${pathId}`, {})).statusCode).toBe(404);
    expect(await follow()).toMatchObject({
      isPublic: false,
      steps: [{ isOffered: false }, { isOffered: true }],
    });
  });

  it('is left, and forgotten with the account', async () => {
    await follow();
    expect((await learner().delete(`/learning/path/${pathId}`)).statusCode).toBe(204);
    expect((await learner().delete(`/learning/path/${pathId}`)).statusCode).toBe(404);
    const leaving = test.as(test.users.otherLearner);
    await leaving.put(`/learning/path/${pathId}`, {});
    const ofLeaving = eq(pathEnrolments.userId, test.users.otherLearner.id);
    expect(await test.db.$count(pathEnrolments, ofLeaving)).toBe(1);
    const closed = await system().delete(`/user/${test.users.otherLearner.id}`);
    expect(closed.statusCode, closed.body).toBeLessThan(300);
    expect(await test.db.$count(pathEnrolments, ofLeaving)).toBe(0);
  });
});
