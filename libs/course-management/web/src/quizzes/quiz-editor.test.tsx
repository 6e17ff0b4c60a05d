import type { Role } from '@lms/contract';
import type { Quiz, QuizInput, Regrade } from '@lms/course-management/contract';
import { onCall, problem, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuizCalls, buildQuiz, idOf, renderAs } from '../../testing/quizzes';
import { Page } from './quiz-editor-page';

const show = async (
  quiz: Quiz = buildQuiz(),
  { part = '', role = 'ROLE_ORGADMIN' }: { part?: string; role?: Role } = {},
) => {
  onCall('get', '/quiz/:id', () => quiz);
  const view = await renderAs(role, <Page />, {
    route: `/course-management/create-quizes/${quiz.id}${part}`,
    path: '/course-management/create-quizes/:id',
  });
  await screen.findByRole('heading', { level: 1, name: quiz.title });
  return view;
};
const row = (name: string) => screen.findByRole('listitem', { name });
const sent = () =>
  receivedCalls
    .filter(({ method, path }) => method === 'PUT' && path === `/quiz/${idOf(1)}`)
    .map(({ body }) => body as QuizInput & { version: number });
const save = () => screen.getByRole('button', { name: 'Save' });

beforeEach(answerQuizCalls);

describe('the items of a quiz', () => {
  it('are moved by the keyboard: the focus stays on what moves, and the place is announced', async () => {
    const { user } = await show();
    const down = within(await row('First question')).getByRole('button', { name: /down$/ });
    down.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('First question is now number 3 of 3.')).toBeInTheDocument();
    expect(document.activeElement).toBe(
      within(await row('First question')).getByRole('button', { name: /down$/ }),
    );
    expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
  });

  it('come back when their removal is undone', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Second question' }));
    expect(screen.queryByRole('listitem', { name: 'Second question' })).toBeNull();
    // The editor of the instructions also has an Undo button.
    const removal = screen.getByText(/^Second question was removed/).parentElement!;
    await user.click(within(removal).getByRole('button', { name: 'Undo' }));
    expect(await row('Second question')).toBeVisible();
  });

  it('are counted, with their marks', async () => {
    const { user } = await show();
    expect(screen.getByText('4 questions, 5 marks in total')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Remove Second question' }));
    await user.click(screen.getByRole('button', { name: /^Remove Random draw/ }));
    expect(screen.getByText('1 question, 1 mark in total')).toBeVisible();
  });

  it('name the bank of a draw even if it is inactive, and say that it is drawn from', async () => {
    onCall('post', '/question-bank/find', { items: [], total: 0 });
    onCall('post', '/quiz/draw', { fitting: 5, isInactive: true, tags: [] });
    await show();
    const draw = await row('Random draw from Welding');
    expect(await within(draw).findByText('Welding')).toBeVisible();
    expect(await within(draw).findByText(/but this quiz still draws from it/)).toBeVisible();
  });

  it('count for a draw no question that has a place of its own', async () => {
    await show();
    const draw = within(await row('Random draw from Welding'));
    expect(await draw.findByText('5 questions match')).toBeVisible();
    const asked = receivedCalls.find(({ path }) => path === '/quiz/draw');
    expect(asked?.body).toMatchObject({ takenIds: [idOf(11), idOf(12)] });
  });

  it('say when a draw wants more than there is', async () => {
    const { user } = await show();
    const draw = within(await row('Random draw from Welding'));
    expect(await draw.findByText('5 questions match')).toBeVisible();
    await user.clear(draw.getByRole('spinbutton', { name: /^How many/ }));
    await user.type(draw.getByRole('spinbutton', { name: /^How many/ }), '6');
    expect(draw.getByText('6 questions are needed, but only 5 match')).toBeVisible();
  });

  it('say when everyone gets the same of a draw, and what a pass takes', async () => {
    const { user } = await show();
    const draw = within(await row('Random draw from Welding'));
    await draw.findByText('5 questions match');
    expect(draw.queryByText(/Everyone gets the same questions/)).toBeNull();
    const count = draw.getByRole('spinbutton', { name: /^How many/ });
    await user.clear(count);
    await user.type(count, '5');
    expect(draw.getByText(/Everyone gets the same questions/)).toBeVisible();
    const glance = screen.getByRole('region', { name: 'At a glance' });
    const pass = screen.getByRole('spinbutton', { name: 'Pass mark in percent' });
    await user.clear(pass);
    await user.type(pass, '50');
    expect(within(glance).getByText(/^[\d.]+ of [\d.]+ \(50%\)$/)).toBeVisible();
  });

  it('are frozen once a learner has begun, with all else still to be changed', async () => {
    await show(buildQuiz({ attemptCount: 2 }));
    expect(screen.getByText(/^2 attempts have been started/)).toBeVisible();
    const first = within(await row('First question'));
    expect(first.queryByRole('button')).toBeNull();
    expect(first.getByRole('spinbutton')).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeEnabled();
  });

  it('go back to what is asked where a learner was faster', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove First question' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    onCall('put', '/quiz/:id', problem(409, 'quiz.frozen'));
    await user.click(save());
    await user.click(
      await screen.findByRole('button', { name: 'Discard my changes to the questions' }),
    );
    onCall('put', '/quiz/:id', buildQuiz({ version: 4 }));
    await user.click(save());
    await expect.poll(() => sent().length).toBe(2);
    expect(sent()[1]).toMatchObject({ title: 'Gloves!', items: buildQuiz().items });
  });
});

