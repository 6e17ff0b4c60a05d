import type { FindResult, Problem } from '@lms/contract';
import type { Course } from '@lms/course-management/contract';
import { newId } from '@lms/server/database';
import { createCourse, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import {
  type Authoring,
  buildDraft,
  buildLesson,
  createAuthoring,
} from '../../testing/draft-fixture';

let test: Authoring;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
});
afterAll(() => test.close());

const errorsOf = (response: { json: <T>() => T }) => response.json<Problem>().errors;

describe('a draft', () => {
  it('is stored unfinished, with an address of its title', async () => {
    const id = await test.create(buildDraft({ title: 'Émile’s first page', sections: [] }));
    const course = await test.read(id);
    expect(course).toMatchObject({
      slug: 'emile-s-first-page',
      status: 'DRAFT',
      revisionStatus: null,
      version: 1,
      category: null,
      organization: { code: 'BCC' },
      organizationId: test.organizations.bcc.id,
      draft: { title: 'Émile’s first page', categoryId: null, sections: [] },
    });
  });

  it('has an address of its own though another has its title, or it has no Latin letter', async () => {
    const slugOf = async (title: string) =>
      (await test.read(await test.create(test.ready({ title })))).slug;
    expect(await slugOf('Same title')).toBe('same-title');
    expect(await slugOf('Same title')).toMatch(/^same-title-[0-9a-f]{8}$/);
    expect(await slugOf('ওয়েব পাতা')).toMatch(/^course-[0-9a-f]{8}$/);
  });

  it('is saved whole, with its version', async () => {
    const id = await test.create();
    const lessons = [buildLesson({ title: 'Links' }), buildLesson({ title: '' })];
    const sections = [{ id: newId(), title: '', lessons }];
    const response = await test.edit(id, { title: 'Pages and links', sections, price: 500 });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json<Course>()).toMatchObject({
      title: 'Pages and links',
      price: 500,
      durationMinutes: 10,
      lectureCount: 2,
      category: { en: 'Web' },
      version: 2,
      draft: { title: 'Pages and links', sections },
    });
  });

  it('counts every lesson as a lecture, quizzes too, as the player counts them', async () => {
    const id = await test.create();
    const quiz = buildLesson({ type: 'QUIZ', quizId: null, durationMinutes: 0 });
    const sections = [{ id: newId(), title: '', lessons: [buildLesson(), quiz] }];
    const response = await test.edit(id, { sections });
    expect(response.json<Course>().lectureCount).toBe(2);
  });

  it('tells who saved in between, and changes nothing', async () => {
    const id = await test.create();
    const { draft, version } = await test.read(id);
    await test.edit(id, { title: 'Saved first' }, test.system);
    const outdated = await test.admin.put(`/course/${id}`, { ...draft, version });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json<Problem>()).toMatchObject({
      code: 'entity.conflict',
      savedBy: { name: 'system', at: test.clock.now().toISOString() },
    });
    expect((await test.read(id)).draft.title).toBe('Saved first');
  });

  it('keeps of a lesson the part of its type, sanitised', async () => {
    const unsafe = '<h2 onclick="x()">A</h2><script>alert(1)</script><p>B</p>';
    const lesson = buildLesson({ article: unsafe, quizId: null, video: null });
    const id = await test.create(
      test.ready({
        description: '<p>ok</p><iframe src="https://evil.example"></iframe>',
        sections: [{ id: newId(), title: 'One', lessons: [lesson] }],
      }),
    );
    const { draft } = await test.read(id);
    expect(draft.description).toBe('<p>ok</p>');
    const [kept] = draft.sections[0]?.lessons ?? [];
    expect(kept).toMatchObject({ id: lesson.id, article: '<h2>A</h2><p>B</p>' });
    expect(kept).not.toHaveProperty('quizId');
    expect(kept).not.toHaveProperty('video');
  });

  it('takes articles longer than a form', async () => {
    const article = `<p>${'পাতা '.repeat(39_000)}</p>`;
    const lessons = [buildLesson({ article }), buildLesson({ article: `${article}<p>2</p>` })];
    const id = await test.create(test.ready({ sections: [{ id: newId(), title: 'A', lessons }] }));
    expect((await test.edit(id, { title: 'Still fast' })).statusCode).toBe(200);
  });
});

