import type { QuizStatistics } from '@lms/course-management/contract';
import { onCall } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuizCalls, buildQuiz, idOf, renderAs } from '../../testing/quizzes';
import { Page } from './quiz-editor-page';

const statistics: QuizStatistics = {
  whole: {
    attempts: 8,
    maxMark: 5,
    mean: 3.875,
    median: 4.5,
    standardDeviation: 1.457738,
    skewness: -1.193284,
    kurtosis: 0.862877,
    internalConsistency: 77.731092,
    errorRatio: 47.189943,
    standardError: null,
  },
  questions: [
    {
      questionId: idOf(50),
      bankId: idOf(51),
      name: 'Is steel a metal?',
      type: 'TRUE_FALSE',
      isDrawn: true,
      asked: 8,
      marked: 8,
      facility: 75,
      standardDeviation: 46.291,
      randomGuessScore: 50,
      intendedWeight: 20,
      effectiveWeight: null,
      discrimination: 61.5,
      efficiency: 70,
      restCorrelation: 40.25,
      responses: [
        { part: null, choice: 'true', fraction: 1, count: 6 },
        { part: null, choice: null, fraction: null, count: 2 },
      ],
    },
  ],
  isCounting: false,
};

const show = async (answer: QuizStatistics, role: 'ROLE_ORGADMIN' | 'ROLE_ORG_USER') => {
  const quiz = buildQuiz();
  onCall('get', '/quiz/:id', () => quiz);
  onCall('get', '/quiz/:id/statistics', answer);
  return renderAs(role, <Page />, {
    route: `/course-management/create-quizes/${quiz.id}#statistics`,
    path: '/course-management/create-quizes/:id',
  });
};

beforeEach(answerQuizCalls);

describe('the statistics of a quiz', () => {
  it('show the whole quiz, its questions and their responses, also to who may only read', async () => {
    const { user } = await show(statistics, 'ROLE_ORG_USER');
    const figureOf = async (name: string) =>
      (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
    expect(await figureOf('Mean mark')).toHaveTextContent('3.88 of 5');
    expect(await figureOf('Coefficient of internal consistency')).toHaveTextContent('77.73%');
    expect(await figureOf('Standard error')).toHaveTextContent(/^–/);
    const row = screen.getByRole('row', { name: /^Is steel a metal/ });
    expect(within(row).getByText('(randomly drawn)')).toBeVisible();
    expect(within(row).getByText('61.5%')).toBeVisible();
    expect(within(row).getByText('40.25%')).toBeVisible();
    await user.click(screen.getByText('Is steel a metal?', { selector: 'summary' }));
    const right = screen.getByRole('row', { name: /^True/ });
    expect(within(right).getByText('75%')).toBeVisible();
    expect(screen.getByRole('row', { name: /^No answer/ })).toBeVisible();
  });

  it('say that nothing has been marked, and that newer attempts are being counted', async () => {
    await show({ whole: null, questions: [], isCounting: true }, 'ROLE_ORGADMIN');
    expect(await screen.findByText('No attempt has been marked yet.')).toBeVisible();
    expect(screen.getByText(/^Newer attempts are being counted/)).toBeVisible();
  });
});
