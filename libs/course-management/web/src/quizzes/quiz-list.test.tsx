import { onCall } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerQuizCalls, buildQuiz, idOf, renderAs } from '../../testing/quizzes';
import { Page } from './quiz-list-page';

it('marks a quiz whose draws find too few questions, and no other', async () => {
  answerQuizCalls();
  const lacking = buildQuiz({
    title: 'Helmets',
    status: 'ACTIVE',
    shortages: [{ itemIndex: 2, wanted: 2, found: 1 }],
  });
  const whole = buildQuiz({ id: idOf(2), title: 'Gloves', status: 'ACTIVE' });
  onCall('post', '/quiz/find', { items: [lacking, whole], total: 2 });
  await renderAs('ROLE_ORGADMIN', <Page />, { route: '/course-management/create-quizes' });
  expect(await screen.findByText('Helmets')).toBeVisible();
  const rowOf = (title: string) => screen.getByText(title).closest('tr, li');
  expect(rowOf('Helmets')).toHaveTextContent('Too few questions');
  expect(rowOf('Gloves')).not.toHaveTextContent('Too few questions');
});