describe('a draft names nothing of others', () => {
  const refused = async (change: Parameters<Authoring['ready']>[0], fields: string[]) => {
    const created = await test.admin.post('/course', test.ready(change));
    expect(created.statusCode, created.body).toBe(400);
    expect(errorsOf(created)?.map(({ field }) => field)).toEqual(fields);
    const saved = await test.edit(await test.create(), change ?? {});
    expect(saved.statusCode).toBe(400);
    expect(errorsOf(saved)?.map(({ field }) => field)).toEqual(fields);
  };
  const withLesson = (...lessons: ReturnType<typeof buildLesson>[]) => ({
    sections: [{ id: newId(), title: 'One', lessons }],
  });
  const video = { url: '', posterUrl: null, durationSeconds: 9, captions: [], transcript: [] };
  beforeAll(async () => {
    video.url = await test.upload('VIDEO');
  });

  it('neither category, instructors nor prerequisites', async () => {
    await refused({ categoryId: unknownId }, ['categoryId']);
    await refused({ instructorIds: [test.instructorId, test.foreignInstructorId] }, [
      'instructorIds[1]',
    ]);
    const theirs = await createCourse(test.db, test.organizations.other.id);
    await refused({ prerequisiteIds: [theirs.course.id] }, ['prerequisiteIds[0]']);
    await refused({ prerequisiteIds: [unknownId] }, ['prerequisiteIds[0]']);
  });

  it('neither quizzes, lessons nor sections, of another course of its own organization either', async () => {
    for (const { id } of [test.organizations.other, test.organizations.bcc]) {
      const theirs = await createCourse(test.db, id);
      const quizLesson = buildLesson({ type: 'QUIZ', quizId: theirs.practiceQuiz.id });
      await refused(withLesson(quizLesson), ['sections[0].lessons[0].quizId']);
      await refused(withLesson(buildLesson(), buildLesson({ id: theirs.article.id })), [
        'sections[0].lessons[1].id',
      ]);
      const { sectionId } = theirs.article;
      await refused({ sections: [{ id: sectionId, title: 'Taken', lessons: [] }] }, [
        'sections[0].id',
      ]);
    }
  });

  it('not itself as a prerequisite', async () => {
    const id = await test.create();
    const response = await test.edit(id, { prerequisiteIds: [id] });
    expect(errorsOf(response)).toEqual([{ field: 'prerequisiteIds[0]', code: 'invalid' }]);
  });

  it('no lesson twice', async () => {
    const lesson = buildLesson();
    await refused(withLesson(lesson, lesson), ['sections[0].lessons[1].id']);
  });

  it.each([
    'https://elsewhere.example/a.png',
    '//elsewhere.example/a.png',
    'data:image/png;base64,AA==',
    '/lms-web/media/../secret',
    '/lms-web/media/uploads/0123.webp',
    '/lms-web/media/demo/never-was.mp4',
    'a.png',
  ])('no file at %s', async (url) => {
    await refused({ imageUrl: url }, ['imageUrl']);
    await refused(withLesson(buildLesson({ type: 'VIDEO', video: { ...video, url } })), [
      'sections[0].lessons[0].video.url',
    ]);
    const captions = [{ language: 'en' as const, url }];
    await refused(withLesson(buildLesson({ type: 'VIDEO', video: { ...video, captions } })), [
      'sections[0].lessons[0].video.captions[0].url',
    ]);
    const document = { url, name: 'a.pdf', bytes: 1 };
    await refused(withLesson(buildLesson({ type: 'DOCUMENT', document })), [
      'sections[0].lessons[0].document.url',
    ]);
    await refused(withLesson(buildLesson({ article: `<p><img src="${url}" alt="A"></p>` })), [
      'sections[0].lessons[0].article',
    ]);
  });

  it('but files that its own organization stored, or those who run the site', async () => {
    const ours = await test.upload('IMAGE');
    const theirs = await test.upload('IMAGE', test.users.otherOrgAdmin);
    await refused({ imageUrl: theirs }, ['imageUrl']);
    const id = await test.create(test.ready({ imageUrl: ours }));
    expect((await test.edit(id, { imageUrl: theirs }, test.system)).statusCode).toBe(400);
    const platforms = await test.upload('IMAGE', { ...test.users.system, organizationId: null });
    expect((await test.edit(id, { imageUrl: platforms }, test.system)).statusCode).toBe(200);
    expect((await test.edit(id, { title: 'Saved again' })).statusCode).toBe(200);
  });

  it('and no picture as captions, nor in any other place what belongs elsewhere', async () => {
    const picture = await test.upload('IMAGE');
    const captions = [{ language: 'en' as const, url: picture }];
    await refused(withLesson(buildLesson({ type: 'VIDEO', video: { ...video, captions } })), [
      'sections[0].lessons[0].video.captions[0].url',
    ]);
    const id = await test.create(test.ready({ imageUrl: picture }));
    const lesson = buildLesson({ type: 'VIDEO', video: { ...video, url: picture, captions } });
    const answer = await test.edit(id, withLesson(lesson));
    expect(errorsOf(answer)?.map(({ field }) => field)).toEqual([
      'sections[0].lessons[0].video.url',
      'sections[0].lessons[0].video.captions[0].url',
    ]);
    await refused({ imageUrl: await test.upload('VIDEO') }, ['imageUrl']);
  });

  it.each([
    ['a video of another shape', { video: { ...video, script: 'x' } }],
    ['a video without an address', { video: { ...video, url: '' } }],
    ['captions in no language', { video: { ...video, captions: [{ language: 'xx', url: 'a' }] } }],
    ['a document that is a text', { document: 'a.pdf' }],
    ['an unknown type', { type: 'SCORM' }],
    ['an id that is none', { id: 'lesson-1' }],
  ])('nor %s', async (_what, change) => {
    const lesson = { ...buildLesson({ type: 'VIDEO' }), ...change };
    const draft = { ...test.ready(), sections: [{ id: newId(), title: 'One', lessons: [lesson] }] };
    expect((await test.admin.post('/course', draft)).statusCode).toBe(400);
  });
});

