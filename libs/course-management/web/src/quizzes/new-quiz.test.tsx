import { useSession } from '@lms/auth/web';
import { courseManagementPermissions } from '@lms/course-management/contract';
import { chooseOption, onCall, optionsOf, problem, receivedCalls } from '@lms/testing';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answerQuizCalls, idOf, renderAs } from '../../testing/quizzes';
import { Page } from './quiz-editor-page';

const partner = { id: idOf(2), title: 'Retail', language: 'en', organizationId: idOf(3) };

beforeEach(() => {
  answerQuizCalls();
  const found = { ...partner, programme: 'PARTNER' };
  onCall('post', '/course/find', { items: [found], total: 1 });
  onCall('get', '/course/:id', { ...found, draft: { passMark: 72.5 } });
});

/** Waits for the account, as the guard of the routes does. */
const KnownPage = () =>
  useSession().can(courseManagementPermissions['courseware.write']) && <Page />;

const show = (query = '') =>
  renderAs('ROLE_ORGADMIN', <KnownPage />, {
    route: `/course-management/create-quizes/new${query}`,
    path: '/course-management/create-quizes/:id',
  });
const passMark = () => screen.findByRole('spinbutton', { name: 'Pass mark in percent' });

it('says that courses could not be loaded, and loads them again', async () => {
  onCall('post', '/course/find', problem(500, 'server.fault'));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  onCall('post', '/course/find', { items: [partner], total: 1 });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const courses = await screen.findByRole('combobox', { name: 'Course' });
  await expect.poll(() => optionsOf(user, courses)).toContain('Retail');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('the pass mark of a new quiz', () => {
  it('is the course’s where the builder leads to the form', async () => {
    await show(`?courseId=${partner.id}`);
    expect(await passMark()).toHaveValue(72.5);
  });

  it('is the course’s once it is chosen', async () => {
    const { user } = await show();
    expect(await passMark()).toHaveValue(80);
    await chooseOption(user, screen.getByRole('combobox', { name: 'Course' }), 'Retail');
    await expect.poll(async () => ((await passMark()) as HTMLInputElement).value).toBe('72.5');
  });

  it('is above 0 for a final quiz', async () => {
    const { user } = await show(`?courseId=${partner.id}`);
    await user.clear(await passMark());
    await user.type(await passMark(), '0');
    await chooseOption(user, screen.getByRole('combobox', { name: 'Type' }), 'Final quiz');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Retail');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByText(/should be at least 0.01/)).not.toEqual([]);
    expect(
      receivedCalls.filter(({ method, path }) => method === 'POST' && path === '/quiz'),
    ).toEqual([]);
  });
});
