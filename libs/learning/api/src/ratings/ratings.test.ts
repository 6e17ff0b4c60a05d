import type { CourseRating, LearningCourse } from '@lms/learning/contract';
import { courseRatings, courses, notifications, users } from '@lms/server/database';
import { createCourse, type TestApp, type TestClient } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

/** A course that two learners study. */
const setUp = async () => {
  const { course } = await createCourse(app.db, app.organizations.bcc.id);
  const [learner, other] = [app.users.learner, app.users.otherLearner].map((user) =>
    createStudy(app, user),
  );
  if (!learner || !other) throw new Error('Two learners are expected');
  await learner.enrol(course.id);
  await other.enrol(course.id);
  const rate = async (client: TestClient, stars: number, review = '') => {
    const answer = await client.post('/course-rating', { courseId: course.id, stars, review });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const shown = async () => {
    const answer = await app.anonymous.get(`/catalog/course/${course.slug}`);
    const { ratingCount, ratingAverage, ratingSpread, reviews } = answer.json();
    return {
      ratingCount,
      ratingAverage,
      ratingSpread,
      reviews: reviews.map(({ review }: { review: string }) => review),
    };
  };
  return { course, learner, other, rate, shown };
};

const read = async (client: TestClient, id: string) =>
  (await client.get(`/course-rating/${id}`)).json<CourseRating>();
const system = () => app.as(app.users.system);
const move = (ids: string[], status: string, reason?: string) =>
  system().put('/course-rating/updateStatus', { ids, status, reason });

describe('the rating of a course', () => {
  it('shows on the course page at once, with the average of all', async () => {
    const { course, learner, other, rate, shown } = await setUp();
    await rate(learner.client, 5, '  Clear, short and useful.  ');
    await rate(other.client, 2);
    expect(await shown()).toEqual({
      ratingCount: 2,
      ratingAverage: 3.5,
      ratingSpread: [0, 1, 0, 0, 1],
      reviews: ['Clear, short and useful.'],
    });
    const [stored] = await app.db.select().from(courses).where(eq(courses.id, course.id));
    expect(stored).toMatchObject({ version: 1, updatedAt: course.updatedAt });
  });

  it('is known to its learner’s player, and to no other', async () => {
    const { course, learner, other, rate } = await setUp();
    const rated = async ({ client }: typeof learner) =>
      (await client.get(`/learning/course/${course.id}`)).json<LearningCourse>().rated;
    await rate(other.client, 4);
    expect([await rated(learner), await rated(other)]).toEqual([false, true]);
  });

  it('is for enrolled learners only', async () => {
    const { course } = await createCourse(app.db, app.organizations.bcc.id);
    const { course: draft } = await createCourse(app.db, app.organizations.bcc.id, {
      course: { status: 'DRAFT' },
    });
    const { client } = createStudy(app, app.users.learner);
    const rate = (courseId: string) =>
      client.post('/course-rating', { courseId, stars: 5, review: '' });
    expect((await rate(course.id)).json()).toMatchObject({
      status: 403,
      code: 'learning.notEnrolled',
    });
    expect((await rate(draft.id)).json()).toMatchObject({ status: 404, code: 'entity.notFound' });
    expect(await app.db.$count(courseRatings, eq(courseRatings.courseId, course.id))).toBe(0);
  });

  it('is given once, also when it is sent twice at the same time', async () => {
    const { course, learner, shown } = await setUp();
    const input = { courseId: course.id, stars: 4, review: '' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => learner.client.post('/course-rating', input)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'entity.duplicate',
    });
    expect(await shown()).toMatchObject({ ratingCount: 1, ratingAverage: 4 });
  });

  it.each([0, 6, 2.5, null])('refuses %s stars', async (stars) => {
    const { course, learner } = await setUp();
    const body = { courseId: course.id, stars, review: '' };
    const answer = await learner.client.post('/course-rating', body);
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ field: 'stars' }] });
  });

  it('is changed by its learner, at the version that was read', async () => {
    const { course, learner, other, rate, shown } = await setUp();
    const id = await rate(learner.client, 5, 'Good');
    const change = { courseId: course.id, stars: 3, review: 'Fair', version: 1 };
    expect((await other.client.put(`/course-rating/${id}`, change)).statusCode).toBe(404);
    const saved = await learner.client.put(`/course-rating/${id}`, change);
    expect(saved.json()).toMatchObject({ stars: 3, review: 'Fair', version: 2 });
    expect((await learner.client.put(`/course-rating/${id}`, change)).json()).toMatchObject({
      status: 409,
      code: 'entity.conflict',
    });
    expect(await shown()).toMatchObject({ ratingCount: 1, ratingAverage: 3, reviews: ['Fair'] });
  });

  it('is deleted by its learner, and can be given anew', async () => {
    const { learner, other, rate, shown } = await setUp();
    const id = await rate(learner.client, 1);
    expect((await other.client.delete(`/course-rating/${id}`)).statusCode).toBe(404);
    expect((await learner.client.delete(`/course-rating/${id}`)).statusCode).toBe(204);
    expect(await shown()).toMatchObject({ ratingCount: 0, ratingAverage: 0 });
    const again = await rate(learner.client, 2);
    const gone = await learner.client.put('/course-rating/deleteItems', { ids: [again] });
    expect(gone.json()).toEqual({ ids: [again] });
  });

  it('is hidden with a reason that its learner is told, and shown again', async () => {
    const { course, learner, other, rate, shown } = await setUp();
    const id = await rate(learner.client, 1, 'Call me on 01700 000000');
    await rate(other.client, 5);
    const unreasoned = await move([id], 'HIDDEN');
    expect(unreasoned.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'reason', code: 'required' }],
    });
    const reason = 'It has a telephone number.';
    expect((await move([id], 'HIDDEN', reason)).json()).toEqual({ ids: [id], status: 'HIDDEN' });
    expect(await shown()).toEqual({
      ratingCount: 1,
      ratingAverage: 5,
      ratingSpread: [0, 0, 0, 0, 1],
      reviews: [],
    });
    expect(await read(learner.client, id)).toMatchObject({
      status: 'HIDDEN',
      hiddenReason: reason,
    });
    const told = and(
      eq(notifications.userId, app.users.learner.id),
      eq(notifications.kind, 'RATING_HIDDEN'),
    );
    const [notification] = await app.db.select().from(notifications).where(told);
    expect(notification?.params).toEqual({ course: course.title, reason });
    expect((await move([id], 'HIDDEN', reason)).json()).toMatchObject({
      code: 'entity.transitionRefused',
    });
    await move([id], 'VISIBLE');
    expect(await shown()).toMatchObject({ ratingCount: 2, ratingAverage: 3 });
    expect(await read(learner.client, id)).toMatchObject({ status: 'VISIBLE', hiddenReason: null });
  });

  it('stays hidden when its learner changes it, and is not deleted to be written anew', async () => {
    const { course, learner, rate, shown } = await setUp();
    const id = await rate(learner.client, 1, 'A name');
    await move([id], 'HIDDEN', 'It names a person.');
    const { version } = await read(learner.client, id);
    const change = { courseId: course.id, stars: 5, review: 'No name', version };
    const saved = await learner.client.put(`/course-rating/${id}`, change);
    expect(saved.json()).toMatchObject({ status: 'HIDDEN', review: 'No name' });
    expect(await shown()).toMatchObject({ ratingCount: 0, reviews: [] });
    expect((await learner.client.delete(`/course-rating/${id}`)).json()).toMatchObject({
      code: 'entity.transitionRefused',
    });
    expect(await app.db.$count(courseRatings, eq(courseRatings.id, id))).toBe(1);
  });
});