describe('the search for questions', () => {
  it('says that there are no items', async () => {
    onCall('post', '/question/find', { items: [], total: 0 });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add questions' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('No items(s) found!')).toBeVisible();
    expect(dialog.getByText(/^No questions match/)).toBeVisible();
  });
});

describe('the editor of a quiz', () => {
  it('saves upon the version that its own change of status has made', async () => {
    const { user } = await show();
    onCall('put', '/quiz/updateStatus', { ids: [idOf(1)], status: 'ACTIVE' });
    onCall('get', '/quiz/:id', buildQuiz({ version: 4, status: 'ACTIVE' }));
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    await screen.findByRole('button', { name: 'Deactivate' });
    onCall('put', '/quiz/:id', buildQuiz({ version: 5 }));
    await user.click(save());
    await expect.poll(sent).toMatchObject([{ version: 4 }]);
  });

  it('says what keeps it from being activated', async () => {
    const { user } = await show();
    const errors = [
      { field: 'items[2].count', code: 'tooFewQuestions', params: { wanted: 2, found: 1 } },
    ] as const;
    onCall('put', '/quiz/updateStatus', problem(400, 'validation.failed', { errors: [...errors] }));
    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(
      await screen.findByText('Item 3: 2 questions are needed, but only 1 matches'),
    ).toBeVisible();
  });

  it('says which draw of an active quiz can not be filled any more', async () => {
    const shortages = [{ itemIndex: 2, wanted: 2, found: 1 }];
    await show(buildQuiz({ status: 'ACTIVE', shortages }));
    expect(screen.getByText(/^Learners can’t start this quiz/)).toBeVisible();
    expect(screen.getByText('Item 3: 2 questions are needed, but only 1 matches')).toBeVisible();
  });

  it('says that finished attempts are judged anew by another pass mark', async () => {
    await show(buildQuiz({ attemptCount: 2 }));
    expect(
      screen.getByRole('spinbutton', { name: 'Pass mark in percent' }),
    ).toHaveAccessibleDescription(/marked again/);
  });

  it('brings together what two have changed', async () => {
    const { user } = await show();
    const savedBy = { name: 'Other', at: '2026-02-01T10:00:00.000Z' };
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' on');
    onCall('put', '/quiz/:id', problem(409, 'entity.conflict', { savedBy }));
    onCall('get', '/quiz/:id', buildQuiz({ version: 7, passMark: 60 }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /both/i }));
    expect(await screen.findByRole('spinbutton', { name: 'Pass mark in percent' })).toHaveValue(60);
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Gloves on');
    onCall('put', '/quiz/:id', buildQuiz({ version: 8 }));
    await user.click(save());
    await expect.poll(() => sent().at(-1)).toMatchObject({ version: 7, title: 'Gloves on' });
  });

  it('is to be read only by those who may not write', async () => {
    await show(buildQuiz(), { role: 'ROLE_ORG_USER' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Regrade' })).toBeNull();
  });
});

describe('a regrade', () => {
  const change = (passed: boolean) => ({
    attemptId: idOf(40),
    learner: 'Rahim',
    number: 1,
    before: { score: 1, percent: 40, passed: false },
    after: { score: 2, percent: passed ? 90 : 50, passed },
  });
  const plan = (changes: Regrade['changes'], queued = false): Regrade => ({
    attempts: 900,
    changes,
    completions: 0,
    queued,
  });

  it('shows whose result changes before anything is written', async () => {
    onCall('post', '/quiz/:id/regrade', plan([change(true)]));
    await show(buildQuiz({ attemptCount: 900 }), { part: '#regrade' });
    const line = await screen.findByRole('row', { name: /^Rahim/ });
    expect(within(line).getByText('40%, not passed')).toBeVisible();
    expect(within(line).getByText('90%, passed')).toBeVisible();
    expect(receivedCalls.filter(({ path }) => path.endsWith('/regrade'))).toHaveLength(1);
  });

  it('says who passes by the rules of today though no attempt changes', async () => {
    onCall('post', '/quiz/:id/regrade', { ...plan([]), completions: 3 });
    const { user } = await show(buildQuiz({ attemptCount: 900 }), { part: '#regrade' });
    expect(await screen.findByText(/^3 learners pass by the rules of today/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Regrade now' }));
    expect(
      await screen.findByText('3 learners now pass and have the lesson completed.'),
    ).toBeVisible();
    expect(screen.queryByText(/by the rules of today/)).toBeNull();
  });

  it('of many attempts goes on by itself and says how far it is', async () => {
    onCall('post', '/quiz/:id/regrade', plan([change(true), change(false)], true));
    const { user } = await show(buildQuiz({ attemptCount: 900 }), { part: '#regrade' });
    const confirm = await screen.findByRole('button', { name: 'Regrade now' });
    await user.click(confirm);
    expect(await screen.findByText(/within minutes/)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '0');
  });
});
