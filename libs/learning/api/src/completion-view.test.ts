import type { CourseCompletion } from '@lms/learning/contract';
import { lessons } from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async (options?: Parameters<typeof createCourse>[2]) => {
  const fixture = await createCourse(app.db, app.organizations.bcc.id, options);
  const study = createStudy(app, app.users.learner);
  const { id } = await study.enrol(fixture.course.id);
  const ask = async () =>
    (
      await study.client.get(`/learning/course/${fixture.course.id}/completion`)
    ).json<CourseCompletion>();
  const asAdmin = async (user: { id: string } = app.users.orgAdmin) =>
    createSignedInClient(app.app, app.deps, user.id).get(`/enrolment/completion/${id}`);
  const ruleOf = async (lessonId: string) =>
    (await ask()).rules.find((rule) => rule.lessonId === lessonId);
  return { ...fixture, study, ask, asAdmin, ruleOf, enrolmentId: id };
};

/** Draws numbers below 1 that are the same in each run. */
const drawFrom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

describe('what completes a course', () => {
  it('tells of each lesson what is needed, those that are open first', async () => {
    const { article, video, practice, final, study, ask, ruleOf } = await setUp({
      final: { attemptsAllowed: 3 },
    });
    await study.complete(article.id);
    const { complete, rules } = await ask();
    expect(complete).toBe(false);
    expect(rules.map(({ lessonId }) => lessonId)).toEqual([
      video.id,
      practice.id,
      final.id,
      article.id,
    ]);
    expect(rules.map(({ met }) => met)).toEqual([false, false, false, true]);
    await study.client.get(`/learning/lesson/${video.id}`);
    app.clock.advance(40_000);
    await study.progress(video.id, { secondsSpent: 40 });
    expect((await ruleOf(video.id))?.watched).toEqual({ seconds: 40, needed: 90 });
    expect((await ruleOf(final.id))?.quiz).toMatchObject({
      kind: 'FINAL',
      passMark: 80,
      percent: null,
      attemptsLeft: 3,
    });
  });

  it('tells the result so far and the attempts left, and nothing of hidden marks', async () => {
    const shown = await setUp({ final: { attemptsAllowed: 2 } });
    await shown.study.sit(shown, shown.finalQuiz.id, 3);
    expect((await shown.ruleOf(shown.final.id))?.quiz).toMatchObject({
      percent: 50,
      attemptsLeft: 1,
      needed: { attempts: 1, percent: 80 },
    });
    const never = { marks: 'NEVER', answers: 'NEVER', feedback: 'NEVER' } as const;
    const hidden = await setUp({ final: { review: never } });
    await hidden.study.sit(hidden, hidden.finalQuiz.id, 3);
    expect((await hidden.ruleOf(hidden.final.id))?.quiz).toMatchObject({
      percent: null,
      needed: null,
    });
    const seen = (await hidden.asAdmin()).json<CourseCompletion>();
    expect(seen.rules.find(({ lessonId }) => lessonId === hidden.final.id)?.quiz?.percent).toBe(50);
  });

  it('tells that a quiz is closed, still to open or locked', async () => {
    const opensAt = new Date(app.deps.now().getTime() + 3_600_000).toISOString();
    const { practice, final, ruleOf } = await setUp({
      course: { sequential: true },
      practice: { opensAt },
      final: { status: 'INACTIVE' },
    });
    expect(await ruleOf(practice.id)).toMatchObject({ locked: true, quiz: { opensAt } });
    expect(await ruleOf(final.id)).toMatchObject({ locked: true, quiz: { closed: true } });
  });

  it('is told to the administrators of its organization, and not once it is cancelled', async () => {
    const { asAdmin, ask, enrolmentId } = await setUp();
    expect((await asAdmin()).json()).toEqual(await ask());
    const client = createSignedInClient(app.app, app.deps, app.users.orgAdmin.id);
    await client.put('/enrolment/updateStatus', { ids: [enrolmentId], status: 'CANCELLED' });
    expect((await asAdmin()).statusCode).toBe(404);
  });

  it.each([1, 2, 3, 4, 5])('never disagrees with what decides (seed %i)', async (seed) => {
    const draw = drawFrom(seed);
    const fixture = await setUp({ course: { sequential: draw() < 0.3 } });
    const { article, video, practiceQuiz, finalQuiz, course, study, ask, asAdmin } = fixture;
    const steps = [
      () => study.complete(article.id),
      () => study.complete(video.id, draw() < 0.4 ? 30 : 100),
      () => study.sit(fixture, practiceQuiz.id, draw() < 0.5 ? 0 : 6),
      () => study.sit(fixture, finalQuiz.id, draw() < 0.5 ? 2 : 6),
    ];
    const agree = async () => {
      const { status, certificateSerial, progressPercent } = (
        await study.client.get(`/learning/course/${course.id}`)
      ).json();
      const { complete, rules } = await ask();
      expect(complete).toBe(rules.every(({ met }) => met));
      expect(complete).toBe(status === 'COMPLETED');
      expect(complete).toBe(certificateSerial !== null);
      expect(complete).toBe(progressPercent === 100);
      expect((await asAdmin()).json()).toMatchObject({ complete });
      return complete;
    };
    let complete = await agree();
    for (let step = 0; step < 40 && !complete; step += 1) {
      // A step that is refused (locked, or not watched) changes nothing, and has to agree, too.
      await steps[Math.floor(draw() * steps.length)]?.().catch(() => undefined);
      complete = await agree();
    }
    expect(complete).toBe(true);
    // A lesson that comes later is no rule of what was completed before.
    const { courseId, sectionId } = article;
    await app.db.insert(lessons).values({
      courseId,
      sectionId,
      position: 9,
      title: 'Later',
      type: 'ARTICLE',
      durationMinutes: 1,
    });
    expect(await agree()).toBe(true);
  });
});