describe('the list of ratings', () => {
  const found = async (client: TestClient, body: object) => {
    const answer = await client.post('/course-rating/find', body);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ items: CourseRating[] }>().items.map(({ id }) => id);
  };

  it('holds the own ones of a learner, and those of its courses for an organization', async () => {
    const { course, learner, other, rate } = await setUp();
    const [own, others] = [await rate(learner.client, 5), await rate(other.client, 4)];
    const filter = { courseId: course.id };
    // A learner may belong to an organization, whose courses are not theirs to manage.
    await app.db
      .update(users)
      .set({ organizationId: app.organizations.bcc.id })
      .where(eq(users.id, app.users.learner.id));
    expect(await found(learner.client, { filter })).toEqual([own]);
    expect(await found(app.as(app.users.orgAdmin), { filter })).toEqual([own, others]);
    expect(await found(app.as(app.users.otherOrgAdmin), { filter })).toEqual([]);
    expect(await found(system(), { filter })).toEqual([own, others]);
    expect(await found(system(), { filter: { ...filter, stars: [4] } })).toEqual([others]);
  });

  it('is searched by review and by learner', async () => {
    const { course, learner, other, rate } = await setUp();
    const own = await rate(learner.client, 5, 'খুব সহজ ভাষায় লেখা');
    const others = await rate(other.client, 4, 'Worth the time');
    const filter = { courseId: course.id };
    const search = (searchTerm: string) => found(system(), { filter, searchTerm });
    expect(await search('সহজ ভাষা')).toEqual([own]);
    expect(await search('WORTH')).toEqual([others]);
    expect(await search(app.users.otherLearner.username)).toEqual([others]);
    expect(await search('%')).toEqual([]);
  });
});
