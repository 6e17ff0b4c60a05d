import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { DuplicateQuestion } from '@lms/course-management/contract';
import { tableSlice } from '@lms/table-state';
import { chooseFromMenu, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { act, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { bank, buildQuestion, idOf } from '../../testing/questions';
import { Page as DuplicatesPage } from './duplicates-page';
import { Page as ListPage } from './question-list-page';
import { bankPath, duplicatesPath, questionPath } from './question-paths';

beforeEach(() => {
  onCall('get', '/question-bank/:id', bank);
  onCall('get', '/question/tag', ['safety']);
  onCall('post', '/question/find', { items: [buildQuestion({ usedCount: 1 })], total: 1 } as never);
});

const withToasts = (page: ReactNode) => (
  <>
    {page}
    <Toaster toastComponent={ToastCard} />
  </>
);

const show = async (page: ReactNode, route: string, role: Role = 'ROLE_ORGADMIN') => {
  const view = await renderWithStore(withToasts(page), {
    slices: [userSlice, tableSlice, toastSlice],
    texts: ['questions', 'questionImport', 'courses', 'admin', 'validation', 'problems'],
    route,
    path: route.endsWith('duplicates') ? '/:area/:list/:bankId/duplicates' : '/:area/:list/:bankId',
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
  return view;
};

const lastFind = () =>
  receivedCalls.filter(({ path }) => path === '/question/find').at(-1)?.body as {
    filter: object;
  };

it('asks for the questions of its bank alone, and leads to each', async () => {
  await show(<ListPage />, `${bankPath(bank.id)}?filter.bankId=${idOf(99)}&filter.tags=safety`);
  const link = await screen.findByRole('link', { name: 'Helmets' });
  expect(link).toHaveAttribute('href', questionPath(bank.id, idOf(10)));
  expect(lastFind().filter).toEqual({ bankId: bank.id, tags: 'safety' });
  expect(screen.getByText('In 1 quiz')).toBeVisible();
});

it('says why a question that a quiz uses stays, and what to do instead', async () => {
  onCall('put', '/question/deleteItems', () => problem(409, 'entity.inUse'));
  const { user } = await show(<ListPage />, bankPath(bank.id));
  await chooseFromMenu(user, 'Actions for Helmets', 'Delete');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Set it to inactive instead/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Helmets' })).toBeVisible();
});

it('offers those who only read neither a new question nor an import', async () => {
  await show(<ListPage />, bankPath(bank.id), 'ROLE_ORG_USER');
  await screen.findByRole('link', { name: 'Helmets' });
  expect(screen.queryByRole('button', { name: 'New question' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Import questions' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Find duplicates' })).toBeVisible();
});

it('says that a bank is not there', async () => {
  onCall('get', '/question-bank/:id', () => problem(404, 'entity.notFound'));
  await show(<ListPage />, bankPath(bank.id));
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
});

it('has a heading while a bank can not be loaded', async () => {
  onCall('get', '/question-bank/:id', () => problem(500, 'server.fault'));
  await show(<ListPage />, bankPath(bank.id));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Question banks' })).toBeVisible();
});

it('shows questions that say the same together', async () => {
  const duplicate = (index: number): DuplicateQuestion => ({
    ...buildQuestion({ id: idOf(index), name: `Question ${index}` }),
    plainText: 'What is worn on the head?',
  });
  onCall('post', '/question/duplicate', {
    groups: [
      [duplicate(1), duplicate(2)],
      [duplicate(3), duplicate(4)],
    ],
    isPartial: true,
  } as never);
  await show(<DuplicatesPage />, duplicatesPath(bank.id));
  expect(await screen.findByText('2 groups were found.')).toBeVisible();
  expect(screen.getByText(/Only the first part of this bank was compared/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Question 4' })).toHaveAttribute(
    'href',
    questionPath(bank.id, idOf(4)),
  );
});
