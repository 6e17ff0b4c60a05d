import type { CatalogResult, CourseDetail } from '@lms/catalog/contract';
import type { NotificationPage } from '@lms/communication/contract';
import type { LessonContent } from '@lms/contract';
import { createBank, createQuestion } from '@lms/course-management/api/testing';
import { mp4, pdf, png, uploadFile, vtt } from '@lms/course-management/api/testing';
import { type Authoring, buildLesson, createAuthoring } from '@lms/course-management/api/testing';
import { codeOf, createMoves } from '@lms/course-management/api/testing';
import type { Checklist, CourseDraft, DraftLesson } from '@lms/course-management/contract';
import { createStudy } from '@lms/learning/api/testing';
import type { LearningCourse } from '@lms/learning/contract';
import { courses, lessons, newId } from '@lms/server/database';
import { readOutbox } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Authoring;
let moves: ReturnType<typeof createMoves>;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  moves = createMoves(test);
});
afterAll(() => test.close());

const problems = async (id: string) =>
  (await test.admin.get(`/course/${id}/checklist`)).json<Checklist>().items;

const makeQuiz = async (courseId: string) => {
  const bankId = await createBank(test.admin);
  for (const what of ['head', 'hands', 'eyes']) {
    const answers = [
      { id: 'a', text: `Something for the ${what}`, fraction: 1 },
      { id: 'b', text: 'Nothing', fraction: 0 },
    ];
    await createQuestion(test.admin, bankId, { text: `<p>What saves the ${what}?</p>`, answers });
  }
  const response = await test.admin.post('/quiz', {
    title: 'Final quiz',
    instructions: '',
    courseId,
    kind: 'FINAL',
    items: [{ kind: 'RANDOM', bankId, count: 2, mark: 1 }],
    timeLimitMinutes: null,
    graceMinutes: 2,
    attemptsAllowed: 0,
    passMark: 80,
    penalty: 0,
    shuffleQuestions: true,
    shuffleOptions: true,
    gradingMethod: 'HIGHEST',
    opensAt: null,
    closesAt: null,
    review: { marks: 'AFTER_SUBMIT', answers: 'NEVER', feedback: 'NEVER' },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};

const article = buildLesson({ title: 'Why', article: '' });
const video = buildLesson({ title: 'How', type: 'VIDEO', durationMinutes: 0, video: null });
const paper = buildLesson({ title: '', type: 'DOCUMENT', document: null });
const quiz = buildLesson({ title: 'Final quiz', type: 'QUIZ', quizId: null });
const section = { id: newId(), title: '', lessons: [article, video, paper, quiz] };
const empty = { id: newId(), title: 'Later', lessons: [] };

/** An unfinished draft, whose `problems` are fixed one by one. */
const unfinished = (): CourseDraft => ({
  ...test.ready({ title: 'Safety at work' }),
  summary: '',
  description: '<h4>Deep</h4>',
  categoryId: null,
  instructorIds: [],
  outcomes: [],
  sections: [section, empty],
});

/** Fixes for one draft, in the order of its checklist. */
const fixesFor = async (id: string): Promise<[string, (draft: CourseDraft) => CourseDraft][]> => {
  const picture = await uploadFile(test.admin, 'IMAGE', await png());
  const film = await uploadFile(test.admin, 'VIDEO', mp4, 'how.mp4');
  const captionFile = await uploadFile(test.admin, 'CAPTIONS', vtt, 'how.vtt');
  const sheet = await uploadFile(test.admin, 'DOCUMENT', pdf, 'rules.pdf');
  const quizId = await makeQuiz(id);
  const withLesson = (of: DraftLesson, change: Partial<DraftLesson>) => (draft: CourseDraft) => ({
    ...draft,
    sections: draft.sections.map((part) => ({
      ...part,
      lessons: part.lessons.map((one) => (one.id === of.id ? { ...one, ...change } : one)),
    })),
  });
  const { url, durationSeconds } = film;
  const noCaptions = {
    url,
    posterUrl: null,
    durationSeconds: durationSeconds ?? 0,
    captions: [],
    transcript: [],
  };
  const captioned = {
    ...noCaptions,
    captions: [{ language: 'en' as const, url: captionFile.url }],
    transcript: captionFile.transcript ?? [],
  };
  const image = (alt: string) => `<h2>Why</h2><p><img src="${picture.url}" alt="${alt}"></p>`;
  return [
    ['summaryMissing', (draft) => ({ ...draft, summary: 'How nobody gets hurt' })],
    ['headingJump', (draft) => ({ ...draft, description: '<h3>Fine</h3><p>Read</p>' })],
    ['categoryMissing', (draft) => ({ ...draft, categoryId: test.categoryId })],
    ['instructorMissing', (draft) => ({ ...draft, instructorIds: [test.instructorId] })],
    ['outcomesMissing', (draft) => ({ ...draft, outcomes: ['Come home safely'] })],
    [
      'sectionTitleMissing',
      (draft) => ({
        ...draft,
        sections: draft.sections.map((part) => ({ ...part, title: part.title || 'First' })),
      }),
    ],
    ['articleEmpty', withLesson(article, { article: image('') })],
    ['imageAltMissing', withLesson(article, { article: image('A helmet') })],
    ['durationMissing', withLesson(video, { durationMinutes: 1 })],
    ['videoMissing', withLesson(video, { video: noCaptions })],
    ['captionsMissing', withLesson(video, { video: captioned })],
    ['lessonTitleMissing', withLesson(paper, { title: 'The rules' })],
    [
      'documentMissing',
      withLesson(paper, { document: { url: sheet.url, name: sheet.name, bytes: sheet.bytes } }),
    ],
    ['quizMissing', withLesson(quiz, { quizId })],
    ['quizNotReady', (draft) => draft],
    ['sectionEmpty', (draft) => ({ ...draft, sections: draft.sections.slice(0, 1) })],
  ];
};

it('leads from an empty draft over its checklist and its approval to a certificate', async () => {
  const id = await test.create(unfinished());
  for (const [code, fix] of await fixesFor(id)) {
    expect((await problems(id))[0]?.code).toBe(code);
    expect(codeOf(await moves.move(id, 'submit'))).toBe('409 course.notReady');
    const { draft } = await test.read(id);
    const saved = await test.edit(id, fix(draft));
    expect(saved.statusCode, saved.body).toBe(200);
    if (code !== 'quizNotReady') continue;
    const ids = [(await test.read(id)).draft.sections[0]?.lessons[3]?.quizId];
    const ready = await test.admin.put('/quiz/updateStatus', { ids, status: 'ACTIVE' });
    expect(ready.statusCode, ready.body).toBe(200);
  }
  expect(await problems(id)).toEqual([]);
  const { slug } = await moves.publish(id);

  // Visitors see the course and its price, and only those files that are free to preview.
  const detail = await test.anonymous.get(`/catalog/course/${slug}`);
  expect(detail.json<CourseDetail>()).toMatchObject({ title: 'Safety at work', captioned: true });
  expect(detail.body).not.toContain('/media/uploads/');

  const study = createStudy(test, test.users.learner);
  const before = await study.client.get(`/learning/lesson/${video.id}`);
  expect([403, 404]).toContain(before.statusCode);
  const bought = await study.client.post(
    '/order/checkout',
    { courseIds: [id], paymentMethod: 'demo', expectedTotal: 0 },
    { headers: { 'idempotency-key': randomUUID() } },
  );
  expect(bought.statusCode, bought.body).toBeLessThan(300);

  const lesson = async (of: DraftLesson) =>
    (await study.client.get(`/learning/lesson/${of.id}`)).json<LessonContent>();
  expect((await lesson(article)).article).toContain('alt="A helmet"');
  const watched = (await lesson(video)).video;
  expect(watched?.transcript).toEqual([{ start: 0, text: 'Welcome' }]);
  const captions = await test.app.inject(watched?.captions[0]?.url ?? '');
  expect(captions.body).toBe(vtt);
  expect((await lesson(paper)).document).toMatchObject({ name: 'rules.pdf', bytes: pdf.length });

  for (const { id: lessonId } of [article, video, paper]) await study.complete(lessonId);
  const { quizId } = await lesson(quiz);
  const attempt = await study.start(quizId ?? '');
  expect(attempt.questions).toHaveLength(2);
  for (const { id: questionId } of attempt.questions) {
    expect((await study.answer(attempt.id, questionId, 'a')).statusCode).toBe(200);
  }
  expect((await study.submit(attempt.id)).result).toMatchObject({ percent: 100, passed: true });
  const done = (await study.client.get(`/learning/course/${id}`)).json<LearningCourse>();
  expect(done).toMatchObject({ status: 'COMPLETED', progressPercent: 100 });
  expect(done.certificateSerial).not.toBeNull();
});

it('says in the catalogue that a course has captions once they were approved', async () => {
  const silent = buildLesson({
    title: 'Film',
    type: 'VIDEO',
    video: {
      url: await test.upload('VIDEO'),
      posterUrl: null,
      durationSeconds: 60,
      captions: [],
      transcript: [],
    },
  });
  const sections = [{ id: newId(), title: 'One', lessons: [silent] }];
  const id = await test.create(test.ready({ title: 'Old recordings' }));
  await moves.publish(id);
  // A course published before captions were required.
  const [kept] = await test.db.select().from(lessons).where(eq(lessons.courseId, id));
  const { type, video: film, title } = silent;
  await test.db
    .update(lessons)
    .set({ type, video: film, title, article: null })
    .where(eq(lessons.id, kept!.id));
  await test.db.update(courses).set({ captioned: false }).where(eq(courses.id, id));

  const found = async (filter: object) => {
    const body = { searchTerm: 'Old recordings', filter };
    const { items } = (
      await test.anonymous.post('/catalog/course/find', body)
    ).json<CatalogResult>();
    return items.map((item) => [item.id, item.captioned]);
  };
  expect(await found({})).toEqual([[id, false]]);
  expect(await found({ captioned: true })).toEqual([]);

  const captions = [{ language: 'en' as const, url: await test.upload('CAPTIONS') }];
  const captionedLesson = { ...silent, id: kept!.id, video: { ...silent.video!, captions } };
  await test.edit(id, { sections: [{ ...sections[0]!, lessons: [captionedLesson] }] });
  expect(await found({ captioned: true })).toEqual([]);
  await moves.moved(id, 'submit');
  expect(await found({})).toEqual([[id, false]]);
  await moves.moved(id, 'approve', test.system);
  expect(await found({ captioned: true })).toEqual([[id, true]]);
});

it('tells every author for which reason a course was refused, here and by mail', async () => {
  const id = await test.create(test.ready({ title: 'Half a course' }));
  await moves.moved(id, 'submit');
  const reason = 'The second section says nothing about gloves.';
  expect((await moves.reject(id, reason)).statusCode).toBe(200);
  const mail = (await readOutbox(test)).filter((letter) => letter.includes('Half a course'));
  expect(mail).toHaveLength(1);
  expect(mail[0]).toContain(reason);
  expect(mail[0]).toContain(test.users.orgAdmin.username);
  expect(mail[0]).toContain(`/course-management/create-course/${id}`);
  const notification = (await test.admin.get('/notification')).json<NotificationPage>().items[0];
  expect(notification).toMatchObject({
    kind: 'COURSE_REJECTED',
    params: { course: 'Half a course', reason },
    link: `/course-management/create-course/${id}`,
  });
  const others = (await test.otherAdmin.get('/notification')).json<NotificationPage>().items;
  expect(others.filter(({ kind }) => kind === 'COURSE_REJECTED')).toEqual([]);
});
