import { userLoaded, userSlice } from '@lms/auth/web';
import type { FieldProblem, Role, TableState } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { tableSlice } from '@lms/table-state';
import { chooseFromMenu, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCategory } from '../../testing/categories';
import { idOf } from '../../testing/questions';
import { CourseCategoryList } from './course-category-list';

const path = '/course-category';
let items: CourseCategory[];
beforeEach(() => {
  items = [1, 2, 3].map((index) => buildCategory(index));
  onCall('post', `${path}/find`, () => ({ items, total: items.length }) as never);
});

const show = async (route = '/list', role: Role = 'ROLE_SYSTEM') => {
  const view = await renderWithStore(
    <>
      <CourseCategoryList />
      <Toaster toastComponent={ToastCard} />
    </>,
    {
      slices: [userSlice, tableSlice, toastSlice],
      texts: ['admin', 'validation', 'problems'],
      signedIn: true,
      route,
    },
  );
  const user = { id: idOf(9), email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...user, roles: [role] })));
  return view;
};
const finds = () =>
  receivedCalls
    .filter((call) => call.path === `${path}/find`)
    .map((call) => call.body as TableState);
const selectBox = (index: number) =>
  screen.findByRole('checkbox', { name: `Select Category ${index}` });

describe('a list', () => {
  it('asks for what its address says, once', async () => {
    onCall('post', `${path}/find`, { items, total: 30 } as never);
    await show('/list?q=web&filter.status=ACTIVE&sort=position&order=desc&page=2&size=3');
    await screen.findByText('Category 1');
    expect(finds()[0]).toMatchObject({
      searchTerm: 'web',
      filter: { status: 'ACTIVE' },
      sorting: { column: 'position', direction: 'desc' },
      paginator: { page: 2, pageSize: 3 },
    });
    expect(finds()).toHaveLength(1);
  });

  it('leads back to the last page when the address asks for too much', async () => {
    const { location } = await show('/list?page=7');
    await expect.poll(location).toBe('/list');
  });

  it('searches once the reader pauses, and keeps the search in the address', async () => {
    const { location } = await show();
    const box = await screen.findByRole('searchbox');
    // One change event instead of keystrokes, so that slow machines don't time out.
    ['s', 'sk', 'skills'].forEach((value) => fireEvent.change(box, { target: { value } }));
    await expect.poll(location).toBe('/list?q=skills');
    await expect.poll(() => finds().map((body) => body.searchTerm)).toEqual(['', 'skills']);
  });

  it('keeps a selection without fetching, and drops it when rows come again', async () => {
    onCall('put', `${path}/updateStatus`, { ids: [idOf(1)], status: 'INACTIVE' });
    const { user } = await show();
    await user.click(await selectBox(1));
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(finds()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Set to Inactive' }));
    expect(await screen.findByText('1 item was set to Inactive.')).toBeVisible();
    await expect.poll(() => screen.queryByText('1 selected')).toBeNull();
  });

  it('selects all or none', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all or none' }));
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all or none' }));
    expect(screen.queryByText(/selected$/)).toBeNull();
  });

  it('names what goes before it deletes, and tells a refusal', async () => {
    onCall('put', `${path}/deleteItems`, () => problem(409, 'entity.inUse'));
    const { user } = await show();
    await user.click(await selectBox(2));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 item?' });
    expect(within(dialog).getByText('Category 2')).toBeVisible();
    expect(dialog).toHaveTextContent('You can undo this for a few seconds');
    expect(dialog).not.toHaveTextContent('goes for good');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/This is in use, so it can’t be deleted\./)).toBeVisible();
    expect(screen.getByText('Category 2')).toBeVisible();
  });

  it('names what blocks a bulk deletion and why, and offers to delete the others', async () => {
    const sent: unknown[] = [];
    const errors: FieldProblem[] = [
      { field: 'ids', code: 'inUse', params: { id: idOf(2), name: 'Category 2', by: 'COURSE' } },
    ];
    onCall('put', `${path}/deleteItems`, ({ body }) => {
      sent.push(body);
      return sent.length === 1 ? problem(409, 'entity.inUse', { errors }) : { ids: [idOf(1)] };
    });
    const { user } = await show();
    await user.click(await selectBox(1));
    await user.click(await selectBox(2));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 2 items?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    const told = await within(dialog).findByText('“Category 2” is used by a course');
    expect(told.closest('[tabindex="-1"]')).toHaveFocus();
    expect(dialog).toHaveTextContent('1 item can’t be deleted, so nothing was deleted');
    await user.click(within(dialog).getByRole('button', { name: 'Delete the other 1' }));
    expect(await screen.findByText('1 item was deleted.')).toBeVisible();
    expect(sent).toEqual([{ ids: [idOf(1), idOf(2)] }, { ids: [idOf(1)] }]);
  });

  it('takes back what was deleted as long as the offer stands', async () => {
    onCall('put', `${path}/deleteItems`, () => {
      items = items.filter(({ id }) => id !== idOf(2));
      return { ids: [idOf(2)] };
    });
    onCall('put', `${path}/restoreItems`, () => {
      items = [1, 2, 3].map((index) => buildCategory(index));
      return { ids: [idOf(2)] };
    });
    const { user } = await show();
    await user.click(await selectBox(2));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
    );
    expect(await screen.findByText('1 item was deleted.')).toBeVisible();
    await expect.poll(() => screen.queryByText('Category 2')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Category 2')).toBeVisible();
    expect(await screen.findByText('1 item was restored.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('saves all that matches with the columns that are shown', async () => {
    onCall('post', `${path}/export`, () => new Response('csv') as never);
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() }),
    );
    const { user } = await show('/list?q=web&hide=icon');
    await screen.findByText('Category 1');
    await chooseFromMenu(user, 'Export', 'Export as CSV');
    expect(await screen.findByText('The list was exported.')).toBeVisible();
    const body = receivedCalls.find((call) => call.path === `${path}/export`)?.body;
    expect(body).toMatchObject({ format: 'csv', searchTerm: 'web' });
    expect((body as { columns: { field: string }[] }).columns.map(({ field }) => field)).toEqual([
      'name.en',
      'slug',
      'position',
      'status',
      'updatedAt',
    ]);
    onCall('post', `${path}/export`, () => problem(500, 'server.fault'));
    await chooseFromMenu(user, 'Export', 'Export as XLSX');
    const text = 'Something went wrong on our side. Please try again.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('shows the columns that the reader wants, and the address keeps them', async () => {
    const { user, location } = await show('/list?q=web');
    await screen.findByText('Category 1');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Icon' }));
    await expect.poll(location).toBe('/list?q=web&hide=icon');
    expect(screen.queryByText('code')).toBeNull();
    await user.click(await selectBox(1));
    await user.type(screen.getByRole('searchbox'), 's');
    await expect.poll(location).toBe('/list?q=webs&hide=icon');
  });

  it('says that there is nothing, and offers to make the first', async () => {
    items = [];
    await show();
    expect(await screen.findByText('No items(s) found!')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'New course category' })).not.toHaveLength(0);
  });

  it('never shows an error as an empty list', async () => {
    onCall('post', `${path}/find`, () => problem(500, 'server.fault'));
    const { user } = await show();
    expect(await screen.findByText('Request ID: test-request')).toBeVisible();
    expect(screen.queryByText('No items(s) found!')).toBeNull();
    onCall('post', `${path}/find`, { items, total: 3 } as never);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Category 1')).toBeVisible();
  });

  it('offers no change to those who may only read', async () => {
    await show('/list', 'ROLE_ORGADMIN');
    await screen.findByText('Category 1');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New course category' })).toBeNull();
  });
});

