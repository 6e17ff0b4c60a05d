import { seededRandom } from '@lms/assessment';
import { createStudy } from '@lms/learning/api/testing';
import type { LearningCourse, OfflineStudyEvent, Verification } from '@lms/learning/contract';
import type { ReportName, ReportRow } from '@lms/reports/contract';
import { newId, studySpans } from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
beforeAll(async () => void (test = await createTestApp()));
afterAll(() => test.close());

const hourMs = 3_600_000;

/** A learner in a course of their own, and what each part of the product says of their study. */
const setUp = async () => {
  const fixture = await createCourse(test.db, test.organizations.bcc.id, {
    final: { attemptsAllowed: 0 },
    practice: { attemptsAllowed: 0 },
  });
  const courseId = fixture.course.id;
  const begin = test.clock.now().getTime();
  const study = createStudy(test, test.users.learner);
  const { id } = await study.enrol(courseId);
  test.clock.advance(24 * hourMs);

  const reported = async (name: ReportName, query: object) => {
    const system = createSignedInClient(test.app, test.deps, test.users.system.id);
    const answer = await system.post(`/report/${name}/find`, query);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<{ items: ReportRow[] }>().items;
  };
  const agree = async () => {
    const { status, progressPercent, certificateSerial, sections } = (
      await study.client.get(`/learning/course/${courseId}`)
    ).json<LearningCourse>();
    const lessons = sections.flatMap((section) => section.lessons);
    expect(progressPercent).toBe(
      (100 * lessons.filter(({ completed }) => completed).length) / lessons.length,
    );
    const isComplete = status === 'COMPLETED';
    expect([progressPercent === 100, certificateSerial !== null]).toEqual([isComplete, isComplete]);

    const [ledger] = await test.db
      .select({ seconds: sum(studySpans.secondsCounted).mapWith(Number) })
      .from(studySpans)
      .where(eq(studySpans.enrolmentId, id));
    const [row] = await reported('course-time-management-report', { filter: { courseId } });
    expect(row).toMatchObject({ progressPercent, enrolmentStatus: status });
    expect(Math.abs(Number(row?.['secondsSpent']) - (ledger?.seconds ?? 0))).toBeLessThan(1);
    const courses = await reported('course-report', { paginator: { page: 1, pageSize: 100 } });
    expect(courses.filter(({ id: one }) => one === courseId)).toMatchObject([
      { enrolled: 1, completed: Number(isComplete) },
    ]);
    if (certificateSerial) {
      const verified = await test.anonymous.get(`/certificate/verify/${certificateSerial}`);
      expect(verified.json<Verification>()).toMatchObject({ status: 'VALID' });
    }
    return isComplete;
  };
  return { ...fixture, begin, study, agree };
};

describe('study that arrives in any order, cut and repeated', () => {
  it.each(['a', 'b', 'c', 'd'])(
    'is one for learner, reports and certificate (%s)',
    async (seed) => {
      const random = seededRandom(seed);
      const upTo = (count: number) => Math.floor(random() * count);
      const fixture = await setUp();
      const { article, video, practiceQuiz, finalQuiz, begin, study, agree } = fixture;
      const events = Array.from({ length: 16 }, (): OfflineStudyEvent => {
        const startedAt = begin + upTo(20 * hourMs);
        const seconds = 30 + upTo(200);
        return {
          id: newId(),
          lessonId: random() < 0.5 ? article.id : video.id,
          startedAt: new Date(startedAt).toISOString(),
          endedAt: new Date(startedAt + 1_000 * seconds).toISOString(),
          secondsSpent: seconds,
          positionSeconds: upTo(100),
          completed: random() < 0.6,
        };
      });
      const send = async (lot: OfflineStudyEvent[]) => {
        const sentAt = test.clock.now().toISOString();
        const answer = await study.client.post('/learning/offline-study', { events: lot, sentAt });
        expect(answer.statusCode, answer.body).toBe(200);
      };
      const steps: (() => Promise<unknown>)[] = [
        ...Array.from({ length: 6 }, () => {
          const lot = events.filter(() => random() < 0.4);
          return () => send(lot);
        }),
        () => send(events),
        () => study.sit(fixture, practiceQuiz.id),
        () => study.sit(fixture, finalQuiz.id, 2),
        () => study.sit(fixture, finalQuiz.id),
      ];
      const inOrder = steps
        .map((step) => ({ step, place: random() }))
        .sort((a, b) => a.place - b.place);
      for (const { step } of inOrder) {
        await step();
        await agree();
      }
      await send(events);
      // Each way leads to the end, unless the whole of the video was never watched.
      await study.complete(article.id);
      await study.complete(video.id);
      expect(await agree()).toBe(true);
      await send(events);
      expect(await agree()).toBe(true);
    },
  );
});
