import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { Question, QuestionInput, QuestionVersion } from '@lms/course-management/contract';
import { chooseOption, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { bank, buildQuestion, idOf } from '../../testing/questions';
import { Page } from './question-editor-page';
import { questionPath } from './question-paths';

beforeEach(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  onCall('get', '/question-bank/:id', bank);
  onCall('get', '/question/tag', ['safety', 'site']);
  onCall('post', '/question/similar', []);
  onCall('get', '/question/:id/regradable', []);
});

const show = async (question: Question = buildQuestion(), role: Role = 'ROLE_ORGADMIN') => {
  onCall('get', `/question/${question.id}`, question);
  const view = await renderWithStore(<Page />, {
    slices: [userSlice, toastSlice],
    texts: ['questions', 'courses', 'admin', 'validation', 'problems', 'learning', 'editor'],
    route: questionPath(bank.id, question.id),
    path: '/course-management/create-question/:bankId/question/:id',
    signedIn: true,
  });
  act(() => {
    view.store.dispatch(
      userLoaded({
        id: idOf(9),
        email: 'author@test.lms',
        name: 'Author',
        roles: [role],
        imageUrl: '',
        organizationCode: null,
      }),
    );
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
};

const saves = () => receivedCalls.filter(({ method }) => method === 'PUT');
const lastSaved = () => saves().at(-1)?.body as QuestionInput & { version: number };
const save = () => screen.getByRole('button', { name: 'Save' });
const share = (number: number) => screen.getByLabelText(`Answer ${number} is`);
const types = () => within(screen.getByRole('radiogroup', { name: 'Question type' }));
const type = (name: string) => types().getByRole('radio', { name });
const preview = () => within(screen.getByRole('region', { name: 'As learners see it' }));

it('saves what was changed, and goes on with the new version', async () => {
  let version = 4;
  onCall('put', '/question/:id', () => buildQuestion({ version: (version += 1) }) as never);
  const { user } = await show();
  await user.clear(screen.getByLabelText('Answer 2'));
  await user.type(screen.getByLabelText('Answer 2'), 'Slippers & <shoes>');
  await chooseOption(user, share(2), 'Wrong, deducts 25%');
  await user.click(save());
  await expect.poll(lastSaved).toMatchObject({
    version: 4,
    answers: [{ id: 'a' }, { text: 'Slippers &amp; &lt;shoes&gt;', fraction: -0.25 }, { id: 'c' }],
  });
  await expect.poll(() => save().getAttribute('aria-busy')).toBeNull();
  await user.click(save());
  await expect.poll(lastSaved).toMatchObject({ version: 5 });
});

it('refuses a question without a right answer at its answers, and sends nothing', async () => {
  const { user } = await show();
  await chooseOption(user, share(1), 'Wrong');
  await user.click(save());
  const summary = await screen.findByRole('link', { name: 'Answers: No answer earns full marks.' });
  await waitFor(() => expect(summary).toHaveFocus());
  await user.click(summary);
  expect(screen.getByRole('group', { name: 'Answers' })).toHaveFocus();
  expect(saves()).toEqual([]);
  await chooseOption(user, share(1), 'Right');
  await waitFor(() => expect(screen.queryByText(/No answer earns full marks/)).toBeNull());
});

it('shares the mark among all that is right', async () => {
  const { user } = await show();
  await user.click(type('Multiple choice'));
  await chooseOption(user, share(2), 'Right, earns 50%');
  await user.click(screen.getByRole('button', { name: 'Share the mark equally' }));
  for (const number of [1, 2, 3])
    expect(share(number)).toHaveAccessibleDescription('Right, earns 33.33%');
});

it('has its types as tiles, of which the arrow keys choose', async () => {
  const { user } = await show();
  expect(types().getAllByRole('radio')).toHaveLength(9);
  expect(type('Single choice')).toBeChecked();
  act(() => type('Single choice').focus());
  await user.keyboard('{ArrowRight}');
  expect(type('Multiple choice')).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Question type' })).toHaveAccessibleDescription(
    'Learners tick all the right answers.',
  );
});

it('has what was written for a type again when the author comes back to it', async () => {
  const { user } = await show();
  await user.click(type('Ordering'));
  expect(screen.getByLabelText('Answer 2')).toHaveValue('Sandals');
  await user.click(type('Matching'));
  await user.type(screen.getByLabelText('Pair 1: match'), 'Head');
  await user.click(type('Single choice'));
  expect(share(3)).toHaveAccessibleDescription('Partly right, 50%');
  await user.click(type('Matching'));
  expect(screen.getByLabelText('Pair 1: match')).toHaveValue('Head');
});

it('takes an answer away, brings it back, and moves it, always with the focus on it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Answer 1' }));
  expect(screen.getByLabelText('Answer 1')).toHaveValue('Sandals');
  const undo = screen.getByRole('button', { name: 'Restore' });
  expect(undo).toHaveFocus();
  await user.click(undo);
  expect(screen.getByLabelText('Answer 1')).toHaveFocus();
  expect(screen.getByLabelText('Answer 1')).toHaveValue('A helmet');
  await user.click(screen.getByRole('button', { name: 'Move Answer 1 down' }));
  expect(screen.getByLabelText('Answer 2')).toHaveValue('A helmet');
  expect(screen.getByRole('button', { name: 'Move Answer 2 down' })).toHaveFocus();
  expect(screen.getByText('Moved to position 2 of 3')).toBeInTheDocument();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.getByRole('button', { name: 'Move Answer 1 up' })).toHaveFocus();
  expect(screen.getByText('Moved to position 1 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add an answer' }));
  expect(screen.getByLabelText('Answer 4')).toHaveFocus();
});

