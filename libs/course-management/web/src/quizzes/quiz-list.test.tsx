import { onCall } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildQuiz, idOf, renderAs } from '../../testing/quizzes';
import { QuizList } from './quiz-list';

const short = buildQuiz({
  id: idOf(1),
  title: 'Gloves',
  status: 'ACTIVE',
  shortages: [{ itemIndex: 2, wanted: 2, found: 1 }],
});
const whole = buildQuiz({ id: idOf(2), title: 'Masks', status: 'ACTIVE' });

/** Shows a table instead of a phone's cards. */
const widen = () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );
};

describe('the list of quizzes', () => {
  it.each([true, false])(
    'marks a quiz that has too few questions, and no other: wide %s',
    async (isWide) => {
      if (isWide) widen();
      onCall('post', '/quiz/find', { items: [short, whole], total: 2 });
      await renderAs('ROLE_ORGADMIN', <QuizList />, { route: '/course-management/create-quizes' });
      const rowOf = async (name: string) => {
        const link: HTMLElement = await screen.findByRole('link', { name });
        return within(link.closest<HTMLElement>(isWide ? 'tr' : 'li')!);
      };
      expect((await rowOf('Gloves')).getByText(/Too few questions/)).toBeVisible();
      expect((await rowOf('Masks')).queryByText(/Too few questions/)).toBeNull();
    },
  );
});
