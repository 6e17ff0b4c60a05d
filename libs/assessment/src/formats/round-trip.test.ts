import { questionTypes } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { sampleQuestion, sampleQuestions } from '../../testing/format-samples';
import { contentProblems } from '../content-problems';
import { readQuestionRows, readQuestions } from './read-questions';
import { writeQuestionRows, writeQuestions } from './write-questions';

const seeds = Array.from({ length: 60 }, (_, index) => index);

describe.each(['gift', 'moodle-xml', 'csv'] as const)('%s', (format) => {
  it.each(questionTypes)('brings %s back as it was', (type) => {
    for (const seed of seeds) {
      const question = sampleQuestion(type, seed);
      expect(contentProblems(question)).toEqual([]);
      const { text, leftOut } = writeQuestions(format, [question]);
      const [item, ...more] = readQuestions(format, text).items;
      expect(leftOut).toEqual([]);
      expect(more).toEqual([]);
      expect(item?.errors).toEqual([]);
      expect(item?.notes).toEqual([]);
      expect(item?.input).toEqual(question);
    }
  });

  it('brings many questions back in their order', () => {
    const questions = sampleQuestions(8);
    const { items } = readQuestions(format, writeQuestions(format, questions).text);
    expect(items.map(({ input }) => input)).toEqual(questions);
  });
});

it('brings the rows of a spreadsheet back', () => {
  const questions = sampleQuestions(8);
  const { items } = readQuestionRows(writeQuestionRows(questions));
  expect(items.map(({ input }) => input)).toEqual(questions);
});
