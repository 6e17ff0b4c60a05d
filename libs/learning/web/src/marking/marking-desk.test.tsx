import type { EssayMark, EssayToMark } from '@lms/learning/contract';
import { onCall, optionsOf, problem, receivedCalls } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerAround, idOf, showDesk } from '../../testing/marking';

const essay = (index: number, more: Partial<EssayToMark> = {}): EssayToMark => ({
  attemptId: idOf(index),
  questionId: idOf(50),
  quizId: idOf(1),
  quizTitle: 'Gloves',
  courseTitle: 'Welding safely',
  language: 'en',
  learner: `Learner ${index}`,
  submittedAt: '2026-01-01T10:00:00.000Z',
  question: '<p>Why gloves?</p>',
  markingGuide: null,
  response: 'Hands are soft.',
  maxMark: 4,
  mark: null,
  comment: null,
  markedAt: null,
  ...more,
});

const path = '/course-management/create-quizes/essays';
const show = async (waiting: EssayToMark[], route = path) => {
  onCall('post', '/essay/find', ({ body }) => {
    const isMarked = 'markedAt' in (body as { filter: object }).filter;
    const items = isMarked ? marked : waiting;
    return { items, total: items.length };
  });
  return showDesk(route);
};
let marked: EssayToMark[] = [];
const open = (index: number) => `${path}?essay=${idOf(index)}.${idOf(50)}`;
const sent = () =>
  receivedCalls
    .filter(({ method, path: called }) => method === 'PUT' && called.startsWith('/essay'))
    .map(({ body }) => body as EssayMark);

beforeEach(() => {
  answerAround();
  marked = [];
});

describe('the marking desk', () => {
  it('goes from one essay to the next as they are marked', async () => {
    onCall('put', '/essay/:attemptId/:questionId', { attemptStatus: 'GRADED' });
    const { user } = await show([essay(1), essay(2)]);
    await user.click(await screen.findByRole('link', { name: 'Mark the essay of Learner 1' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: /^Learner 1/ })).toHaveFocus(),
    );
    expect(screen.getByText('3 words')).toBeVisible();
    await user.type(screen.getByRole('spinbutton', { name: 'Mark' }), '3.5');
    await user.type(screen.getByRole('textbox', { name: 'Comment for the learner' }), 'Good');
    await user.click(screen.getByRole('button', { name: 'Save and next' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: /^Learner 2/ })).toHaveFocus(),
    );
    expect(sent()).toEqual([{ mark: 3.5, comment: 'Good', markedAt: null }]);
  });

  it('names who closed their account a closed account', async () => {
    await show([essay(1, { learner: '' })]);
    expect(await screen.findByText('Closed account')).toBeVisible();
  });

  it('refuses more than the question earns', async () => {
    const { user } = await show([essay(1)], open(1));
    await user.type(await screen.findByRole('spinbutton', { name: 'Mark' }), '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('spinbutton', { name: 'Mark' })).toBeInvalid();
    expect(sent()).toEqual([]);
  });

  it('tells who has marked meanwhile and how, and overwrites only what was read', async () => {
    const at = '2026-02-01T10:00:00.000Z';
    onCall(
      'put',
      '/essay/:attemptId/:questionId',
      problem(409, 'entity.conflict', { savedBy: { name: 'Other', at } }),
    );
    const { user } = await show([essay(1)], open(1));
    await user.type(await screen.findByRole('spinbutton', { name: 'Mark' }), '4');
    marked = [essay(1, { mark: 1, comment: 'Too short', markedAt: at })];
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too short')).toBeVisible();
    expect(screen.getByText(/^Other marked this essay/)).toBeVisible();
    expect(screen.getByRole('spinbutton', { name: 'Mark' })).toHaveValue(4);
    onCall('put', '/essay/:attemptId/:questionId', { attemptStatus: 'GRADED' });
    await user.click(screen.getByRole('button', { name: 'Save my mark instead' }));
    await expect.poll(() => sent().at(-1)).toMatchObject({ mark: 4, markedAt: at });
    const quizzes = await screen.findByRole('combobox', { name: 'Quiz' });
    await expect.poll(() => optionsOf(user, quizzes)).toContain('Gloves');
  });

  it('asks before a mark that is not saved is left', async () => {
    const { user } = await show([essay(1)], open(1));
    await user.type(await screen.findByRole('spinbutton', { name: 'Mark' }), '2');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('spinbutton', { name: 'Mark' })).toHaveValue(2);
  });

  it('goes to the last page when the one that it shows is emptied', async () => {
    onCall('post', '/essay/find', ({ body }) => {
      const { page } = (body as { paginator: { page: number } }).paginator;
      return { items: page > 1 ? [] : [essay(1)], total: 10 };
    });
    const { location } = await showDesk(`${path}?page=2`);
    await expect.poll(location).toBe(path);
    expect(await screen.findByText('10 essays to mark')).toBeVisible();
  });

  it('says so when an essay of an old address waits no more', async () => {
    await show([], open(1));
    expect(await screen.findByText(/has already been marked/)).toBeVisible();
  });
});
