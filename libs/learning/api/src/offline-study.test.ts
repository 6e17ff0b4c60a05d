import { seededRandom } from '@lms/assessment';
import type { OfflineStudyEvent, OfflineStudyResult } from '@lms/learning/contract';
import {
  enrolments,
  lessonProgress,
  lessons,
  newId,
  studyDays,
  studySpans,
} from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const dayMs = 86_400_000;
/** Noon in Dhaka, on the day on which the learner enrols: another for each test. */
let begin = Date.parse('2027-03-01T06:00:00.000Z');
beforeEach(() => {
  begin += 100 * dayMs;
  app.clock.set(at(0));
});

/** Moment some seconds after the enrolment. */
const at = (seconds: number) => new Date(begin + seconds * 1_000).toISOString();

const event = (
  lessonId: string,
  from: number,
  until: number,
  more: Partial<OfflineStudyEvent> = {},
): OfflineStudyEvent => ({
  id: newId(),
  lessonId,
  startedAt: at(from),
  endedAt: at(until),
  secondsSpent: until - from,
  positionSeconds: 0,
  completed: false,
  ...more,
});

const setUp = async (course: Parameters<typeof createCourse>[2] = {}) => {
  const fixture = await createCourse(app.db, app.organizations.bcc.id, course);
  const study = createStudy(app, app.users.learner);
  const { id } = await study.enrol(fixture.course.id);
  await app.db
    .update(enrolments)
    .set({ createdAt: at(0) })
    .where(eq(enrolments.id, id));
  const send = async (events: OfflineStudyEvent[], sentAt = app.clock.now().toISOString()) => {
    const answer = await study.client.post('/learning/offline-study', { events, sentAt });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<OfflineStudyResult>();
  };
  const enrolment = async () =>
    (await app.db.select().from(enrolments).where(eq(enrolments.id, id)))[0]!;
  const progress = async (lessonId: string) =>
    (await study.client.get(`/learning/lesson/${lessonId}`)).json<{
      completed: boolean;
      positionSeconds: number;
      secondsSpent: number;
    }>();
  return { ...fixture, study, enrolmentId: id, send, enrolment, progress };
};

const counted = ({ events }: OfflineStudyResult) =>
  events.map(({ result, secondsCounted }) => [result, Math.round(secondsCounted)]);

describe('study without a connection', () => {
  it('counts once, however often it is sent', async () => {
    const { article, send, progress, enrolment } = await setUp();
    app.clock.set(at(3_600));
    const read = event(article.id, 0, 60, {
      completed: true,
      positionSeconds: 12,
      positionCharacter: 480,
    });
    const first = await send([read, read]);
    expect(counted(first)).toEqual([
      ['TAKEN', 60],
      ['KNOWN', 60],
    ]);
    expect(first.courses).toMatchObject([{ progressPercent: 25, status: 'ACTIVE' }]);
    expect(counted(await send([read]))).toEqual([['KNOWN', 60]]);
    expect(await progress(article.id)).toMatchObject({
      completed: true,
      positionSeconds: 12,
      positionCharacter: 480,
      secondsSpent: 60,
    });
    expect((await enrolment()).secondsSpent).toBe(60);
  });

  it('sets the clock of the device right', async () => {
    const { article, send, enrolment } = await setUp();
    app.clock.set(at(120));
    const yearAhead = 365 * 86_400;
    const told = event(article.id, yearAhead + 30, yearAhead + 90);
    expect(counted(await send([told], at(yearAhead + 120)))).toEqual([['TAKEN', 60]]);
    expect((await enrolment()).lastActiveAt).toBe(at(90));
  });

  it('counts no time twice, of two devices or of study online', async () => {
    const { article, video, study, send } = await setUp();
    await study.client.get(`/learning/lesson/${article.id}`);
    app.clock.set(at(25));
    await study.progress(article.id, { secondsSpent: 25 });
    app.clock.set(at(600));
    expect(counted(await send([event(video.id, 0, 50), event(article.id, 30, 80)]))).toEqual([
      ['TAKEN', 25],
      ['TAKEN', 30],
    ]);
  });

  it('does not count again online what a device has told of', async () => {
    const { article, video, study, send, enrolment } = await setUp();
    await study.client.get(`/learning/lesson/${article.id}`);
    app.clock.set(at(60));
    await send([event(video.id, 20, 50)]);
    await study.progress(article.id, { secondsSpent: 60 });
    expect(Math.round((await enrolment()).secondsSpent)).toBe(60);
  });

  it('counts at most twice the time that can have passed, as online', async () => {
    const { article, send } = await setUp();
    app.clock.set(at(100));
    expect(
      counted(
        await send([
          event(article.id, -50, 20),
          event(article.id, 40, 50, { secondsSpent: 3_000 }),
          event(article.id, 90, 200),
        ]),
      ),
    ).toEqual([
      ['TAKEN', 40],
      ['TAKEN', 20],
      ['TAKEN', 20],
    ]);
    app.clock.set(at(40 * 86_400));
    expect(counted(await send([event(article.id, 100, 200)]))).toEqual([['TAKEN', 0]]);
  });

  it('counts for the days on which it was studied', async () => {
    const { article, send, enrolmentId } = await setUp();
    const midnight = 12 * 3_600;
    app.clock.set(at(3 * 86_400));
    await send([event(article.id, midnight - 40, midnight + 20)]);
    const days = await app.db
      .select({ day: studyDays.day, seconds: studyDays.seconds })
      .from(studyDays)
      .where(eq(studyDays.enrolmentId, enrolmentId))
      .orderBy(studyDays.day);
    expect(days).toEqual([
      { day: at(0).slice(0, 10), seconds: 40 },
      { day: at(86_400).slice(0, 10), seconds: 20 },
    ]);
  });

  it('keeps the furthest place, and completes a video once enough of it was watched', async () => {
    const { video, send, progress } = await setUp();
    app.clock.set(at(3_600));
    const end = event(video.id, 100, 150, { positionSeconds: 100, completed: true });
    const early = await send([end]);
    expect(early.events).toMatchObject([{ result: 'TAKEN', code: 'learning.notWatched' }]);
    await send([event(video.id, 0, 50, { positionSeconds: 50 })]);
    expect(await progress(video.id)).toMatchObject({ completed: true, positionSeconds: 100 });
  });

  it('refuses by name what cannot count, and takes the rest', async () => {
    const { article, video, practiceQuiz, send } = await setUp({ course: { sequential: true } });
    const [quiz] = await app.db.select().from(lessons).where(eq(lessons.quizId, practiceQuiz.id));
    const foreign = await createCourse(app.db, app.organizations.bcc.id);
    app.clock.set(at(3_600));
    const { events } = await send([
      event(newId(), 0, 10),
      event(foreign.article.id, 0, 10),
      event(video.id, 10, 20),
      event(article.id, 20, 30, { completed: true }),
      event(video.id, 30, 130, { completed: true }),
      event(quiz!.id, 140, 150, { completed: true }),
    ]);
    expect(events.map(({ result, code }) => [result, code])).toEqual([
      ['REFUSED', 'entity.notFound'],
      ['REFUSED', 'entity.notFound'],
      ['REFUSED', 'learning.lessonLocked'],
      ['TAKEN', undefined],
      ['TAKEN', undefined],
      ['REFUSED', 'entity.transitionRefused'],
    ]);
  });

  it('is refused of an enrolment that was cancelled', async () => {
    const { article, send, enrolmentId } = await setUp();
    await app.db
      .update(enrolments)
      .set({ status: 'CANCELLED' })
      .where(eq(enrolments.id, enrolmentId));
    app.clock.set(at(60));
    const { events, courses } = await send([event(article.id, 0, 10)]);
    expect(events).toMatchObject([{ result: 'REFUSED', code: 'learning.notEnrolled' }]);
    expect(courses).toEqual([]);
  });
});

