import type { Profile } from '@lms/auth/contract';
import type { FindResult } from '@lms/contract';
import type { FellowLearner } from '@lms/org-management/contract';
import { createCourse, enrol } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createPeople, type People } from '../../testing/users-fixture';

let test: People;
beforeAll(async () => {
  test = createPeople(await createTestApp());
});
afterAll(() => test.close());

const join = async (courseId: string, ...people: { id: string }[]) => {
  for (const { id } of people) await enrol(test, { userId: id, courseId });
};
const fellows = async (of: { id: string }, body: object = {}) =>
  (await test.as(of).post('/fellow-learner/find', body)).json<FindResult<FellowLearner>>();

describe('fellow learners', () => {
  it('are those who share a course, by name, picture and occupation, without an address', async () => {
    const [web, design] = [
      await createCourse(test.db, test.organizations.bcc.id, { course: { title: 'Web' } }),
      await createCourse(test.db, test.organizations.other.id, { course: { title: 'Design' } }),
    ];
    const me = await test.person({ name: 'Me' });
    const both = await test.person({ name: 'Zainab', occupation: 'Tailor', phone: '01711 5' });
    const one = await test.person({ name: 'Anwar' });
    const stranger = await test.person({ name: 'Stranger' });
    await join(web.course.id, me, both, one);
    await join(design.course.id, me, both, stranger);
    const inactive = await test.person({ name: 'Gone', status: 'INACTIVE' });
    await join(web.course.id, inactive);
    const answer = await test.as(me).post('/fellow-learner/find', {});
    expect(answer.json()).toEqual({
      total: 3,
      items: [
        {
          id: one.id,
          name: 'Anwar',
          imageUrl: null,
          occupation: '',
          courses: [{ title: 'Web', language: 'en' }],
        },
        {
          id: stranger.id,
          name: 'Stranger',
          imageUrl: null,
          occupation: '',
          courses: [{ title: 'Design', language: 'en' }],
        },
        {
          id: both.id,
          name: 'Zainab',
          imageUrl: null,
          occupation: 'Tailor',
          courses: [
            { title: 'Design', language: 'en' },
            { title: 'Web', language: 'en' },
          ],
        },
      ],
    });
    expect(answer.body).not.toMatch(/@|01711/);
    expect((await fellows(me, { searchTerm: 'zain' })).items.map(({ name }) => name)).toEqual([
      'Zainab',
    ]);
    expect((await fellows(me, { searchTerm: 'example.org' })).items).toEqual([]);
    const second = await fellows(me, { paginator: { page: 2, pageSize: 2 } });
    expect(second.items.map(({ name }) => name)).toEqual(['Zainab']);
  });

  it('are not shown once they opted out', async () => {
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    const [me, shy] = [await test.person(), await test.person({ name: 'Shy' })];
    await join(course.id, me, shy);
    expect((await fellows(me)).total).toBe(1);
    const hide = await test.as(shy).put('/user/me/shown-to-fellows', { shown: false });
    expect(hide.statusCode).toBe(204);
    expect((await test.as(shy).get('/user/me/profile')).json<Profile>().shownToFellows).toBe(false);
    expect((await fellows(me)).total).toBe(0);
    expect((await fellows(shy)).total).toBe(1);
  });

  it('are for learners alone, and sorted and filtered by nothing else', async () => {
    expect((await test.system.post('/fellow-learner/find', {})).statusCode).toBe(403);
    expect((await test.admin.post('/fellow-learner/find', {})).statusCode).toBe(403);
    for (const body of [{ filter: { username: 'a' } }, { sorting: { column: 'username' } }]) {
      expect((await test.learner.post('/fellow-learner/find', body)).statusCode).toBe(400);
    }
  });
});
