import type { CatalogResult } from '@lms/catalog/contract';
import type { Problem } from '@lms/contract';
import { createReviewer } from '@lms/org-management/api/testing';
import { activityLog, courseCategories, courses, enrolments } from '@lms/server/database';
import { catalogChanged } from '@lms/server/platform';
import { type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let reviewer: ReturnType<typeof createReviewer>;
beforeAll(async () => {
  test = await createTestApp();
  reviewer = createReviewer(test);
});
afterAll(() => test.close());
// Time after which the rate limits are reset.
beforeEach(() => test.clock.advance(60 * 60_000));

const codeOf = (response: { json: <T>() => T }) => response.json<Problem>().code;

const actionsOn = async (subjectId: string) =>
  (await test.db.select().from(activityLog).where(eq(activityLog.subjectId, subjectId))).map(
    ({ action }) => action,
  );

describe('an inactive organization', () => {
  const publish = async (organizationId: string) => {
    const [category] = await test.db
      .insert(courseCategories)
      .values({
        slug: `of-${organizationId.slice(-8)}`,
        icon: 'code',
        position: 1,
        name: { en: 'Web', bn: 'ওয়েব' },
        description: { en: 'Web', bn: 'ওয়েব' },
      })
      .returning();
    if (!category) throw new Error('No category was stored');
    const [course] = await test.db
      .insert(courses)
      .values({
        slug: `web-${organizationId.slice(-8)}`,
        title: 'Web',
        summary: 'Web',
        description: '',
        durationMinutes: 60,
        price: 50_000,
        status: 'ACTIVE' as const,
        organizationId,
        categoryId: category.id,
        programme: 'SKILLS' as const,
        level: 'BEGINNER' as const,
        language: 'en' as const,
        passMark: 80,
      })
      .returning();
    if (!course) throw new Error('No course was stored');
    return course;
  };

  it('signs its people out, keeps them out, and has no course to offer', async () => {
    const { other } = test.organizations;
    const { otherOrgAdmin, learner } = test.users;
    const course = await publish(other.id);
    await test.db.insert(enrolments).values({ userId: learner.id, courseId: course.id });
    test.deps.events.committed(catalogChanged);
    const find = async () =>
      (await test.anonymous.post('/catalog/course/find', {})).json<CatalogResult>().total;
    const quote = async () =>
      (await test.anonymous.post('/order/quote', { courseIds: [course.id] })).json<{
        lines: { available: boolean }[];
      }>();
    const client = reviewer.as(otherOrgAdmin);
    expect((await client.get('/organization/mine')).statusCode).toBe(200);
    expect(await find()).toBe(1);

    expect((await reviewer.move(other.id, 'INACTIVE')).statusCode).toBe(200);
    expect((await client.get('/organization/mine')).statusCode).toBe(401);
    expect(codeOf(await reviewer.signIn(otherOrgAdmin.username, testPassword))).toBe(
      'auth.inactive',
    );
    expect(await find()).toBe(0);
    expect((await test.anonymous.get(`/catalog/course/${course.slug}`)).statusCode).toBe(404);
    expect((await test.anonymous.get('/catalog/organization/OTHER')).statusCode).toBe(404);
    expect(JSON.stringify(await quote())).toContain('cart.unavailable');
    const kept = await reviewer.as(learner).get(`/learning/course/${course.id}`);
    expect(kept.statusCode, kept.body).toBe(200);
    const unknown = await reviewer.as(test.users.otherLearner).get(`/learning/course/${course.id}`);
    expect(unknown.statusCode).toBe(404);

    expect((await reviewer.move(other.id, 'ACTIVE')).statusCode).toBe(200);
    expect((await reviewer.signIn(otherOrgAdmin.username, testPassword)).statusCode).toBe(200);
    expect(await find()).toBe(1);
    expect(await actionsOn(other.id)).toEqual(['STATUS_CHANGED', 'STATUS_CHANGED']);
  });

  it('can’t be the one that system administrators belong to', async () => {
    expect(codeOf(await reviewer.move(test.organizations.bcc.id, 'INACTIVE'))).toBe(
      'organization.runsSite',
    );
    expect((await reviewer.system().get('/organization/mine')).statusCode).toBe(200);
  });

  it('can’t be deleted while anybody or anything belongs to it', async () => {
    const gone = await reviewer.system().delete(`/organization/${test.organizations.other.id}`);
    expect(codeOf(gone)).toBe('entity.inUse');
  });
});
