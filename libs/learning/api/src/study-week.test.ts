import type { StudyWeek } from '@lms/learning/contract';
import { enrolments, studyDays } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { loadStudyWeek, streakOf } from './study-week';

describe('a streak', () => {
  const today = '2026-03-02';

  it.each([
    ['nothing', [], 0],
    ['today alone', ['2026-03-02'], 1],
    ['yesterday, while today may still come', ['2026-03-01', '2026-02-28'], 2],
    ['a day off between two days, uncounted', ['2026-03-02', '2026-02-28', '2026-02-26'], 3],
    ['a day off before today', ['2026-02-28', '2026-02-27'], 2],
    ['nothing before two days off', ['2026-03-02', '2026-02-27', '2026-02-26'], 1],
    ['nothing when the last two days were off', ['2026-02-27'], 0],
  ])('counts %s', (_, days, count) => {
    expect(streakOf(days, today)).toBe(count);
  });
});

describe('the week of a learner', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp()));
  afterAll(() => app.close());

  it('adds up the days of Dhaka over all courses, from Sunday on', async () => {
    const { learner, otherLearner } = app.users;
    const enrolIn = async (userId: string) => {
      const { course } = await createCourse(app.db, app.organizations.bcc.id);
      const [made] = await app.db
        .insert(enrolments)
        .values({ userId, courseId: course.id })
        .returning();
      return made!.id;
    };
    const [one, two, foreign] = [
      await enrolIn(learner.id),
      await enrolIn(learner.id),
      await enrolIn(otherLearner.id),
    ];
    const row = (enrolmentId: string, day: string, seconds: number) => ({
      enrolmentId,
      day,
      seconds,
      lastAt: `${day}T06:00:00.000Z`,
    });
    await app.db
      .insert(studyDays)
      .values([
        row(one, '2026-08-08', 600),
        row(one, '2026-08-09', 100),
        row(two, '2026-08-09', 90),
        row(one, '2026-08-10', 59),
        row(two, '2026-08-11', 60),
        row(foreign, '2026-08-12', 600),
      ]);
    // It is Wednesday in Dhaka already.
    const week = await loadStudyWeek(app.db, learner.id, new Date('2026-08-11T18:30:00Z'));
    expect(week).toEqual<StudyWeek>({
      today: '2026-08-12',
      days: [
        { day: '2026-08-09', minutes: 3, studied: true },
        { day: '2026-08-10', minutes: 0, studied: false },
        { day: '2026-08-11', minutes: 1, studied: true },
        ...['2026-08-12', '2026-08-13', '2026-08-14', '2026-08-15'].map((day) => ({
          day,
          minutes: 0,
          studied: false,
        })),
      ],
      minutes: 4,
      daysStudied: 2,
      goalDays: null,
      streakDays: 3,
    });
  });

  it('has the goal that the learner set, and none after it was taken away', async () => {
    const { learner } = app.users;
    const client = app.as(learner);
    const goal = async () => (await loadStudyWeek(app.db, learner.id, app.clock.now())).goalDays;
    expect((await client.put('/learning/goal', { daysAWeek: 4 })).statusCode).toBe(200);
    expect(await goal()).toBe(4);
    expect((await client.put('/learning/goal', { daysAWeek: 8 })).statusCode).toBe(400);
    expect(await goal()).toBe(4);
    await client.put('/learning/goal', { daysAWeek: null });
    expect(await goal()).toBeNull();
  });
});
