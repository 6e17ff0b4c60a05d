import type { FindResult } from '@lms/contract';
import type { TopicItem } from '@lms/learning/contract';
import { discussionTopics, newId } from '@lms/server/database';
import type { TestApp } from '@lms/server/testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { createDiscussions } from '../../testing/discussion-fixture';

let app: TestApp;
let setUp: ReturnType<typeof createDiscussions>['setUp'];
beforeAll(async () => {
  app = await createTestApp();
  ({ setUp } = createDiscussions(app));
});
afterAll(() => app.close());

const minute = 60_000;

const coded = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<{ code: string }>().code}`;

describe('staff of a course', () => {
  it('hide a question with a reason, which its author is told and nobody else sees', async () => {
    const { ask, list, as, moderate, find, told, read, asker, staff } = await setUp();
    const id = await ask();
    expect(coded(await moderate(id, 'HIDE'))).toBe('400 validation.failed');
    expect((await moderate(id, 'HIDE', null, 'It names a person.')).statusCode).toBe(200);
    expect((await list()).items).toEqual([]);
    expect(coded(await as(asker).get(`/topic/${id}`))).toBe('404 entity.notFound');
    expect((await read(id, staff)).topic).toMatchObject({
      status: 'HIDDEN',
      hiddenReason: 'It names a person.',
    });
    expect(await told(asker)).toEqual(['QUESTION_HIDDEN']);
    expect(await find({ hasHidden: true })).toHaveLength(1);
    expect(await find({ unanswered: true })).toEqual([]);
    await moderate(id, 'SHOW');
    expect((await list()).items).toHaveLength(1);
  });

  it('see reports, hide the reported answer or keep it', async () => {
    const { ask, answer, report, read, find, moderate, told, asker, other, staff } = await setUp();
    const id = await ask();
    const post = await answer(id, other);
    for (const text of [null, post]) await report(id, text, text ? asker : other);
    await report(id, null);
    expect(coded(await report(id, post, other))).toBe('404 entity.notFound');
    const seen = await read(id, staff);
    expect(seen.topic.reports).toMatchObject([{ name: 'Badal', reason: 'It is rude.' }]);
    expect((await read(id, other)).topic).toMatchObject({ isReported: true, reports: [] });
    await moderate(id, 'KEEP');
    expect(await find({ reported: true })).toHaveLength(1);
    await moderate(id, 'HIDE', post, 'It is an advertisement.');
    expect(await find({ reported: true })).toEqual([]);
    expect((await read(id)).posts).toEqual([]);
    expect((await read(id, staff)).posts).toHaveLength(1);
    expect(await told(other)).toEqual(['ANSWER_HIDDEN']);
  });

  it('pin, endorse and close', async () => {
    const { ask, answer, as, list, read, moderate, other } = await setUp();
    const id = await ask();
    app.clock.advance(minute);
    const later = await ask({ title: 'A later question' });
    const post = await answer(id, other);
    await moderate(id, 'PIN');
    await moderate(id, 'ENDORSE', post);
    expect((await list()).items.map((topic) => topic.id)).toEqual([id, later]);
    expect((await read(id)).posts[0]?.endorsed).toBe(true);
    expect(coded(await moderate(id, 'ENDORSE'))).toBe('400 validation.failed');
    await moderate(id, 'CLOSE');
    const refused = await as(other).put(`/topic/${id}/post/${newId()}`, { body: 'x', version: 0 });
    expect(coded(refused)).toBe('409 topic.closed');
    await moderate(id, 'REOPEN');
    expect((await read(id)).topic.status).toBe('OPEN');
  });

  it('are those of the course alone', async () => {
    const { ask, as } = await setUp();
    const id = await ask();
    const pin = { action: 'PIN', postId: null };
    const foreign = as(app.users.otherOrgAdmin);
    expect(coded(await foreign.put(`/topic/${id}/moderation`, pin))).toBe('404 entity.notFound');
    const [topic] = await app.db
      .select()
      .from(discussionTopics)
      .where(and(eq(discussionTopics.id, id), eq(discussionTopics.pinned, false)));
    expect(topic).toBeDefined();
    const listed = (await foreign.post('/topic/find', {})).json<FindResult<TopicItem>>().items;
    expect(listed.map((item) => item.id)).not.toContain(id);
  });
});
