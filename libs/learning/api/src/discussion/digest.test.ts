import { discussionDigests, jobs, newId, users } from '@lms/server/database';
import { createCourse, createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createStudy } from '../../testing/study-fixture';

const dayMs = 24 * 60 * 60_000;
let app: TestApp;
beforeEach(async () => void (app = await createTestApp()));
afterEach(() => app.close());

const as = (user: { id: string }) => createSignedInClient(app.app, app.deps, user.id);

/** A course with a question of the learner, who reads Bengali. */
const setUp = async () => {
  const { course, video } = await createCourse(app.db, app.organizations.bcc.id, {
    course: { title: 'Listening' },
  });
  const { learner, otherLearner, orgAdmin } = app.users;
  for (const one of [learner, otherLearner]) await createStudy(app, one).enrol(course.id);
  await app.db.update(users).set({ preferredLanguage: 'bn' }).where(eq(users.id, learner.id));
  const id = newId();
  const input = { title: 'Why listen?', body: '', positionSeconds: null, version: 0 };
  await as(learner).put(`/learning/lesson/${video.id}/topic/${id}`, input);
  const answer = (user: { id: string }) =>
    as(user).put(`/topic/${id}/post/${newId()}`, { body: 'Because.', version: 0 });
  /** Mails of the next day, by their address. */
  const nextDay = async () => {
    const before = (await readOutbox(app)).length;
    app.clock.advance(dayMs);
    return (await readOutbox(app)).slice(before);
  };
  return { id, course, learner, otherLearner, orgAdmin, answer, nextDay };
};

const to = (mails: string[], { username }: { username: string }) =>
  mails.filter((mail) => mail.includes(username));

describe('the daily mail of questions', () => {
  it('tells staff once what is unanswered, and the asker in their language what was answered', async () => {
    const { learner, otherLearner, orgAdmin, answer, nextDay } = await setUp();
    const first = await nextDay();
    expect(to(first, orgAdmin)).toHaveLength(1);
    expect(to(first, orgAdmin)[0]).toMatch(/1 question without an answer:/);
    expect(to(first, orgAdmin)[0]).toContain('• Why listen? (Listening)');
    expect(to(first, learner)).toEqual([]);
    expect(await nextDay()).toEqual([]);

    await answer(otherLearner);
    const second = await nextDay();
    expect(to(second, orgAdmin)).toEqual([]);
    expect(to(second, learner)).toHaveLength(1);
    expect(to(second, learner)[0]).toContain('আপনার অনুসরণ করা ১টি প্রশ্নে নতুন উত্তর:');
    expect(await nextDay()).toEqual([]);
  });

  it('leaves out what was seen, and who wants none', async () => {
    const { id, learner, otherLearner, orgAdmin, answer, nextDay } = await setUp();
    const off = await as(orgAdmin).put('/user/me/question-mails', { wanted: false });
    expect(off.statusCode).toBe(204);
    await answer(otherLearner);
    app.clock.advance(1_000);
    expect((await as(learner).put(`/topic/${id}/seen`)).statusCode).toBe(204);
    const mails = await nextDay();
    expect(to(mails, orgAdmin)).toEqual([]);
    expect(to(mails, learner)).toEqual([]);
  });

  it('is sent once when two servers run the job, which stays planned once', async () => {
    const { orgAdmin } = await setUp();
    const planned = and(eq(jobs.kind, 'question-digest'), isNull(jobs.finishedAt));
    expect(await app.db.$count(jobs, planned)).toBe(1);
    app.clock.advance(dayMs);
    await app.deps.queue.enqueue(app.db, 'question-digest', {});
    expect(to(await readOutbox(app), orgAdmin)).toHaveLength(1);
    expect(await app.db.$count(jobs, planned)).toBe(1);
    const told = eq(discussionDigests.userId, orgAdmin.id);
    expect(await app.db.$count(discussionDigests, told)).toBe(1);
  });

  it('tells of reports', async () => {
    const { id, otherLearner, orgAdmin, nextDay } = await setUp();
    await nextDay();
    await as(otherLearner).post(`/topic/${id}/report`, { postId: null, reason: 'It is rude.' });
    const mails = await nextDay();
    expect(to(mails, orgAdmin)[0]).toContain('1 question with a report:');
    expect(to(mails, orgAdmin)[0]).not.toContain('rude');
  });
});
