import type { TopicDetails } from '@lms/learning/contract';
import { lessons, newId } from '@lms/server/database';
import { type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createDiscussions } from '../../testing/discussion-fixture';

let app: TestApp;
let setUp: ReturnType<typeof createDiscussions>['setUp'];
let addLearner: ReturnType<typeof createDiscussions>['addLearner'];
beforeAll(async () => {
  app = await createTestApp();
  ({ setUp, addLearner } = createDiscussions(app));
});
afterAll(() => app.close());

const minute = 60_000;

const coded = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<{ code: string }>().code}`;

describe('a question on a lesson', () => {
  it('is asked once, also by two clicks, and names nobody’s address', async () => {
    const { save, list, asker, other } = await setUp();
    const id = newId();
    const answers = await Promise.all([save(id), save(id), save(id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [topic, ...more] = (await list('', other)).items;
    expect(more).toEqual([]);
    expect(topic).toMatchObject({
      id,
      title: 'Why listen first?',
      positionSeconds: 7,
      status: 'OPEN',
      author: { name: 'Asha', isMe: false, isStaff: false },
      editableUntil: null,
      postCount: 0,
    });
    expect(JSON.stringify(topic)).not.toContain('@');
    expect((await list('', asker)).items[0]?.author.isMe).toBe(true);
  });

  it('is found by its words, in Bengali too, and literally', async () => {
    const { ask, list } = await setUp();
    const id = await ask();
    await ask({ title: '100% sure?', body: '' });
    const found = async (term: string) =>
      (await list(`?search=${encodeURIComponent(term)}`)).items.map((topic) => topic.id);
    expect(await found('কারণ')).toEqual([id]);
    expect(await found('LISTEN')).toEqual([id]);
    expect(await found('0% s')).toHaveLength(1);
    expect(await found('_')).toEqual([]);
  });

  it('is for the people of the course alone', async () => {
    const { ask, as, save, video } = await setUp();
    const id = await ask();
    const stranger = await addLearner('Stranger');
    expect(coded(await as(stranger).get(`/topic/${id}`))).toBe('404 entity.notFound');
    expect(coded(await as(stranger).get(`/learning/lesson/${video.id}/topic`))).toBe(
      '404 entity.notFound',
    );
    expect(coded(await save(newId(), {}, stranger))).toBe('404 entity.notFound');
    expect(coded(await as(app.users.otherOrgAdmin).get(`/topic/${id}`))).toBe(
      '404 entity.notFound',
    );
  });

  it('is changed by its author within 15 minutes, at the version that was read', async () => {
    const { ask, save, read, other } = await setUp();
    const id = await ask();
    app.clock.advance(14 * minute);
    const changed = await save(id, { title: 'Why listen at all?', version: 1 });
    expect(changed.json<TopicDetails>().topic).toMatchObject({
      title: 'Why listen at all?',
      version: 2,
    });
    expect(coded(await save(id, { title: 'Old tab', version: 1 }))).toBe('409 entity.conflict');
    expect(coded(await save(id, { title: 'Not mine', version: 2 }, other))).toBe(
      '404 entity.notFound',
    );
    app.clock.advance(2 * minute);
    expect(coded(await save(id, { title: 'Too late', version: 2 }))).toBe('409 topic.timeOver');
    expect((await read(id)).topic.editableUntil).toBeNull();
  });

  it('is deleted by its author until somebody else has answered', async () => {
    const { ask, as, asker, answer, other, list } = await setUp();
    const [first, second] = [await ask(), await ask()];
    await answer(second, other);
    expect((await as(asker).delete(`/topic/${first}`)).statusCode).toBe(204);
    expect(coded(await as(asker).delete(`/topic/${second}`))).toBe('409 topic.answered');
    expect((await list()).items.map(({ id }) => id)).toEqual([second]);
  });

  it('comes at most ten times an hour, and says when the next may come', async () => {
    const { ask, save } = await setUp();
    for (let count = 0; count < 10; count += 1) await ask();
    const refused = await save(newId());
    expect(coded(refused)).toBe('429 request.tooMany');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
    app.clock.advance(61 * minute);
    expect((await save(newId())).statusCode).toBe(200);
  });

  it('stays with its course when its lesson goes', async () => {
    const { ask, read, find, video } = await setUp();
    const id = await ask();
    await app.db.delete(lessons).where(eq(lessons.id, video.id));
    expect((await read(id)).topic).toMatchObject({ lessonId: null, lessonTitle: video.title });
    expect(await find({})).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('is told to the asker, marked where staff gave it, and accepted by the asker', async () => {
    const { ask, answer, read, accept, find, told, asker, other, staff } = await setUp();
    const id = await ask();
    const first = await answer(id, other);
    expect(await find({ unanswered: true })).toHaveLength(1);
    const second = await answer(id, staff);
    expect(await find({ unanswered: true })).toEqual([]);
    expect(coded(await accept(id, first, other))).toBe('403 auth.forbidden');
    expect((await accept(id, second)).statusCode).toBe(200);
    const { topic, posts } = await read(id);
    expect(topic).toMatchObject({ status: 'ANSWERED', postCount: 2 });
    expect(posts.map((post) => [post.id, post.author.isStaff, post.isAccepted])).toEqual([
      [second, true, true],
      [first, false, false],
    ]);
    expect(await told(asker)).toEqual(['QUESTION_ANSWERED', 'QUESTION_ANSWERED']);
    expect(await told(staff)).toContain('ANSWER_ACCEPTED');
    expect((await accept(id, null)).json<TopicDetails>().topic.status).toBe('OPEN');
  });

  it('opens the question again when it is deleted after it was accepted', async () => {
    const { ask, answer, accept, as, read, find, other } = await setUp();
    const id = await ask();
    const post = await answer(id, other);
    await accept(id, post);
    expect((await as(other).delete(`/topic/${id}/post/${post}`)).statusCode).toBe(204);
    expect((await read(id)).topic).toMatchObject({ status: 'OPEN', postCount: 0 });
    expect(await find({ unanswered: true })).toHaveLength(1);
  });

  it('is stored once for each id, which nobody else can take over', async () => {
    const { ask, answer, as, other, asker, read } = await setUp();
    const id = await ask();
    const post = await answer(id, other);
    const again = { body: 'Because it helps.', version: 0 };
    expect((await as(other).put(`/topic/${id}/post/${post}`, again)).statusCode).toBe(200);
    const taken = await as(asker).put(`/topic/${id}/post/${post}`, { body: 'Mine', version: 1 });
    expect(coded(taken)).toBe('404 entity.notFound');
    expect((await read(id)).posts).toHaveLength(1);
  });
});

describe('a closed account', () => {
  it('leaves its texts without a name, and takes its reports along', async () => {
    const { ask, as, answer, report, read, find, other, staff } = await setUp();
    const id = await ask();
    await answer(id, other);
    await report(id, null);
    const exported = await as(other).get('/user/me/export');
    expect(exported.json()).toMatchObject({
      answers: [{ question: 'Why listen first?', body: 'Because it helps.' }],
      reportedTexts: [{ reason: 'It is rude.' }],
    });
    const { statusCode } = await as(other).delete('/user/me', {
      payload: { password: testPassword },
    });
    expect(statusCode).toBe(204);
    expect((await read(id)).posts[0]?.author).toMatchObject({ name: '' });
    expect((await read(id, staff)).topic.reports).toEqual([]);
    expect(await find({ reported: true })).toEqual([]);
  });
});
