import { createStudy } from '@lms/learning/api/testing';
import { createPeople, type People } from '@lms/org-management/api/testing';
import type { UserActivity, UserSessions, UserStudy } from '@lms/org-management/contract';
import { createCourse, readOutbox, rightResponses, testPassword } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

describe('the page of a person', () => {
  it('tells what they studied, sat and earned', async () => {
    const learner = await test.person();
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const study = createStudy(test, learner);
    await study.enrol(made.course.id);
    for (const lesson of [made.article, made.video]) await study.complete(lesson.id);
    await study.sit(made, made.practiceQuiz.id);
    await study.sit(made, made.finalQuiz.id, rightResponses.length);
    const client = test.as({ ...test.users.system });
    const answer = await client.get(`/user/${learner.id}/study`);
    const { totals, enrolments, attempts, certificates } = answer.json<UserStudy>();
    expect(totals).toMatchObject({
      enrolments: 1,
      completed: 1,
      progressPercent: 100,
      attempts: 2,
      percent: (attempts[0]!.percent! + attempts[1]!.percent!) / 2,
      certificates: 1,
      validCertificates: 1,
    });
    expect(enrolments).toMatchObject([{ courseTitle: 'Web basics', status: 'COMPLETED' }]);
    expect(attempts.map(({ quizTitle, passed }) => [quizTitle, passed])).toEqual([
      ['Quiz', true],
      ['Quiz', true],
    ]);
    expect(certificates).toMatchObject([{ courseTitle: 'Web basics', revokedAt: null }]);
    expect(attempts.map(({ quizId }) => quizId).sort()).toEqual(
      [made.practiceQuiz.id, made.finalQuiz.id].sort(),
    );
    // Each is found in the lists that the page leads to.
    const filter = { userId: learner.id, courseId: made.course.id };
    for (const [list, record] of [
      ['enrolment', enrolments[0]],
      ['certificate', certificates[0]],
    ] as const) {
      const found = await client.post(`/${list}/find`, { filter });
      expect(found.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual([
        record?.id,
      ]);
    }
    const activity = await client.get(`/user/${learner.id}/activity`);
    const actions = activity.json<UserActivity>().items.map(({ action }) => action);
    expect(actions).toContain('CERTIFICATE_ISSUED');
  });

  it('lists where they are signed in, and signs them out', async () => {
    const person = await test.person(
      { organizationId: test.organizations.bcc.id },
      'ROLE_ORG_USER',
    );
    const client = test.as(person);
    expect((await client.get('/user/me')).statusCode).toBe(200);
    const list = async () =>
      (await test.admin.get(`/user/${person.id}/session`)).json<UserSessions>().items;
    const [session] = await list();
    expect(Object.keys(session ?? {}).sort()).toEqual([
      'createdAt',
      'id',
      'ip',
      'lastUsedAt',
      'userAgent',
    ]);
    const end = () => test.admin.delete(`/user/${person.id}/session/${session?.id}`);
    expect((await end()).statusCode).toBe(204);
    expect((await client.get('/user/me')).statusCode).toBe(401);
    expect((await end()).statusCode).toBe(404);
    expect(await list()).toEqual([]);
  });

  it('does not end the session of one by the id of another', async () => {
    const [one, other] = [await test.person(), await test.person()];
    await test.as(other).get('/user/me');
    const sessions = await test.system.get(`/user/${other.id}/session`);
    const [session] = sessions.json<UserSessions>().items;
    const answer = await test.system.delete(`/user/${one.id}/session/${session?.id}`);
    expect(answer.statusCode).toBe(404);
    expect((await test.system.delete(`/user/${other.id}/session`)).statusCode).toBe(204);
    expect((await test.as(other).get('/user/me')).statusCode).toBe(401);
  });

  it('takes away a second factor that was lost, and signs its owner out', async () => {
    const { passwordHash } = test.users.system;
    const organizationId = test.organizations.bcc.id;
    const person = await test.person(
      { organizationId, passwordHash, secondFactorStep: 1 },
      'ROLE_ORGADMIN',
    );
    const client = test.as(person);
    expect((await client.get('/user/me')).statusCode).toBe(200);
    const hasOne = async () =>
      (await test.system.get(`/user/${person.id}/session`)).json<UserSessions>().hasSecondFactor;
    const signIn = () =>
      test.anonymous.post('/auth/authenticate', {
        email: person.username,
        password: testPassword,
      });
    const off = `/user/${person.id}/second-factor/off`;
    expect(await hasOne()).toBe(true);
    expect((await signIn()).json().code).toBe('auth.secondFactorRequired');
    expect((await test.admin.post(off)).statusCode).toBe(403);
    expect((await test.system.post(off)).statusCode).toBe(204);
    expect(await hasOne()).toBe(false);
    expect((await client.get('/user/me')).statusCode).toBe(401);
    expect((await signIn()).statusCode).toBe(200);
    expect((await test.system.post(off)).json().code).toBe('entity.transitionRefused');
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain(person.username);
    expect(mail).toContain('An administrator turned off your second factor');
    const own = await test.system.post(`/user/${test.users.system.id}/second-factor/off`);
    expect(own.json().code).toBe('user.ownAccount');
  });

  it('mails a link for a new password, a few times an hour', async () => {
    const { id, username } = await test.person();
    const ask = async () => (await test.system.post(`/user/${id}/password-link`)).statusCode;
    expect(await ask()).toBe(204);
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain(username);
    expect(mail).toContain('/auth/reset-password?token=');
    for (let time = 2; time <= 5; time += 1) expect(await ask()).toBe(204);
    expect(await ask()).toBe(429);
  });
});
