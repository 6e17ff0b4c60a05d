import { userLoaded, userSlice } from '@lms/auth/web';
import type { ListViews, Role, TableState } from '@lms/contract';
import type { CourseCategory } from '@lms/course-management/contract';
import { tableSlice } from '@lms/table-state';
import {
  chooseFromMenu,
  chooseOption,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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

/** Shows the table and its tool bar instead of a phone's cards. */
const widen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );

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

it('leaves out of a phone’s card what its record does not have', async () => {
  items = [buildCategory(1, { icon: '', position: 0 })];
  await show();
  await screen.findByRole('link', { name: 'Category 1' });
  const titles = screen.getAllByRole('term').map(({ textContent }) => textContent);
  // What it is stands before its status, figures and times after it.
  expect(titles).toEqual(['URL name', 'Status', 'Position', 'Last changed']);
});

describe('on a wide screen', () => {
  beforeEach(widen);

  it('goes to a page that exists, also where its length is an estimate', async () => {
    onCall('post', `${path}/find`, ({ body }) => {
      const { page } = (body as TableState).paginator;
      return { items: page > 1 ? [] : items, total: 20_000, totalIsEstimate: true } as never;
    });
    const { location } = await show('/list?page=9999');
    await expect.poll(location).toBe('/list');
    expect(await screen.findByText('Category 1')).toBeVisible();
    expect(finds().map(({ paginator }) => paginator.page)).toEqual([9_999, 2_000, 1]);
  });

  it('tells which of the rows are shown, and how long ago each was changed', async () => {
    const minutesAgo = new Date(Date.now() - 5 * 60_000).toISOString();
    items = [buildCategory(1, { updatedAt: minutesAgo }), buildCategory(2)];
    onCall('post', `${path}/find`, () => ({ items, total: 22 }) as never);
    await show('/list?page=2');
    expect(await screen.findByText('11–12 of 22')).toBeVisible();
    const [ago, day] = screen.getAllByRole('time');
    expect(ago).toHaveTextContent(/^[56] minutes ago$/);
    expect(ago).toHaveAttribute('title', expect.stringContaining(', 20'));
    expect(day).toHaveTextContent('Jan 1, 2026');
  });

  it('has a chip for each filter, which says what it is set to and is cleared', async () => {
    const { user, location } = await show('/list?filter.status=ACTIVE&filter.status=INACTIVE');
    await screen.findByText('Category 1');
    expect(screen.getByTitle('Active, Inactive')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await expect.poll(location).toBe('/list');
    await chooseOption(user, screen.getByRole('combobox', { name: 'Status' }), 'Inactive');
    await expect.poll(location).toBe('/list?filter.status=INACTIVE');
  });

  it('saves what it shows as a view, whose tab leads there, and deletes it', async () => {
    const kept: ListViews[] = [];
    onCall('get', '/user/me/list-views', () => ({ items: kept }) as never);
    onCall('put', '/user/me/list-views', ({ body }) => {
      const views = body as ListViews;
      kept.splice(0, 1, ...(views.views.length > 0 ? [views] : []));
      return undefined as never;
    });
    const { user, location } = await show('/list?page=1&filter.status=INACTIVE&q=a');
    expect(await screen.findByText('Category 1')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Saved views' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(await screen.findByRole('textbox', { name: /of the view$/ }), 'Resting{Enter}');
    expect(await screen.findByText('The view “Resting” was saved.')).toBeVisible();
    expect(kept).toEqual([
      { list: '/list', views: [{ name: 'Resting', search: 'filter.status=INACTIVE&q=a' }] },
    ]);
    const tabs = within(await screen.findByRole('navigation', { name: 'Saved views' }));
    await waitFor(() => expect(tabs.getByRole('link', { current: 'page' })).toHaveFocus());
    expect(document.activeElement).toHaveTextContent('Resting');
    expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
    await user.click(tabs.getByRole('link', { name: 'All' }));
    await user.click(tabs.getByRole('link', { name: 'Resting' }));
    await expect.poll(location).toBe('/list?filter.status=INACTIVE&q=a');
    const elsewhere = { name: 'Saved in another tab', search: 'q=b' };
    kept[0]?.views.push(elsewhere);
    await chooseFromMenu(user, 'Actions for Resting', 'Delete the view');
    const dialog = await screen.findByRole('dialog', { name: 'Delete the view: Resting' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tabs.getByRole('link', { name: 'All' })).toHaveFocus());
    expect(location()).toBe('/list');
    await expect.poll(() => kept).toEqual([{ list: '/list', views: [elsewhere] }]);
  });

  it('opens the record of a row by its name, which is a link, and by a click beside it', async () => {
    const { user, location } = await show('/list?q=skills');
    const name = await screen.findByRole('link', { name: 'Category 2' });
    expect(name).toHaveAttribute('href', `/list?q=skills&item=${idOf(2)}`);
    await user.click(screen.getByText('category-2'));
    await expect.poll(location).toBe(`/list?q=skills&item=${idOf(2)}`);
  });

  it('opens no record by a click on a control, or when text is selected', async () => {
    const { user, location } = await show();
    await user.click(await selectBox(1));
    expect(await selectBox(1)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Actions for Category 2' }));
    await user.keyboard('{Escape}');
    const slug = screen.getByText('category-3');
    getSelection()?.selectAllChildren(slug);
    fireEvent.click(slug);
    expect(location()).toBe('/list');
    getSelection()?.removeAllRanges();
    fireEvent.click(slug);
    await expect.poll(location).toBe(`/list?item=${idOf(3)}`);
  });

  it('leaves nothing of a search in the field when it is reset', async () => {
    const { user, location } = await show();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'skills' } });
    await expect.poll(location).toBe('/list?q=skills');
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await expect.poll(location).toBe('/list');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });

  it.each([
    ['Reset', '/list?sort=position', 3],
    ['Show everything', '/list?filter.status=INACTIVE', 0],
  ])('drops a search that is only typed by “%s”', async (name, route, count) => {
    items = items.slice(0, count);
    const { location } = await show(route);
    const button = await screen.findByRole('button', { name });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'skills' } });
    fireEvent.click(button);
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
    await expect.poll(location).toBe('/list');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(finds().map((body) => body.searchTerm)).not.toContain('skills');
  });

  it.each(['q=a', 'filter.status=ACTIVE', 'sort=position', 'size=50'])(
    'offers Reset as soon as the address says %s',
    async (search) => {
      const { user, location } = await show(`/list?${search}`);
      await screen.findByText('Category 1');
      await user.click(screen.getByRole('button', { name: 'Reset' }));
      await expect.poll(location).toBe('/list');
      expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    },
  );

  it('offers Reset for a selection, and only for what differs', async () => {
    const { user } = await show();
    await user.click(await selectBox(1));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  });
});

