import type { LearnerDashboard } from '@lms/dashboard/contract';
import { createStudy } from '@lms/learning/api/testing';
import {
  conversations,
  coursePrerequisites,
  enrolments,
  lessons,
  messages,
  quizOverrides,
} from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-08-14T10:00:00Z');
});
afterEach(() => test.close());

const readLearner = async (user: { id: string }): Promise<LearnerDashboard> => {
  const response = await createSignedInClient(test.app, test.deps, user.id).get('/dashboard');
  expect(response.statusCode).toBe(200);
  return response.json();
};

const enrolAt = (
  courseId: string,
  user: { id: string },
  createdAt: string,
  more: Partial<typeof enrolments.$inferInsert> = {},
) => test.db.insert(enrolments).values({ courseId, userId: user.id, createdAt, ...more });

describe('what a learner finds on the dashboard', () => {
  it('tells by whose closing date a quiz is due', async () => {
    const closesAt = '2026-08-20T10:00:00.000Z';
    const later = '2026-08-25T10:00:00.000Z';
    const made = await createCourse(test.db, test.organizations.bcc.id, { practice: { closesAt } });
    const { learner } = test.users;
    await createStudy(test, learner).enrol(made.course.id);
    await test.db
      .insert(quizOverrides)
      .values({ quizId: made.practiceQuiz.id, userId: learner.id, closesAt: later });
    const { deadlines } = await readLearner(learner);
    expect(deadlines.map(({ at }) => at)).toEqual([later]);
  });

  it('names the second at which a video was left', async () => {
    const { video, article, course } = await createCourse(test.db, test.organizations.bcc.id);
    const study = createStudy(test, test.users.learner);
    await study.enrol(course.id);
    await study.complete(article.id);
    await study.client.get(`/learning/lesson/${video.id}`);
    await study.progress(video.id, { positionSeconds: 41.6 });
    const { next } = await readLearner(test.users.learner);
    expect(next).toMatchObject({
      positionSeconds: 41,
      course: { next: { lesson: { id: video.id } } },
    });
  });

  it('suggests what goes on from a completed course before others of its category', async () => {
    const { learner } = test.users;
    const bcc = test.organizations.bcc.id;
    const make = async (title: string, categoryId?: string | null) =>
      (await createCourse(test.db, bcc, { course: { title, ...(categoryId && { categoryId }) } }))
        .course;
    const done = await make('Done');
    const studied = await make('Studied');
    const [goesOn, alike, popular, tooEarly] = [
      await make('Goes on'),
      await make('Alike', done.categoryId),
      await make('Popular', studied.categoryId),
      await make('Too early', done.categoryId),
    ];
    await test.db.insert(coursePrerequisites).values([
      { courseId: goesOn.id, prerequisiteId: done.id },
      { courseId: tooEarly.id, prerequisiteId: studied.id },
    ]);
    await enrolAt(studied.id, learner, '2026-08-01T00:00:00Z');
    const completedAt = '2026-08-10T00:00:00Z';
    await enrolAt(done.id, learner, '2026-08-01T00:00:00Z', { completedAt, status: 'COMPLETED' });
    const { suggestions } = await readLearner(learner);
    expect(suggestions.map(({ id, reason }) => [id, reason.kind, reason.course?.title])).toEqual([
      [goesOn.id, 'GOES_ON', 'Done'],
      [alike.id, 'COMPLETED', 'Done'],
      [popular.id, 'POPULAR_IN', undefined],
    ]);
  });

  it('tells of new lessons and unread answers in the own courses', async () => {
    const { learner, orgAdmin, otherLearner } = test.users;
    const { course, article, video } = await createCourse(test.db, test.organizations.bcc.id);
    for (const person of [learner, otherLearner]) {
      await enrolAt(course.id, person, '2026-08-01T00:00:00Z');
    }
    await test.db
      .update(lessons)
      .set({ createdAt: '2026-07-01T00:00:00Z' })
      .where(eq(lessons.courseId, course.id));
    await test.db
      .update(lessons)
      .set({ createdAt: '2026-08-10T00:00:00Z' })
      .where(eq(lessons.id, video.id));
    const [conversation] = await test.db
      .insert(conversations)
      .values({
        kind: 'COURSE',
        openerId: learner.id,
        courseId: course.id,
        lastMessageAt: '2026-08-12T00:00:00Z',
      })
      .returning();
    const say = (authorId: string, createdAt: string) => ({
      conversationId: conversation!.id,
      authorId,
      body: 'Said',
      clientId: crypto.randomUUID(),
      createdAt,
    });
    await test.db.insert(messages).values(say(learner.id, '2026-08-11T00:00:00.000Z'));
    const about = { courseId: course.id, courseTitle: course.title, language: 'en' };
    const added = { kind: 'LESSONS', ...about, at: '2026-08-10T00:00:00.000Z', count: 1 };
    expect((await readLearner(learner)).news).toEqual([{ ...added, lessonId: video.id }]);
    const answered = '2026-08-12T00:00:00.000Z';
    await test.db.insert(messages).values(say(orgAdmin.id, answered));
    expect((await readLearner(learner)).news).toEqual([
      { kind: 'ANSWER', ...about, at: answered, name: orgAdmin.name },
      { ...added, lessonId: video.id },
    ]);
    expect((await readLearner(otherLearner)).news).toHaveLength(1);
    const study = createStudy(test, learner);
    await study.complete(article.id);
    await study.complete(video.id);
    expect((await readLearner(learner)).news.map(({ kind }) => kind)).toEqual(['ANSWER']);
  });
});