it('is answered and marked beside the form', async () => {
  const { user } = await show();
  await user.click(await preview().findByRole('radio', { name: 'A straw hat' }));
  await user.click(preview().getByRole('button', { name: 'Check this answer' }));
  expect(preview().getByText(/Partly right · 1 of 2/)).toBeVisible();
  await user.click(preview().getByRole('radio', { name: 'A helmet' }));
  await user.click(preview().getByRole('button', { name: 'Check this answer' }));
  expect(preview().getByText(/Right · 2 of 2/)).toBeVisible();
  expect(preview().getByText('It saves lives.')).toBeVisible();
  expect(saves()).toEqual([]);
});

it('puts a blank into the text, and takes it out with its place', async () => {
  const blank = {
    id: 'x',
    kind: 'TEXT' as const,
    weight: 1,
    answers: [{ id: 'y', text: 'Dhaka', fraction: 1 }],
    caseSensitive: false,
  };
  onCall('put', '/question/:id', () => buildQuestion({ version: 5 }) as never);
  const { user } = await show(
    buildQuestion({
      type: 'FILL_IN_BLANKS',
      text: '<p>The capital is [[1]].</p>',
      answers: [],
      blanks: [blank],
    }),
  );
  await screen.findByRole('textbox', { name: 'Question' });
  await user.click(screen.getByRole('button', { name: 'Add a blank' }));
  await user.type(screen.getByLabelText('Blank 2, answer 1'), 'eight');
  expect(await screen.findByText(/\[\[2\]\]/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Blank 1' }));
  await waitFor(() => expect(screen.getByLabelText('Blank 1, answer 1')).toHaveValue('eight'));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getByLabelText('Blank 1, answer 1')).toHaveValue('Dhaka'));
  await user.click(save());
  await expect.poll(() => lastSaved()?.blanks).toHaveLength(2);
  expect(lastSaved().text).toContain('[[1]]');
  expect(lastSaved().text).toContain('[[2]]');
});

it('tells who writes it that another one says the same', async () => {
  const duplicate = { ...buildQuestion({ id: idOf(11), name: 'Head cover' }), plainText: 'What' };
  onCall('post', '/question/similar', [duplicate] as never);
  await show();
  expect(await screen.findByText('There is already a very similar question:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Head cover' })).toHaveAttribute(
    'href',
    questionPath(bank.id, idOf(11)),
  );
  const search = receivedCalls.find(({ path }) => path === '/question/similar')?.body;
  expect(search).toMatchObject({ bankId: bank.id, exceptId: idOf(10) });
});

