import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import { tableSlice } from '@lms/table-state';
import { makeTestStore, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QuestionBankList } from './question-bank-list';

const id = '0198a000-0000-7000-8000-000000000001';
const bank = {
  id,
  name: 'Safety',
  categoryId: id,
  organizationId: id,
  questionCount: 3,
  status: 'ACTIVE',
  version: 1,
  createdAt: '2026-08-14T10:00:00Z',
  updatedAt: '2026-08-14T10:00:00Z',
};
const category = { id, name: { en: 'Soft skills', bn: 'সফট স্কিলস' }, slug: 'soft-skills' };

const show = async (role: Role, route = '/') => {
  onCall('post', '/question-bank/find', { items: [bank], total: 1 } as never);
  onCall('post', '/course-category/find', { items: [category], total: 1 } as never);
  onCall('get', '/user/me/list-views', { items: [] } as never);
  const store = makeTestStore([userSlice, tableSlice]);
  const person = { id, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  store.dispatch(userLoaded({ ...person, roles: [role] }));
  await renderWithStore(<QuestionBankList />, {
    store,
    texts: ['questions', 'admin'],
    signedIn: true,
    route,
  });
  await screen.findByText('Safety');
  return receivedCalls.map(({ path }) => path);
};

it('shows the category of each bank to those who may list categories', async () => {
  await show('ROLE_ORGADMIN');
  expect(await screen.findByText('Soft skills')).toBeVisible();
});

it('asks for no categories, and shows none, where the reader may not list them', async () => {
  expect(await show('ROLE_ORG_USER')).not.toContain('/course-category/find');
  expect(screen.queryByText('Category')).toBeNull();
});

it('leaves the category out of the form, too', async () => {
  onCall('get', '/question-bank/:id', bank as never);
  await show('ROLE_ORG_USER', `/?item=${id}`);
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByDisplayValue('Safety')).toBeDisabled();
  expect(form.queryByText('Category')).toBeNull();
  expect(receivedCalls.map(({ path }) => path)).not.toContain('/course-category/find');
});

it('tells on a phone what a bank is in one line, and its status and time in another', async () => {
  await show('ROLE_ORGADMIN');
  const line = screen.getByText('Active').closest('dl');
  expect(line).toContainElement(screen.getByRole('time'));
  expect(line).not.toContainElement(await screen.findByText('Soft skills'));
});