describe('a selection of different statuses', () => {
  it('says why a status is not offered', async () => {
    items = [buildCategory(1), buildCategory(2, { status: 'INACTIVE' })];
    const { user } = await show();
    await user.click(await selectBox(1));
    expect(screen.getByRole('button', { name: 'Set to Inactive' })).toBeVisible();
    expect(screen.queryByText(/^No status can be set/)).toBeNull();
    await user.click(await selectBox(2));
    expect(screen.queryByRole('button', { name: 'Set to Inactive' })).toBeNull();
    expect(screen.getByText(/^No status can be set/)).toBeVisible();
  });
});

describe('with more rows than a page holds', () => {
  const all = `${path}/updateStatusOfAll`;
  const bodies = () => receivedCalls.filter((call) => call.path === all).map((call) => call.body);
  const selectMatching = async () => {
    onCall('post', `${path}/find`, { items, total: 209 } as never);
    const view = await show('/list?q=web');
    await view.user.click(await screen.findByRole('checkbox', { name: 'Select all or none' }));
    await view.user.click(screen.getByRole('button', { name: 'Select all 209 that match' }));
    expect(screen.getByText('All 209 that match are selected')).toBeVisible();
    return view;
  };

  it('selects all that match, and acts on them once their number is confirmed', async () => {
    onCall('put', all, ({ body }) => {
      const { confirmed = 0 } = body as { confirmed?: number };
      const leftOut = [
        { reason: 'hasStatus' as const, count: 28 },
        { reason: 'ownAccount' as const, count: 1 },
      ];
      return { count: 180, changed: confirmed, leftOut };
    });
    const { user } = await selectMatching();
    await user.click(screen.getByRole('button', { name: 'Set to Inactive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set 180 items to Inactive?' });
    expect(within(dialog).getByText('28 that are Inactive already')).toBeVisible();
    expect(within(dialog).getByText(/^your own account/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
    expect(await screen.findByText('180 items were set to Inactive.')).toBeVisible();
    expect(bodies()).toMatchObject([
      { searchTerm: 'web', status: 'INACTIVE' },
      { searchTerm: 'web', status: 'INACTIVE', confirmed: 180 },
    ]);
    expect(bodies()[0]).not.toHaveProperty('confirmed');
  });

  it('says how many can be changed at once instead of offering more', async () => {
    onCall('post', `${path}/find`, { items, total: 1_001 } as never);
    const { user } = await show();
    const limit = /^At most 1,000 can be changed at once/;
    await user.click(await screen.findByRole('checkbox', { name: 'Select all or none' }));
    expect(screen.getByText(limit)).toBeVisible();
    expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Set to Inactive' })).toBeVisible();
    await user.click(await selectBox(1));
    expect(screen.queryByText(limit)).toBeNull();
  });

  it('shows the new number when it has changed, and asks again', async () => {
    let count = 180;
    onCall('put', all, ({ body }) => {
      const { confirmed } = body as { confirmed?: number };
      if (confirmed === 180) {
        count = 181;
        return problem(409, 'entity.countChanged');
      }
      return { count, changed: confirmed ?? 0 };
    });
    const { user } = await selectMatching();
    await user.click(screen.getByRole('button', { name: 'Set to Inactive' }));
    const dialog = await screen.findByRole('dialog', { name: 'Set 180 items to Inactive?' });
    await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
    expect(await screen.findByText(/The number has changed/)).toBeVisible();
    expect(await screen.findByRole('dialog', { name: 'Set 181 items to Inactive?' })).toBe(dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Set to Inactive' }));
    expect(await screen.findByText('181 items were set to Inactive.')).toBeVisible();
  });

  it('exports all of them, and goes back to a page as soon as one row is taken out', async () => {
    onCall('post', `${path}/export`, () => new Response('csv') as never);
    const urls = { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() };
    vi.stubGlobal('URL', Object.assign(URL, urls));
    const { user } = await selectMatching();
    await chooseFromMenu(user, 'Export', 'Export as CSV');
    expect(await screen.findByText('The list was exported.')).toBeVisible();
    const exported = receivedCalls.find((call) => call.path === `${path}/export`)?.body;
    expect(exported).toMatchObject({ searchTerm: 'web' });
    expect(exported).not.toHaveProperty('ids');
    await user.click(await selectBox(1));
    expect(screen.getByText('2 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
  });
});