it('shows its versions with what changed, and takes an old one back', async () => {
  const { type: kind, text, answers, pairs, caseSensitive } = buildQuestion();
  const content = { type: kind, text, answers, pairs, caseSensitive };
  const at = '2026-01-01T00:00:00.000Z';
  onCall('get', '/question/:id/version', [
    { contentVersion: 2, createdAt: at, authorName: 'Rahim', content },
    {
      contentVersion: 1,
      createdAt: at,
      authorName: null,
      content: { ...content, answers: answers.slice(0, 2), hint: 'Think' },
    },
  ] satisfies QuestionVersion[]);
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Show the versions' }));
  expect(await screen.findByText(/^Rahim, /)).toBeVisible();
  const changed = screen.getByRole('heading', { name: 'Version 2' }).parentElement!;
  expect(changed.querySelector('ins')).toHaveTextContent(/straw hat/);
  expect(changed.querySelector('del')).toHaveTextContent(/Think/);
  await user.click(screen.getByRole('button', { name: 'Load version 1 into the form' }));
  expect(screen.queryByText('Answer 3')).toBeNull();
  expect(screen.getByLabelText('Hint')).toHaveValue('Think');
});

it('brings what another saved together with what was typed', async () => {
  const savedBy = { name: 'Rahim Uddin', at: '2026-01-02T00:00:00.000Z' };
  onCall('put', '/question/:id', () => problem(409, 'entity.conflict', { savedBy }));
  const { user } = await show();
  await user.type(screen.getByLabelText('Answer 2'), ' of mine');
  await user.click(save());
  expect(await screen.findByText(/Rahim Uddin saved this on/)).toBeVisible();
  onCall('get', `/question/${idOf(10)}`, buildQuestion({ version: 7, difficulty: 'HARD' }));
  await user.click(screen.getByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText('Difficulty now has the value saved elsewhere.')).toBeVisible();
  expect(screen.getByLabelText('Answer 2')).toHaveValue('Sandals of mine');
  onCall('put', '/question/:id', () => buildQuestion({ version: 8 }) as never);
  await user.click(save());
  await expect.poll(lastSaved).toMatchObject({ version: 7, difficulty: 'HARD' });
});

it('does not mix answers with the type that another saved', async () => {
  onCall('put', '/question/:id', () => problem(409, 'entity.conflict'));
  const { user } = await show();
  await user.type(screen.getByLabelText('Answer 2'), ' of mine');
  await user.click(save());
  const pairs = [
    { id: 'p', stem: 'Head', choice: 'Helmet' },
    { id: 'q', stem: 'Hands', choice: 'Gloves' },
  ];
  const matching = buildQuestion({ version: 7, type: 'MATCHING', answers: [], pairs });
  onCall('get', `/question/${idOf(10)}`, matching);
  await user.click(await screen.findByRole('button', { name: 'Combine both versions' }));
  expect(await screen.findByText(/saved elsewhere as: Matching, Head → Helmet · Hands → Gloves/)).toBeVisible();
  expect(type('Single choice')).toBeChecked();
  expect(screen.getByLabelText('Answer 2')).toHaveValue('Sandals of mine');

  await user.click(screen.getByRole('button', { name: /^Use this for/ }));
  expect(type('Matching')).toBeChecked();
  onCall('put', '/question/:id', () => buildQuestion({ version: 8 }) as never);
  await user.click(save());
  await expect.poll(lastSaved).toMatchObject({ version: 7, type: 'MATCHING', answers: [], pairs });
});

it('says of one that quizzes use why it stays', async () => {
  await show(buildQuestion({ usedCount: 2 }));
  expect(screen.getByText(/2 quizzes use this question, so it can’t be deleted/)).toBeVisible();
});

it('leads to the regrade of the quizzes that had asked it, once it is saved', async () => {
  onCall('put', '/question/:id', () => buildQuestion({ version: 5 }) as never);
  onCall('get', '/question/:id/regradable', [{ id: idOf(30), title: 'Safety quiz' }]);
  const { user } = await show();
  expect(screen.queryByText(/Finished attempts asked an earlier version/)).toBeNull();
  await user.type(screen.getByLabelText('Answer 2'), '!');
  await user.click(save());
  expect(await screen.findByText(/Finished attempts asked an earlier version/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Regrade “Safety quiz”' })).toHaveAttribute(
    'href',
    `/course-management/create-quizes/${idOf(30)}#regrade`,
  );
});

it('is only shown to those who may not write', async () => {
  await show(buildQuestion(), 'ROLE_ORG_USER');
  expect(await screen.findByText(/You can view this question/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add an answer' })).toBeNull();
  expect(screen.getByLabelText('Answer 1')).toBeDisabled();
});