describe('who may', () => {
  it('sees and changes only courses of the own organization', async () => {
    const id = await test.create();
    const { draft, version } = await test.read(id);
    for (const client of [test.otherAdmin, test.as(test.users.otherOrgUser)]) {
      expect((await client.get(`/course/${id}`)).statusCode).toBe(404);
      const { total } = (await client.post('/course/find', {})).json<FindResult<Course>>();
      const all = (await test.system.post('/course/find', {})).json<FindResult<Course>>();
      expect(total).toBeLessThan(all.total);
    }
    const put = await test.otherAdmin.put(`/course/${id}`, { ...draft, version });
    expect(put.statusCode).toBe(404);
    const orgUser = test.as(test.users.orgUser);
    expect((await orgUser.get(`/course/${id}`)).statusCode).toBe(200);
    expect((await orgUser.post('/course', test.ready())).statusCode).toBe(403);
    expect((await test.as(test.users.learner).get(`/course/${id}`)).statusCode).toBe(403);
  });

  it('has the course made for the own organization, and the system administrator says for which', async () => {
    const { bcc, other } = test.organizations;
    const id = await test.create({ ...test.ready(), organizationId: other.id });
    expect((await test.read(id)).organizationId).toBe(bcc.id);
    const unowned = await test.system.post('/course', buildDraft());
    expect(errorsOf(unowned)).toEqual([{ field: 'organizationId', code: 'required' }]);
    const theirs = await test.create(buildDraft({ organizationId: other.id }), test.system);
    expect((await test.read(theirs, test.otherAdmin)).organizationId).toBe(other.id);
  });
});

describe('find', () => {
  it('searches in Bengali, filters and gives no draft', async () => {
    const id = await test.create(test.ready({ title: 'নিরাপদ পাসওয়ার্ড' }));
    const find = async (body: object) =>
      (await test.admin.post('/course/find', body)).json<FindResult<Course>>().items;
    const found = await find({ searchTerm: 'পাসওয়ার্ড', filter: { status: 'DRAFT' } });
    expect(found.map((course) => course.id)).toEqual([id]);
    expect(found[0]).not.toHaveProperty('draft');
    expect(found[0]).toMatchObject({ category: { bn: 'ওয়েব' }, organization: { code: 'BCC' } });
    expect(await find({ searchTerm: 'পাসওয়ার্ড', filter: { revisionStatus: 'DRAFT' } })).toEqual([]);
  });
});