describe('whatever order it arrives in, cut, repeated, from two devices', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  it.each(seeds)('spans, lessons, days and the course agree (%s)', async (seed) => {
    const random = seededRandom(seed);
    const upTo = (count: number) => Math.floor(random() * count);
    const { article, video, study, send, enrolmentId, enrolment, progress } = await setUp();
    const events = Array.from({ length: 24 }, () => {
      const from = upTo(86_400);
      return event(random() < 0.5 ? article.id : video.id, from, from + 1 + upTo(300), {
        secondsSpent: upTo(400),
        positionSeconds: upTo(100),
        completed: random() < 0.5,
      });
    });
    const arriving = [...events, ...events.filter(() => random() < 0.3)]
      .map((one) => ({ one, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
    let known = new Set<string>();
    app.clock.set(at(86_400 + 400));
    while (arriving.length > 0) {
      const lot = arriving.splice(0, 1 + upTo(6));
      // Two devices, or one whose answer was lost and that sends again at once.
      const answers = await Promise.all([send(lot), ...(random() < 0.3 ? [send(lot)] : [])]);
      const taken = answers.flatMap(({ events: told }) =>
        told.filter(({ result }) => result === 'TAKEN').map(({ id }) => id),
      );
      expect(
        taken.filter((id) => known.has(id)),
        'taken twice',
      ).toEqual([]);
      known = new Set([...known, ...taken]);
      if (random() < 0.3) await study.progress(article.id, { secondsSpent: upTo(30) });
    }
    expect(known.size).toBe(events.length);

    const spans = await app.db
      .select()
      .from(studySpans)
      .where(eq(studySpans.enrolmentId, enrolmentId));
    const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
    const total = sum(spans.map(({ secondsCounted }) => secondsCounted));
    const byLesson = await app.db
      .select()
      .from(lessonProgress)
      .where(eq(lessonProgress.enrolmentId, enrolmentId));
    const days = await app.db
      .select()
      .from(studyDays)
      .where(eq(studyDays.enrolmentId, enrolmentId));
    const { secondsSpent, progressPercent } = await enrolment();
    for (const told of [
      secondsSpent,
      sum(byLesson.map((row) => row.secondsSpent)),
      sum(days.map(({ seconds }) => seconds)),
    ]) {
      expect(told).toBeCloseTo(total, 3);
    }
    // Nothing is counted beside another: at most twice the time in which anything was studied.
    const studied = new Set(
      events.flatMap(({ startedAt, endedAt }) => {
        const from = Date.parse(startedAt) / 1_000;
        return Array.from({ length: Date.parse(endedAt) / 1_000 - from }, (_, n) => from + n);
      }),
    );
    expect(total).toBeLessThanOrEqual(2 * studied.size + 30 * 24);
    const wantsDone = (lessonId: string) =>
      events.some((one) => one.lessonId === lessonId && one.completed);
    const places = (lessonId: string) =>
      events.filter((one) => one.lessonId === lessonId).map((one) => one.positionSeconds);
    const [read, watched] = [await progress(article.id), await progress(video.id)];
    expect(read.completed).toBe(wantsDone(article.id));
    expect(watched.completed).toBe(wantsDone(video.id) && watched.secondsSpent >= 90);
    expect(watched.positionSeconds).toBe(Math.max(0, ...places(video.id)));
    expect(progressPercent).toBe(25 * [read, watched].filter(({ completed }) => completed).length);
  });
});
