import { type CourseSearchResult, maxPlaces } from '@lms/learning/contract';
import { lessons } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async (sequential = false) => {
  const made = await createCourse(app.db, app.organizations.bcc.id, { course: { sequential } });
  const { article, video } = made;
  await app.db
    .update(lessons)
    .set({
      title: 'Why listen',
      article: '<p>আগে <b>শুনুন</b>.</p><p>Listen &amp; nod: 50% _ok_</p>',
    })
    .where(eq(lessons.id, article.id));
  const transcript = [
    { start: 0, text: 'Put your phone down.' },
    { start: 30.6, text: `${'So. '.repeat(50)}Now LISTEN, then listen again.` },
  ];
  await app.db
    .update(lessons)
    .set({ video: { ...video.video!, transcript } })
    .where(eq(lessons.id, video.id));
  const study = createStudy(app, app.users.learner);
  await study.enrol(made.course.id);
  const ask = (term: string, client = study.client) =>
    client.get(`/learning/course/${made.course.id}/search?term=${encodeURIComponent(term)}`);
  const find = async (term: string) => (await ask(term)).json<CourseSearchResult>();
  return { ...made, study, ask, find };
};

describe('a search in a course', () => {
  it('finds titles, articles and seconds of videos, in the order of study', async () => {
    const { article, video, find } = await setUp();
    const { places, more, isPartial } = await find('LISTEN');
    expect({ more, isPartial }).toEqual({ more: false, isPartial: false });
    expect(places.map(({ lessonId, positionSeconds }) => [lessonId, positionSeconds])).toEqual([
      [article.id, null],
      [article.id, null],
      [video.id, 30],
    ]);
    const marked = places.map(({ excerpt, ranges }) =>
      ranges.map(({ from, to }) => excerpt.slice(from, to)),
    );
    expect(marked).toEqual([['listen'], ['Listen'], ['LISTEN', 'listen']]);
    expect(places[2]?.excerpt.length).toBeLessThan(180);
  });

  it('is literal, in Bengali, too, and finds no markup', async () => {
    const { find } = await setUp();
    const count = async (term: string) => (await find(term)).places.length;
    expect(await count('আগে শুনুন')).toBe(1);
    expect(await count('& nod: 50%')).toBe(1);
    for (const absent of ['_ok%', 'amp;', '<b>', 'phone.down']) expect(await count(absent)).toBe(0);
  });

  it('leaves out what is locked, and says so', async () => {
    const { article, find } = await setUp(true);
    const { places, isPartial } = await find('listen');
    expect(isPartial).toBe(true);
    expect(new Set(places.map(({ lessonId }) => lessonId))).toEqual(new Set([article.id]));
  });

  it('returns a limited number of places', async () => {
    const { video, find } = await setUp();
    const transcript = Array.from({ length: maxPlaces + 5 }, (_, start) => ({
      start,
      text: 'Nod',
    }));
    await app.db
      .update(lessons)
      .set({ video: { ...video.video!, transcript } })
      .where(eq(lessons.id, video.id));
    const { places, more } = await find('nod');
    expect([places.length, more]).toEqual([maxPlaces, true]);
  });

  it('is for learners of the course only', async () => {
    const { ask } = await setUp();
    expect((await ask('listen', createStudy(app, app.users.otherLearner).client)).statusCode).toBe(
      404,
    );
    for (const term of ['', 'a', 'a'.repeat(81)]) expect((await ask(term)).statusCode).toBe(400);
  });
});