describe('an editor', () => {
  const nameField = () => screen.findByLabelText('Name (English)');

  it('tells who saved in between, and brings both together', async () => {
    let stored = buildCategory(1);
    onCall('get', `${path}/:id`, () => stored as never);
    const savedBy = { name: 'Rahim Uddin', at: '2026-01-02T00:00:00.000Z' };
    onCall('put', `${path}/:id`, () => problem(409, 'entity.conflict', { savedBy }));
    const { user } = await show(`/list?item=${idOf(1)}`);
    expect(await nameField()).toBeRequired();
    await user.type(await nameField(), ' of mine');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Rahim Uddin saved this on/)).toBeVisible();
    expect(await nameField()).toHaveValue('Category 1 of mine');
    const theirs = { en: 'Of theirs', bn: 'তাদের' };
    stored = buildCategory(1, { version: 2, name: theirs, position: 9 });
    await user.click(screen.getByRole('button', { name: 'Combine both versions' }));
    expect(
      await screen.findByText('Name (English) was saved elsewhere as: Of theirs'),
    ).toBeVisible();
    expect(screen.getByText('Position now has the value saved elsewhere.')).toBeVisible();
    expect(await nameField()).toHaveValue('Category 1 of mine');
    expect(screen.getByLabelText('Name (Bengali)')).toHaveValue('তাদের');
    await user.click(screen.getByRole('button', { name: 'Use this for Name (English)' }));
    expect(await nameField()).toHaveValue('Of theirs');
    onCall('put', `${path}/:id`, () => stored as never);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => receivedCalls.filter((call) => call.method === 'PUT').at(-1)?.body)
      .toMatchObject({ version: 2, name: theirs, position: 9 });
  });

  it('shows a value that is taken beside its field', async () => {
    onCall('get', `${path}/:id`, items[0] as never);
    const errors = [{ field: 'slug', code: 'taken' as const }];
    onCall('put', `${path}/:id`, () => problem(409, 'entity.duplicate', { errors }));
    const { user } = await show(`/list?item=${idOf(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const slug = await screen.findByLabelText('URL name');
    await expect.poll(() => slug.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText('URL name is already taken')).toHaveLength(2);
  });

  it('asks before unsaved typing is thrown away', async () => {
    const { user, location } = await show('/list?item=new');
    await user.type(await nameField(), 'New');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(await nameField()).toHaveValue('New');
    expect(location()).toBe('/list?item=new');
  });

  it('creates once for two clicks, tells it and closes', async () => {
    onCall('post', path, { id: idOf(4) });
    const { user, location } = await show('/list?item=new');
    await user.type(await nameField(), 'New');
    await user.type(screen.getByLabelText('Name (Bengali)'), 'নতুন');
    await user.type(screen.getByLabelText('Description (English)'), 'About');
    await user.type(screen.getByLabelText('Description (Bengali)'), 'পরিচয়');
    await user.type(screen.getByLabelText('URL name'), 'new');
    await user.type(screen.getByLabelText('Icon'), 'code');
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('New was created.')).toBeVisible();
    expect(receivedCalls.filter((call) => call.path === path)).toHaveLength(1);
    await expect.poll(location).toBe('/list');
  });
});
