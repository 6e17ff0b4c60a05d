import { seeAsHeader } from '@lms/contract';
import { type CourseNotes, maxNotes, type Note, type NoteInput } from '@lms/learning/contract';
import {
  bookmarks,
  deletedRows,
  enrolments,
  lessons,
  newId,
  notes,
  users,
} from '@lms/server/database';
import { createCourse, type TestApp, testPassword } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

/** A learner of this test only, in a course of their own. */
const setUp = async () => {
  const [model] = await app.db.select().from(users).where(eq(users.id, app.users.learner.id));
  const id = newId();
  await app.db.insert(users).values({ ...model!, id, username: `${id}@test.lms` });
  const made = await createCourse(app.db, app.organizations.bcc.id);
  const study = createStudy(app, { id });
  await study.enrol(made.course.id);
  const path = `/learning/course/${made.course.id}/note`;
  const input = (more: Partial<NoteInput> = {}): NoteInput => ({
    lessonId: made.article.id,
    positionSeconds: null,
    body: 'Listen first',
    version: 0,
    ...more,
  });
  const save = (noteId: string, more: Partial<NoteInput> = {}, client = study.client) =>
    client.put(`${path}/${noteId}`, input(more));
  const read = async () => (await study.client.get(path)).json<CourseNotes>();
  const bodies = async () => (await read()).notes.map(({ body }) => body);
  return { ...made, study, userId: id, path, save, read, bodies };
};

