import type { LessonContent } from '@lms/contract';
import { courses } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';
import { enrol } from './enrolments';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async (options?: Parameters<typeof createCourse>[2]) => {
  const course = await createCourse(app.db, app.organizations.bcc.id, options);
  const study = createStudy(app, app.users.learner);
  await study.enrol(course.course.id);
  const code = async (response: Promise<{ json: () => { code: string } }>) =>
    (await response).json().code;
  return { ...course, study, code };
};

describe('enrolment', () => {
  it('happens once, however often it is asked for, and is counted once', async () => {
    const { course } = await createCourse(app.db, app.organizations.bcc.id);
    const once = () =>
      app.db.transaction((tx) => enrol(tx, { userId: app.users.learner.id, courseId: course.id }));
    const all = await Promise.all([once(), once(), once()]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    const [counted] = await app.db.select().from(courses).where(eq(courses.id, course.id));
    expect(counted).toMatchObject({ enrolmentCount: 1, version: 1, updatedAt: course.updatedAt });
  });

  it('opens the course to its learner and to nobody else', async () => {
    const { course, study, article } = await setUp();
    const mine = await study.client.get(`/learning/course/${course.id}`);
    expect(mine.json()).toMatchObject({ id: course.id, progressPercent: 0, status: 'ACTIVE' });
    expect((await study.client.get('/learning/course')).json()[0]).toMatchObject({
      courseId: course.id,
      category: { en: 'Web' },
    });
    const other = createStudy(app, app.users.otherLearner).client;
    expect((await other.get('/learning/course')).json()).toEqual([]);
    expect((await other.get(`/learning/course/${course.id}`)).json().code).toBe(
      'learning.notEnrolled',
    );
    expect((await other.get(`/learning/lesson/${article.id}`)).statusCode).toBe(404);
    expect((await app.anonymous.get(`/learning/lesson/${article.id}`)).statusCode).toBe(401);
    expect(
      (await createStudy(app, app.users.orgAdmin).client.get('/learning/course')).statusCode,
    ).toBe(403);
  });

  it('says nothing of a course that is not public', async () => {
    const { course } = await createCourse(app.db, app.organizations.bcc.id, {
      course: { status: 'DRAFT' },
    });
    const response = await createStudy(app, app.users.otherLearner).client.get(
      `/learning/course/${course.id}`,
    );
    expect(response.statusCode).toBe(404);
  });
});

describe('preview lessons', () => {
  it('are open to visitors, save quizzes, other lessons and courses that are not public', async () => {
    const shown = await setUp();
    const get = (id: string) => app.anonymous.get(`/catalog/lesson/${id}`);
    expect((await get(shown.article.id)).json()).toMatchObject({ article: '<p>Read</p>' });
    expect((await get(shown.video.id)).statusCode).toBe(404);
    expect((await get(shown.practice.id)).statusCode).toBe(404);
    const hidden = await setUp({ course: { status: 'INACTIVE' } });
    expect((await get(hidden.article.id)).statusCode).toBe(404);
  });
});

describe('sequential courses', () => {
  it('lock lessons and quizzes until those before are done', async () => {
    const { course, study, code, article, video, practiceQuiz } = await setUp({
      course: { sequential: true },
    });
    expect(await code(study.client.get(`/learning/lesson/${video.id}`))).toBe(
      'learning.lessonLocked',
    );
    expect(await code(study.progress(video.id, { completed: true }))).toBe('learning.lessonLocked');
    expect(await code(study.client.get(`/learning/quiz/${practiceQuiz.id}`))).toBe(
      'learning.lessonLocked',
    );
    expect(await code(study.client.post(`/learning/quiz/${practiceQuiz.id}/attempt`))).toBe(
      'learning.lessonLocked',
    );
    await study.complete(article.id, 10);
    const { sections } = (await study.client.get(`/learning/course/${course.id}`)).json();
    expect(sections[0].lessons).toMatchObject([
      { completed: true, locked: false },
      { completed: false, locked: false },
    ]);
    expect(sections[1].lessons).toMatchObject([{ locked: true }, { locked: true }]);
  });
});

describe('progress', () => {
  it('counts no more than the server saw pass, at double speed at most', async () => {
    const { study, article } = await setUp();
    await study.client.get(`/learning/lesson/${article.id}`);
    const spent = async (report: object) =>
      (await study.progress(article.id, report)).json().secondsSpent;
    expect(await spent({ secondsSpent: 3600 })).toBe(0);
    app.clock.advance(10_000);
    expect(await spent({ secondsSpent: 3600 })).toBe(20);
    expect(await spent({ secondsSpent: 3600 })).toBe(20);
    app.clock.advance(10_000);
    expect(await spent({ secondsSpent: 10 })).toBe(30);
  });

  it('does not count the same time twice for reports that come at once', async () => {
    const { study, article } = await setUp();
    await study.client.get(`/learning/lesson/${article.id}`);
    app.clock.advance(10_000);
    await Promise.all([1, 2, 3, 4].map(() => study.progress(article.id, { secondsSpent: 20 })));
    const lesson = (await study.client.get(`/learning/lesson/${article.id}`)).json();
    expect(lesson.secondsSpent).toBe(20);
  });

  it('keeps no time that passed while no lesson was open', async () => {
    const { study, video } = await setUp();
    await study.client.get(`/learning/lesson/${video.id}`);
    app.clock.advance(24 * 3600_000);
    await study.client.get(`/learning/lesson/${video.id}`);
    const { secondsSpent } = (await study.progress(video.id, { secondsSpent: 3600 })).json();
    expect(secondsSpent).toBe(60);
  });

  it('completes a video only once it was watched, and keeps what was watched before', async () => {
    const { course, study, code, video } = await setUp();
    await study.client.get(`/learning/lesson/${video.id}`);
    const done = { positionSeconds: 100, secondsSpent: 3600, completed: true };
    app.clock.advance(30_000);
    expect(await code(study.progress(video.id, done))).toBe('learning.notWatched');
    app.clock.advance(15_000);
    const { statusCode, ...response } = await study.progress(video.id, done);
    expect(statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      completed: true,
      secondsSpent: 90,
      progressPercent: 25,
      certificateSerial: null,
    });
    expect((await study.client.get('/learning/course')).json()[0]).toMatchObject({
      courseId: course.id,
      progressPercent: 25,
      lastLessonId: video.id,
      next: { lesson: { title: 'QUIZ' }, lessonsDone: 1, lessonCount: 4 },
    });
    expect((await study.client.get(`/learning/lesson/${video.id}`)).json()).toMatchObject({
      completed: true,
      positionSeconds: 100,
      video: { durationSeconds: 100 },
    });
  });

  it('keeps where an article was left, until a report says otherwise', async () => {
    const { study, article, video } = await setUp();
    const left = async (lessonId: string) =>
      (await study.client.get(`/learning/lesson/${lessonId}`)).json<LessonContent>()
        .positionCharacter;
    expect([await left(article.id), await left(video.id)]).toEqual([0, undefined]);
    await study.progress(article.id, { positionCharacter: 480 });
    await study.progress(article.id);
    expect(await left(article.id)).toBe(480);
    await study.progress(article.id, { positionCharacter: 0 });
    expect(await left(article.id)).toBe(0);
  });

  it('never completes a quiz on the word of the learner', async () => {
    const { study, code, practice } = await setUp();
    app.clock.advance(3600_000);
    const claim = { secondsSpent: 3600, completed: true };
    expect(await code(study.progress(practice.id, claim))).toBe('entity.transitionRefused');
    const { completed, secondsSpent } = (
      await study.progress(practice.id, { secondsSpent: 3600 })
    ).json();
    expect({ completed, secondsSpent }).toEqual({ completed: false, secondsSpent: 0 });
  });

  it('refuses reports that make no sense or are of a foreign lesson', async () => {
    const { study, article } = await setUp();
    const bodies = [{ secondsSpent: -1 }, { secondsSpent: '5' }, { completed: 1 }, { extra: 1 }];
    for (const body of bodies) {
      expect((await study.progress(article.id, body)).statusCode).toBe(400);
    }
    const stranger = createStudy(app, app.users.otherLearner);
    expect((await stranger.progress(article.id)).statusCode).toBe(404);
    expect((await study.progress('not-an-id')).statusCode).toBe(404);
  });
});
