import type { CourseDraft } from '@lms/course-management/contract';
import { expect, it } from 'vitest';
import { buildDraft, buildLesson } from '../../testing/draft-fixture';
import { checkDraft } from './checklist';

const quizId = '00000000-0000-4000-8000-00000000000a';
const facts = { readyQuizzes: new Set([quizId]), loops: false };
const ready = (change: Partial<CourseDraft> = {}) =>
  buildDraft({ categoryId: quizId, instructorIds: [quizId], ...change });
const withLesson = (change: Parameters<typeof buildLesson>[0], draft: Partial<CourseDraft> = {}) =>
  ready({
    sections: [
      { id: 'section', title: 'One', lessons: [buildLesson({ id: 'lesson', ...change })] },
    ],
    ...draft,
  });
const ofLesson = { sectionId: 'section', lessonId: 'lesson' };
const video = {
  url: '/v.mp4',
  posterUrl: null,
  durationSeconds: 60,
  captions: [{ language: 'en' as const, url: '/v.vtt' }],
  transcript: [],
};

it('finds nothing in a course that is ready', () => {
  expect(checkDraft(ready(), facts)).toEqual([]);
  for (const part of [
    { type: 'VIDEO' as const, video },
    { type: 'DOCUMENT' as const, document: { url: '/a.pdf', name: 'a', bytes: 1 } },
    { type: 'QUIZ' as const, quizId, durationMinutes: 0 },
  ]) {
    expect(checkDraft(withLesson(part), facts)).toEqual([]);
  }
});

it.each([
  ['summaryMissing', { summary: ' \u200b' }, 'summary'],
  ['descriptionMissing', { description: '<p> </p>' }, 'description'],
  ['categoryMissing', { categoryId: null }, 'categoryId'],
  ['instructorMissing', { instructorIds: [] }, 'instructorIds'],
  ['outcomesMissing', { outcomes: [] }, 'outcomes'],
  ['lessonsMissing', { sections: [] }, 'sections'],
])('tells %s of the course', (code, change, field) => {
  expect(checkDraft(ready(change), facts)).toEqual([{ code, field }]);
});

it('tells of prerequisites that lead back to the course', () => {
  const items = checkDraft(ready(), { ...facts, loops: true });
  expect(items).toEqual([{ code: 'prerequisiteLoop', field: 'prerequisiteIds' }]);
});

it('tells of sections without title or lessons', () => {
  const full = { id: 'full', title: 'One', lessons: [buildLesson()] };
  const sections = [{ ...full, title: ' ' }, full, { id: 'empty', title: 'Two', lessons: [] }];
  expect(checkDraft(ready({ sections }), facts)).toEqual([
    { code: 'sectionTitleMissing', sectionId: 'full' },
    { code: 'sectionEmpty', sectionId: 'empty' },
  ]);
});

it.each([
  ['lessonTitleMissing', { title: '' }],
  ['durationMissing', { durationMinutes: 0 }],
  ['articleEmpty', { article: '<p>&nbsp;</p>' }],
  ['articleEmpty', { article: undefined }],
  ['videoMissing', { type: 'VIDEO' as const, video: null }],
  ['captionsMissing', { type: 'VIDEO' as const, video: { ...video, captions: [] } }],
  [
    'captionsMissing',
    {
      type: 'VIDEO' as const,
      video: { ...video, captions: [{ language: 'bn' as const, url: '/b' }] },
    },
  ],
  ['documentMissing', { type: 'DOCUMENT' as const }],
  ['quizMissing', { type: 'QUIZ' as const, quizId: null }],
  ['quizNotReady', { type: 'QUIZ' as const, quizId: 'another' }],
])('tells %s of a lesson', (code, change) => {
  expect(checkDraft(withLesson(change), facts)).toEqual([{ code, ...ofLesson }]);
});

it('asks for captions of the preview video, in the language of the course', () => {
  const captions = [{ language: 'bn' as const, url: '/b' }];
  const draft = withLesson({}, { previewVideoUrl: '/v', previewCaptions: captions });
  const missing = [{ code: 'captionsMissing', field: 'previewCaptions' }];
  expect(checkDraft(draft, facts)).toEqual(missing);
  expect(checkDraft({ ...draft, previewCaptions: null }, facts)).toEqual(missing);
  expect(checkDraft({ ...draft, language: 'bn' }, facts)).toEqual([]);
});

it('asks for captions in the language of the course', () => {
  const items = checkDraft(withLesson({ type: 'VIDEO', video }, { language: 'bn' }), facts);
  expect(items).toEqual([{ code: 'captionsMissing', ...ofLesson }]);
});

it('finds each picture without a description, wherever it stands', () => {
  const article =
    '<ul><li><img src="/a.png" alt="A pot"><img src="/b.png" alt=" &#8203;"></li></ul><img src="/c.png">';
  const missing = (about: string) => ({ code: 'imageAltMissing', about });
  expect(checkDraft(withLesson({ article }), facts)).toEqual([
    { ...missing('/b.png'), ...ofLesson },
    { ...missing('/c.png'), ...ofLesson },
  ]);
  expect(checkDraft(ready({ description: article }), facts)).toEqual([
    { ...missing('/b.png'), field: 'description' },
    { ...missing('/c.png'), field: 'description' },
  ]);
});

it.each([
  ['<h2>A</h2><h4>B</h4>', ['B']],
  ['<h3>A</h3><h4>B</h4>', ['A']],
  ['<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>', []],
  ['<h2>A</h2><blockquote><h5>Deep <em>down</em></h5></blockquote>', ['Deep down']],
  ['<h1>A</h1><h2>B</h2>', []],
])('finds the headings of %s that leave out a level', (article, about) => {
  const items = checkDraft(withLesson({ article }), facts);
  expect(items).toEqual(about.map((words) => ({ code: 'headingJump', about: words, ...ofLesson })));
});

it('lets a description, which stands below a heading of the page, begin a level deeper', () => {
  expect(checkDraft(ready({ description: '<h3>A</h3>' }), facts)).toEqual([]);
  const items = checkDraft(ready({ description: '<h4>A</h4>' }), facts);
  expect(items).toEqual([{ code: 'headingJump', about: 'A', field: 'description' }]);
});
