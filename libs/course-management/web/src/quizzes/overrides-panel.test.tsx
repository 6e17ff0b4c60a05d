import type { Quiz } from '@lms/course-management/contract';
import { onCall, problem, receivedCalls } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuizCalls, buildQuiz, idOf, renderAs } from '../../testing/quizzes';
import { Page } from './quiz-editor-page';

const none = { timeLimitMinutes: null, attemptsAllowed: null, opensAt: null, closesAt: null };
const rules = { ...none, userId: idOf(50), userName: 'Rahim', timeLimitMinutes: 30 };
const learners = [
  { id: idOf(50), name: 'Rahim', email: 'rahim@example.bd' },
  { id: idOf(51), name: 'Karim', email: 'karim@example.bd' },
];

const storeOverrides = (overrides: Quiz['overrides']) =>
  onCall('get', '/quiz/:id', buildQuiz({ overrides }));
const sent = () =>
  receivedCalls.filter(({ path }) => path.endsWith('/override')).map(({ body }) => body);

const show = () =>
  renderAs('ROLE_ORGADMIN', <Page />, {
    route: `/course-management/create-quizes/${idOf(1)}#rules`,
    path: '/course-management/create-quizes/:id',
  });

/** Opens a dialog of the rules by the name of its button. */
const openDialog = async (name: string) => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    user,
    dialog,
    field: (start: RegExp) => dialog.getByRole('spinbutton', { name: start }),
    save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
  };
};

beforeEach(() => {
  answerQuizCalls();
  onCall('post', '/quiz/:id/learner/find', { items: learners, total: learners.length });
});

describe('the rules for learners', () => {
  it('bring along those that the chosen learner has, and leave what was typed', async () => {
    storeOverrides([rules]);
    onCall('put', '/quiz/:id/override', rules);
    const { user, dialog, field, save } = await openDialog('Add rules for a learner');
    await user.click(await dialog.findByRole('radio', { name: /Rahim/ }));
    expect(field(/^Time limit/)).toHaveValue(30);
    await user.click(dialog.getByRole('radio', { name: /Karim/ }));
    expect(field(/^Time limit/)).toHaveValue(null);
    await user.type(field(/^Attempts/), '3');
    await user.click(dialog.getByRole('radio', { name: /Rahim/ }));
    await save();
    await expect
      .poll(() => sent()[0])
      .toMatchObject({
        userId: idOf(50),
        timeLimitMinutes: 30,
        attemptsAllowed: 3,
        // As they were seen: the server keeps others, saved since.
        replaces: { ...none, timeLimitMinutes: 30 },
      });
  });

  it('are not lost by Escape without a question', async () => {
    storeOverrides([rules]);
    const { user, field } = await openDialog('Change the rules for Rahim');
    await user.type(field(/^Attempts/), '3');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(field(/^Attempts/)).toHaveValue(3);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are combined with those that someone else saved in between', async () => {
    storeOverrides([rules]);
    onCall('put', '/quiz/:id/override', problem(409, 'entity.conflict'));
    const { user, dialog, field, save } = await openDialog('Change the rules for Rahim');
    await user.type(field(/^Attempts/), '3');
    storeOverrides([{ ...rules, timeLimitMinutes: 45 }]);
    await save();
    await user.click(await dialog.findByRole('button', { name: 'Combine both versions' }));
    expect(await dialog.findByText(/^Time limit.* now has the value saved/)).toBeVisible();
    expect(field(/^Time limit/)).toHaveValue(45);
    expect(field(/^Attempts/)).toHaveValue(3);
    onCall('put', '/quiz/:id/override', rules);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toMatchObject({
      timeLimitMinutes: 45,
      attemptsAllowed: 3,
      replaces: { ...none, timeLimitMinutes: 45 },
    });
  });

  it('are not given over those that someone else gave the learner in between', async () => {
    storeOverrides([]);
    onCall('put', '/quiz/:id/override', problem(409, 'entity.conflict'));
    const { user, dialog, field, save } = await openDialog('Add rules for a learner');
    await user.click(await dialog.findByRole('radio', { name: /Rahim/ }));
    await user.type(field(/^Attempts/), '3');
    storeOverrides([{ ...rules, attemptsAllowed: 5 }]);
    await save();
    await screen.findByRole('button', { name: 'Change the rules for Rahim', hidden: true });
    await save();
    await expect.poll(sent).toMatchObject([{ replaces: null }, { replaces: null }]);
    await user.click(await dialog.findByRole('button', { name: 'Combine both versions' }));
    expect(await dialog.findByText(/^Attempts.* was saved elsewhere as: 5/)).toBeVisible();
    expect(field(/^Time limit/)).toHaveValue(30);
    expect(field(/^Attempts/)).toHaveValue(3);
    await save();
    const replaces = { ...none, timeLimitMinutes: 30, attemptsAllowed: 5 };
    await expect.poll(() => sent().at(-1)).toMatchObject({ userId: idOf(50), replaces });
  });

  it('are removed as they were seen, and given back', async () => {
    storeOverrides([rules]);
    const { user } = await show();
    const remove = await screen.findByRole('button', { name: 'Remove the rules for Rahim' });
    onCall('delete', '/quiz/:id/override/:userId', problem(409, 'entity.conflict'));
    storeOverrides([{ ...rules, timeLimitMinutes: 45 }]);
    await user.click(remove);
    expect(await screen.findByText(/Someone else has saved changes/)).toBeVisible();
    expect(await screen.findByText(/^45 minutes/)).toBeVisible();
    onCall('delete', '/quiz/:id/override/:userId', null);
    storeOverrides([]);
    await user.click(remove);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(receivedCalls.filter(({ method }) => method === 'DELETE')).toMatchObject([
      { body: { replaces: { ...none, timeLimitMinutes: 30 } } },
      { body: { replaces: { ...none, timeLimitMinutes: 45 } } },
    ]);
    onCall('put', '/quiz/:id/override', problem(500, 'server.fault'));
    await user.click(undo);
    expect(await screen.findByText(/went wrong/)).toBeVisible();
    onCall('put', '/quiz/:id/override', rules);
    storeOverrides([{ ...rules, timeLimitMinutes: 45 }]);
    await user.click(undo);
    await screen.findByRole('button', { name: 'Remove the rules for Rahim' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add rules for a learner' })).toHaveFocus(),
    );
    const given = { ...none, userId: idOf(50), timeLimitMinutes: 45, replaces: null };
    expect(sent()).toEqual([given, given]);
  });
});
