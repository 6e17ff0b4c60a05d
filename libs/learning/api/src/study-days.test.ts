import { enrolments, studyDays } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

describe('the days of study', () => {
  const setUp = async () => {
    const fixture = await createCourse(app.db, app.organizations.bcc.id, {
      practice: { timeLimitMinutes: 30 },
    });
    const study = createStudy(app, app.users.learner);
    const { id } = await study.enrol(fixture.course.id);
    const days = () =>
      app.db
        .select({ day: studyDays.day, seconds: studyDays.seconds })
        .from(studyDays)
        .where(eq(studyDays.enrolmentId, id))
        .orderBy(studyDays.day);
    const total = async () =>
      (await app.db.select().from(enrolments).where(eq(enrolments.id, id)))[0]?.secondsSpent;
    const lastActiveAt = async () =>
      (await app.db.select().from(enrolments).where(eq(enrolments.id, id)))[0]?.lastActiveAt;
    return { ...fixture, study, days, total, lastActiveAt };
  };

  it('begin at midnight in Dhaka, and add up to what the enrolment tells', async () => {
    const { article, study, days, total } = await setUp();
    app.clock.set('2027-03-09T17:59:00.000Z');
    await study.client.get(`/learning/lesson/${article.id}`);
    app.clock.set('2027-03-09T17:59:59.999Z');
    await study.progress(article.id, { secondsSpent: 20 });
    app.clock.advance(1);
    await study.progress(article.id, { secondsSpent: 10 });
    app.clock.advance(60_000);
    await study.progress(article.id, { secondsSpent: 30 });
    await study.progress(article.id);
    expect(await days()).toEqual([
      { day: '2027-03-09', seconds: 20 },
      { day: '2027-03-10', seconds: 40 },
    ]);
    expect(await total()).toBe(60);
  });

  it('give the time of a quiz to the day of its submission, however late that was noticed', async () => {
    const { practiceQuiz, study, days, total } = await setUp();
    app.clock.set('2027-04-01T17:00:00.000Z');
    const { id } = await study.start(practiceQuiz.id);
    app.clock.set('2027-04-03T00:00:00.000Z');
    await study.submit(id);
    expect(await days()).toEqual([{ day: '2027-04-01', seconds: 1_800 }]);
    expect(await total()).toBe(1_800);
  });

  it('leave behind when the learner was last active, which a late submission does not set back', async () => {
    const { article, practiceQuiz, study, lastActiveAt } = await setUp();
    app.clock.set('2027-05-01T10:00:00.000Z');
    expect(await lastActiveAt()).toBeNull();
    const { id } = await study.start(practiceQuiz.id);
    app.clock.set('2027-05-01T12:00:00.000Z');
    await study.progress(article.id);
    expect(await lastActiveAt()).toBe('2027-05-01T12:00:00.000Z');
    await study.submit(id);
    expect(await lastActiveAt()).toBe('2027-05-01T12:00:00.000Z');
    app.clock.set('2027-05-02T12:00:00.000Z');
    await study.submit((await study.start(practiceQuiz.id)).id);
    expect(await lastActiveAt()).toBe('2027-05-02T12:00:00.000Z');
  });
});