const coded = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<{ code: string }>().code}`;

describe('notes', () => {
  it('are written, changed, deleted and taken back as they were', async () => {
    const { save, read, path, study, article } = await setUp();
    const [first, second] = [newId(), newId()];
    const made = (await save(first)).json<Note>();
    expect(made).toMatchObject({ id: first, lessonId: article.id, version: 1 });
    await save(second, { body: 'Then speak' });
    app.clock.advance(60_000);
    const changed = (await save(first, { body: 'আগে শুনুন', version: 1 })).json<Note>();
    expect(changed).toMatchObject({ body: 'আগে শুনুন', version: 2, createdAt: made.createdAt });
    expect((await study.client.delete(`${path}/${first}`)).statusCode).toBe(204);
    expect(coded(await study.client.delete(`${path}/${first}`))).toBe('404 entity.notFound');
    expect((await read()).notes.map(({ id }) => id)).toEqual([second]);
    await save(first, { body: 'আগে শুনুন' });
    expect((await read()).notes).toMatchObject([
      { id: first, body: 'আগে শুনুন', createdAt: made.createdAt, version: 3 },
      { id: second },
    ]);
  });

  it('are stored once, however often they are sent', async () => {
    const { save, bodies } = await setUp();
    const id = newId();
    const all = await Promise.all([save(id), save(id), save(id)]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(all.map((one) => one.json<Note>().version)).toEqual([1, 1, 1]);
    expect(await bodies()).toEqual(['Listen first']);
  });

  it('are not overwritten by whoever has not read them as they are', async () => {
    const { save, bodies, path, study } = await setUp();
    const id = newId();
    await save(id);
    await save(id, { body: 'In one tab', version: 1 });
    expect(coded(await save(id, { body: 'In the other', version: 1 }))).toBe('409 entity.conflict');
    expect(coded(await save(id, { body: 'Made anew', version: 0 }))).toBe('409 entity.conflict');
    expect(await bodies()).toEqual(['In one tab']);
    await study.client.delete(`${path}/${id}`);
    expect(coded(await save(id, { body: 'Still typing', version: 2 }))).toBe('409 entity.conflict');
    expect(await bodies()).toEqual([]);
  });

  it('carry the second in a video only', async () => {
    const { save, article, video } = await setUp();
    const at = async (lessonId: string) =>
      (await save(newId(), { lessonId, positionSeconds: 83 })).json<Note>().positionSeconds;
    expect([await at(video.id), await at(article.id)]).toEqual([83, null]);
  });

  it('highlight a passage of an article, with or without a text', async () => {
    const { save, read, path, study, article, video } = await setUp();
    const quote = { exact: 'শুনুন', prefix: 'আগে ', suffix: ', তারপর', start: 4 };
    const id = newId();
    expect((await save(id, { quote, body: '' })).json<Note>()).toMatchObject({ quote, body: '' });
    await save(id, { quote, body: 'Why?', version: 1 });
    await save(id, { quote: { ...quote, exact: 'another' }, body: '', version: 2 });
    expect((await read()).notes).toMatchObject([{ id, quote, body: '', version: 3 }]);
    await study.client.delete(`${path}/${id}`);
    await save(id, { quote, body: '' });
    expect((await read()).notes).toMatchObject([{ quote, lessonId: article.id }]);
    const other = newId();
    await save(other);
    for (const refused of [
      () => save(newId(), { body: '' }),
      () => save(newId(), { body: '', quote: null }),
      () => save(newId(), { body: ' ', quote }),
      () => save(newId(), { quote: { ...quote, exact: '' } }),
      () => save(newId(), { quote: { ...quote, prefix: 'a'.repeat(65) } }),
      // A video has no passages, and a note does not become a highlight.
      () => save(newId(), { body: '', quote, lessonId: video.id }),
      () => save(other, { body: '', quote, version: 1 }),
    ]) {
      expect(coded(await refused())).toBe('400 validation.failed');
    }
  });

  it('have up to 5,000 code points', async () => {
    const { save } = await setUp();
    expect((await save(newId(), { body: '😀'.repeat(5_000) })).statusCode).toBe(200);
    for (const body of ['😀'.repeat(5_001), '', ' \n ']) {
      expect(coded(await save(newId(), { body }))).toBe('400 validation.failed');
    }
  });

  it('are 500 in one course at most, also when they come at once', async () => {
    const { save, course, article, userId } = await setUp();
    const row = { userId, courseId: course.id, lessonId: article.id, lessonTitle: 'A', body: 'b' };
    await app.db.insert(notes).values(Array.from({ length: maxNotes - 1 }, () => row));
    const last = await Promise.all([save(newId()), save(newId())]);
    expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(coded(await save(newId()))).toBe('409 learning.tooManyNotes');
  });

  it('are read and changed by nobody but their writer', async () => {
    const { save, path, course, bodies } = await setUp();
    const other = await setUp();
    await other.study.enrol(course.id);
    const id = newId();
    await save(id);
    const { client } = other.study;
    expect((await client.get(path)).json()).toEqual({ notes: [], bookmarks: [] });
    expect(coded(await save(id, { body: 'Mine now', version: 1 }, client))).toBe(
      '404 entity.notFound',
    );
    expect(coded(await client.delete(`${path}/${id}`))).toBe('404 entity.notFound');
    // The id is taken in other courses, too; and a lesson belongs to one course.
    const there = `/learning/course/${other.course.id}/note/${id}`;
    const body = { lessonId: other.article.id, positionSeconds: null, body: 'x', version: 0 };
    expect(coded(await client.put(there, body))).toBe('404 entity.notFound');
    const strange = await other.save(newId(), { lessonId: (await setUp()).article.id });
    expect(coded(strange)).toBe('404 entity.notFound');
    expect(await bodies()).toEqual(['Listen first']);
    for (const one of [app.users.orgAdmin, app.users.system]) {
      expect(coded(await app.as(one).get(path))).toBe('403 auth.forbidden');
    }
  });

  it('that somebody else has just deleted are not taken by their id', async () => {
    const { save, path, study, bodies } = await setUp();
    const other = await setUp();
    const id = newId();
    await save(id);
    await study.client.delete(`${path}/${id}`);
    expect(coded(await other.save(id))).toBe('404 entity.notFound');
    await save(id);
    expect(await bodies()).toEqual(['Listen first']);
  });

  it('are hidden from whoever looks through their writer’s eyes, as are all their data', async () => {
    const { path, userId } = await setUp();
    const system = app.as(app.users.system);
    const look = (await system.post(`/user/${userId}/see-as`)).json<{ id: string }>();
    for (const asked of [path, '/user/me/export']) {
      const answer = await system.get(asked, { headers: { [seeAsHeader]: look.id } });
      expect(coded(answer)).toBe('403 seeAs.private');
    }
  });

  it('stay after the course is completed, and are away while the enrolment is cancelled', async () => {
    const { save, path, study, userId, course, bodies } = await setUp();
    await save(newId());
    const become = (status: 'COMPLETED' | 'CANCELLED') =>
      app.db.update(enrolments).set({ status }).where(eq(enrolments.userId, userId));
    await become('COMPLETED');
    expect(await bodies()).toEqual(['Listen first']);
    expect((await save(newId(), { body: 'Later' })).statusCode).toBe(200);
    await become('CANCELLED');
    const answers = [await study.client.get(path), await save(newId())];
    expect(answers.map(coded)).toEqual(['404 entity.notFound', '404 entity.notFound']);
    await study.enrol(course.id);
    expect(await bodies()).toEqual(['Listen first', 'Later']);
  });

  it('outlive their lesson, and can still be changed, deleted and taken back', async () => {
    const { save, read, path, study, article } = await setUp();
    const id = newId();
    await save(id);
    await study.client.put(`/learning/lesson/${article.id}/bookmark`, { bookmarked: true });
    await study.client.put(`/learning/lesson/${article.id}/bookmark`, { bookmarked: true });
    await app.db.update(lessons).set({ title: 'Why' }).where(eq(lessons.id, article.id));
    await save(id, { body: 'Seen', version: 1 });
    await app.db.delete(lessons).where(eq(lessons.id, article.id));
    const orphan = { id, lessonId: null, lessonTitle: 'Why', body: 'Seen' };
    expect(await read()).toMatchObject({ notes: [orphan], bookmarks: [] });
    await save(id, { body: 'Seen again', version: 2 });
    await study.client.delete(`${path}/${id}`);
    await save(id, { lessonId: null, body: 'Seen again' });
    expect((await read()).notes).toMatchObject([{ ...orphan, body: 'Seen again' }]);
    expect(coded(await save(newId(), { lessonId: null }))).toBe('404 entity.notFound');
  });

  it('are in their writer’s data, and go with the account', async () => {
    const { save, path, study, userId, article, video } = await setUp();
    const [kept, gone] = [newId(), newId()];
    await save(kept, { lessonId: video.id, positionSeconds: 7 });
    await save(gone, { body: 'Regretted' });
    await study.client.delete(`${path}/${gone}`);
    await study.client.put(`/learning/lesson/${article.id}/bookmark`, { bookmarked: true });
    const data = (await study.client.get('/user/me/export')).json<Record<string, unknown>>();
    expect(data['notes']).toMatchObject([{ body: 'Listen first', positionSeconds: 7 }]);
    expect(data['bookmarks']).toHaveLength(1);
    const payload = { password: testPassword };
    expect((await study.client.delete('/user/me', { payload })).statusCode).toBe(204);
    expect(await app.db.$count(notes, eq(notes.userId, userId))).toBe(0);
    expect(await app.db.$count(bookmarks, eq(bookmarks.userId, userId))).toBe(0);
    expect(await app.db.$count(deletedRows, eq(deletedRows.id, gone))).toBe(0);
  });
});

describe('bookmarks', () => {
  it('are set and taken away, twice as well as once', async () => {
    const { study, read, article, video } = await setUp();
    const mark = (lessonId: string, bookmarked: boolean) =>
      study.client.put(`/learning/lesson/${lessonId}/bookmark`, { bookmarked });
    for (const { id } of [video, article, video]) {
      expect((await mark(id, true)).json()).toEqual({ bookmarked: true });
    }
    expect((await read()).bookmarks.sort()).toEqual([video.id, article.id].sort());
    await mark(video.id, false);
    await mark(video.id, false);
    expect((await read()).bookmarks).toEqual([article.id]);
    expect(coded(await mark((await setUp()).article.id, true))).toBe('404 entity.notFound');
  });
});
