import { choicesOf, contentProblems, gradeQuestion, rightResponse } from '@lms/assessment';
import {
  audiences,
  courseKinds,
  courseLabels,
  courseLevels,
  programmes,
  type QuestionContent,
  questionTypes,
} from '@lms/contract';
import { glossarySchema } from '@lms/course-management/contract';
import { newId } from '@lms/server/database';
import { sanitizeRichText } from '@lms/server/platform';
import { describe, expect, it } from 'vitest';
import { createChance } from './chance';
import { type QuestionFile, readCourses, readGlossary, readWaiting } from './content-files';
import { contentOf } from './load-questions';
import { toHtml, toRichText } from './markdown';
import { demoCategories, demoOrganizations } from './providers';

const courses = readCourses();

/** Elements and text, apart from how attributes and characters are escaped. */
const essence = (html: string) => ({
  elements: (html.match(/<[a-z][a-z0-9]*/g) ?? []).sort(),
  text: html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim(),
});

const headingLevels = (html: string) =>
  [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

const stored = ({ pairs = [], blanks = [], ...question }: QuestionFile): QuestionContent => ({
  ...question,
  caseSensitive: question.caseSensitive ?? false,
  answers: question.answers.map((answer, index) => ({ ...answer, id: `a${index}` })),
  pairs: pairs.map((pair, index) => ({ ...pair, id: `p${index}` })),
  blanks: blanks.map((blank, at) => ({
    ...blank,
    id: `b${at}`,
    answers: blank.answers.map((answer, index) => ({ ...answer, id: `b${at}a${index}` })),
  })),
});

it('has 24 courses over the five categories', () => {
  expect(courses).toHaveLength(24);
  const used = new Set(courses.map(({ category }) => category));
  expect([...used].sort()).toEqual(demoCategories.map(({ slug }) => slug).sort());
});

it('has glossaries, in a course of each language, which their authors could save', () => {
  const written = courses.filter(({ slug }) => readGlossary(slug).length > 0);
  expect(written.map(({ language }) => language).sort()).toEqual(['bn', 'en']);
  for (const { slug } of written) {
    const terms = readGlossary(slug).map((term) => ({ ...term, id: newId() }));
    glossarySchema.validateSync({ terms }, { strict: true, abortEarly: false });
  }
});

it('asks questions of every type that the platform has', () => {
  const asked = courses.flatMap(({ questions }) => questions.map(({ type }) => type));
  const written = readWaiting().essays.map(() => 'ESSAY');
  expect([...new Set([...asked, ...written])].sort()).toEqual([...questionTypes].sort());
});

it.each(['public-service-aptitude-practice', 'web-development-bangla'])(
  'keeps the order and the blanks of the questions of %s when it stores them',
  (slug) => {
    const course = courses.find((one) => one.slug === slug);
    for (const question of course?.questions ?? []) {
      const content = contentOf(question, createChance(question.key));
      if (question.type === 'ORDERING') {
        expect(content.answers.map(({ text }) => text)).toEqual(
          question.answers.map(({ text }) => text),
        );
      }
      expect(contentProblems(content)).toEqual([]);
      expect(gradeQuestion(content, rightResponse(content)).state).toBe('right');
    }
  },
);

describe.each(courses)('$slug', (course) => {
  const lessons = course.sections.flatMap((section) => section.lessons);
  const files = lessons.flatMap((lesson) => ('file' in lesson ? [lesson.file] : []));
  const texts = [course.description, ...files.map(course.read)];

  it('holds only values that the platform knows', () => {
    expect(courseKinds).toContain(course.kind);
    expect(programmes).toContain(course.programme);
    expect(courseLevels).toContain(course.level);
    expect([null, ...courseLabels]).toContain(course.label);
    expect(audiences).toEqual(expect.arrayContaining(course.audiences));
    expect(demoOrganizations.map(({ code }) => code)).toContain(course.organization);
    expect([...course.summary].length).toBeLessThanOrEqual(160);
  });

  it('loses nothing when its texts are sanitised', () => {
    for (const text of texts) expect(essence(toRichText(text))).toEqual(essence(toHtml(text)));
  });

  it('has headings that begin below the page title and skip no level', () => {
    for (const text of texts) {
      const levels = headingLevels(toRichText(text));
      expect(levels.filter((level) => level < 2)).toEqual([]);
      levels.forEach((level, index) => {
        expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
      });
    }
  });

  it('ends with its final quiz, if it has one, whose questions are its own alone', () => {
    const last = lessons.at(-1);
    const final = course.quizzes.find(({ kind }) => kind === 'FINAL');
    if (final) expect(last).toMatchObject({ type: 'QUIZ', quiz: final.key });
    else expect(course.quizzes.map(({ kind }) => kind)).toEqual(['PRACTICE']);
    const practised = course.quizzes.flatMap(({ kind, questions }) =>
      kind === 'PRACTICE' ? questions : [],
    );
    expect((final?.questions ?? []).filter((key) => practised.includes(key))).toEqual([]);
  });

  it('asks questions that exist, in the quizzes that they name', () => {
    for (const { key, questions, draw } of course.quizzes) {
      const meant = course.questions.filter(({ quizzes }) => quizzes.includes(key));
      expect(meant.map((question) => question.key).sort()).toEqual([...questions].sort());
      expect(draw ?? 0).toBeLessThanOrEqual(questions.length);
    }
  });

  it.each(course.questions)('has a right answer that is marked right: $key', (question) => {
    const content = stored(question);
    expect(gradeQuestion(content, rightResponse(content)).state).toBe('right');
    if (content.type === 'MATCHING') expect(choicesOf(content).length).toBeGreaterThan(1);
    expect(essence(sanitizeRichText(content.text))).toEqual(essence(content.text));
    if (content.type === 'SINGLE_CHOICE' || content.type === 'MULTIPLE_CHOICE') {
      for (const { text } of content.answers) {
        expect(essence(sanitizeRichText(text)).elements).toEqual(essence(text).elements);
      }
    }
  });
});
