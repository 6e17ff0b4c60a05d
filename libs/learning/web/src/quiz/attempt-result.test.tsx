import type { Language } from '@lms/contract';
import type { Attempt } from '@lms/learning/contract';
import { onCall } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { showAttemptPage } from '../../testing/attempt-page';
import { buildAttempt, buildCourse, quizStart } from '../../testing/samples';

const show = async (attempt: Attempt, language?: Language) => {
  onCall('get', '/learning/attempt/:id', () => attempt);
  await showAttemptPage(language);
  await screen.findByRole('heading', { level: 1, name: attempt.title });
};

beforeEach(() => {
  onCall('get', '/learning/course/:id', buildCourse());
  onCall('get', '/learning/quiz/:id', quizStart);
  onCall('get', '/learning/course', []);
});

describe('the result of an attempt', () => {
  it('shows a failed result in words, with what the review allows and another try', async () => {
    await show(
      buildAttempt({
        status: 'GRADED',
        answers: { single: 'a' },
        result: {
          score: 1,
          maxScore: 4,
          percent: 25,
          passed: false,
          review: {
            single: { state: 'wrong', mark: 0, rightAnswer: 'b', feedback: ['Think again.'] },
          },
          topics: [],
          certificateSerial: null,
          uncounted: [],
        },
      }),
    );
    expect(screen.getByText('Not passed')).toBeVisible();
    expect(screen.getByText('You scored 1 out of 4 marks: 25%.')).toBeVisible();
    expect(screen.getByText('Everybody')).toBeVisible();
    expect(screen.getByText('Think again.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Try again' })).toBeVisible();
  });

  it('numbers gaps in the digits of the reader', async () => {
    const blanks = [{ id: 'x', kind: 'TEXT' as const }];
    await show(
      buildAttempt({
        status: 'GRADED',
        questions: [{ id: 'q', type: 'FILL_IN_BLANKS', text: 'Rice [[1]].', mark: 1, blanks }],
        result: {
          score: 0,
          maxScore: 1,
          percent: 0,
          passed: false,
          review: { q: { state: 'wrong' } },
          topics: [],
          certificateSerial: null,
          uncounted: [],
        },
      }),
      'bn',
    );
    expect(screen.getByText('Rice ____ (১).')).toBeVisible();
  });

  it('leads from a topic back to the lessons that teach it', async () => {
    const marks = { score: 1, maxScore: 4, percent: 25, passed: false };
    const lessons = [{ id: 'article', title: 'Plain words' }];
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          ...marks,
          review: {},
          topics: [
            { topic: 'words', questionCount: 2, rightCount: 0, lessons },
            { topic: 'সংখ্যা', questionCount: 2, rightCount: 2, lessons: [] },
          ],
          certificateSerial: null,
          uncounted: [],
        },
      }),
    );
    const topics = within(screen.getByRole('region', { name: 'By topic' }));
    const names = topics.getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['words', 'en'],
      ['সংখ্যা', 'bn'],
    ]);
    expect(topics.getByText('0 of 2 right')).toBeVisible();
    expect(topics.getByRole('link')).toHaveAttribute('href', '/learn/course/lesson/article');
    expect(topics.getByRole('link')).toHaveTextContent('Plain words');
  });

  it.each([
    [2, 'You have 2 attempts left.'],
    [1, 'You have 1 attempt left.'],
    [0, 'You have no attempt left.'],
    [null, undefined],
  ])('says how many attempts are left of %s', async (attemptsLeft, text) => {
    onCall('get', '/learning/quiz/:id', { ...quizStart, attemptsLeft });
    const marks = { score: 1, maxScore: 4, percent: 25, passed: false };
    await show(
      buildAttempt({
        status: 'GRADED',
        result: { ...marks, review: {}, topics: [], certificateSerial: null, uncounted: [] },
      }),
    );
    const retries = attemptsLeft === 0 ? 0 : 1;
    await waitFor(() =>
      expect(screen.queryAllByRole('link', { name: 'Try again' })).toHaveLength(retries),
    );
    if (text) expect(await screen.findByText(text)).toBeVisible();
    else expect(screen.queryByText(/attempts? left/)).toBeNull();
  });

  it('rounds marks that fractions make long', async () => {
    const marks = { score: 23 / 3, maxScore: 10, percent: 76.67, passed: true };
    await show(
      buildAttempt({
        status: 'GRADED',
        result: { ...marks, review: {}, topics: [], certificateSerial: null, uncounted: [] },
      }),
    );
    expect(screen.getByText('You scored 7.67 out of 10 marks: 76.67%.')).toBeVisible();
  });

  it('says that an essay waits for a person, and under which heading each question stood', async () => {
    const [first, ...rest] = buildAttempt().questions;
    await show(
      buildAttempt({
        status: 'SUBMITTED',
        questions: [
          { ...first!, section: 'What to choose' },
          ...rest.map((question) => ({ ...question, section: 'In your own words' })),
        ],
        result: {
          score: null,
          maxScore: 4,
          percent: null,
          passed: null,
          review: { short: { state: 'waiting' } },
          topics: [],
          certificateSerial: null,
          uncounted: [],
        },
      }),
    );
    expect(await screen.findByText(/^Your written answers are marked by a person/)).toBeVisible();
    expect(screen.getByText('Waiting to be marked')).toBeVisible();
    expect(screen.getByText('What to choose')).toBeVisible();
    expect(screen.getAllByText('In your own words')).toHaveLength(1);
  });

  it('shows what whoever marked an essay wrote', async () => {
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          score: 1,
          maxScore: 4,
          percent: 25,
          passed: false,
          review: { short: { state: 'partial', mark: 1, comment: 'Too short' } },
          topics: [],
          certificateSerial: null,
          uncounted: [],
        },
      }),
    );
    expect(screen.getByText('Comment on your answer')).toBeVisible();
    expect(screen.getByText('Too short')).toBeVisible();
  });

  it('shows the average that counts, what is missing for it, and another try', async () => {
    onCall('get', '/learning/quiz/:id', {
      ...quizStart,
      gradingMethod: 'AVERAGE',
      result: {
        percent: 70,
        passed: false,
        attempts: 2,
        needed: { attempts: 1, percent: 100 },
      },
    });
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          score: 4,
          maxScore: 4,
          percent: 100,
          passed: true,
          review: {},
          topics: [],
          certificateSerial: null,
          uncounted: [],
        },
      }),
    );
    const overall = within(await screen.findByRole('region', { name: 'Your overall result' }));
    expect(overall.getByText('Not passed, 70%')).toBeVisible();
    expect(overall.getByText(/average of 2 attempts.*pass mark is 80%/)).toBeVisible();
    expect(overall.getByText(/at least 100% in your next attempt/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toBeVisible();
  });

  it('names the questions with an answer that came too late', async () => {
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          score: 1,
          maxScore: 4,
          percent: 25,
          passed: false,
          review: {},
          topics: [],
          certificateSerial: null,
          uncounted: ['short', 'matching'],
        },
      }),
    );
    expect(screen.getByText('2 answers reached us too late and don’t count:')).toBeVisible();
    expect(screen.getByText('Question 2')).toBeVisible();
    expect(screen.getByText('Question 3')).toBeVisible();
    expect(screen.queryByText('Question 1')).toBeNull();
  });

  it('leads to the certificate when the course is complete', async () => {
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          score: 4,
          maxScore: 4,
          percent: 100,
          passed: true,
          review: {},
          topics: [],
          certificateSerial: 'LMS-1',
          uncounted: [],
        },
      }),
    );
    expect(screen.getByText('Passed')).toBeVisible();
    expect(screen.getByText(/^Congratulations!/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your certificate' })).toHaveAttribute(
      'href',
      '/certificate/LMS-1',
    );
  });

  it('leads from the last lesson to one that is still to be done', async () => {
    await show(buildAttempt({ status: 'SUBMITTED', lessonId: 'quiz' }));
    expect(await screen.findByRole('link', { name: 'Next lesson' })).toHaveAttribute(
      'href',
      '/learn/course/lesson/video',
    );
  });

  it('tells who fails after an earlier pass that the course stays completed', async () => {
    await show(
      buildAttempt({
        status: 'GRADED',
        result: {
          score: 0,
          maxScore: 4,
          percent: 0,
          passed: false,
          review: {},
          topics: [],
          certificateSerial: 'LMS-1',
          uncounted: [],
        },
      }),
    );
    expect(screen.getByText('Not passed')).toBeVisible();
    expect(screen.getByText(/already completed this course.*stays valid/)).toBeVisible();
    expect(screen.queryByText(/^Congratulations!/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See your certificate' })).toBeVisible();
  });
});
