import { maxSpreadsheetBytes, type RecentImport } from '@lms/contract';
import { offline, onCall, problem } from '@lms/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  answers,
  batchId,
  buildItem,
  buildReport,
  choose,
  done,
  file,
  imports,
  show,
} from '../testing/import-fixture';

beforeEach(() => onCall('get', '/user/import', []));

describe('an import by spreadsheet', () => {
  it('tells first what each row would change, and why rows are rejected', async () => {
    answers(buildReport());
    const view = await show();
    await choose(view);
    const heading = await screen.findByRole('heading', { name: 'What would change' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(Object.fromEntries(imports()[0]?.query ?? [])).toMatchObject({ dryRun: 'true' });
    expect(screen.getByText('করিম').closest('li')).toHaveTextContent(
      'Row 3করিমChangedOccupationBefore: empty → After: Teacher',
    );
    const rejected = screen.getByText('Rahim').closest<HTMLElement>('li')!;
    expect(
      within(rejected)
        .getAllByRole('listitem')
        .map((reason) => reason.textContent),
    ).toEqual([
      'Email belongs to someone you can’t change',
      'Name minimum length is 2',
      'You are not allowed to give or remove this role.',
      'Email already appears in row 2: Mina Das',
    ]);
    await view.user.click(screen.getByRole('button', { name: 'Rejected: 1' }));
    expect(screen.queryByText('Nadia Islam')).not.toBeInTheDocument();
  });

  it('says that the first rows alone are listed, and where all the rejected ones are', async () => {
    answers(buildReport({ total: 40_000, rejected: 1_100 }));
    const view = await show();
    await choose(view);
    expect(await screen.findByText(/^The first 3 of 40,000 rows are shown/)).toHaveTextContent(
      'You can save all 1,100 rejected rows as a file above.',
    );
  });

  it('is applied once, invites only when asked, and is still there after a reload', async () => {
    answers(buildReport(), done);
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('checkbox', { name: 'Invite the new' }));
    await view.user.dblClick(screen.getByRole('button', { name: 'Import 2 rows' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'The import is complete' })).toHaveFocus(),
    );
    expect(imports().map(({ query }) => [query.get('dryRun'), query.get('invite')])).toEqual([
      ['true', 'false'],
      ['false', 'true'],
    ]);
    expect(view.location()).toBe(`/?batch=${batchId}`);
    view.unmount();

    onCall('get', `/user/import/${batchId}`, done as never);
    await show({ route: `/?batch=${batchId}` });
    expect(await screen.findByText('2 rows made a change.')).toBeVisible();
  });

  it('presses nothing that comes under the pointer of a double click', async () => {
    answers(buildReport(), done);
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    const another = await screen.findByRole('button', { name: 'Import another file' });
    fireEvent.click(another, { detail: 2 });
    expect(screen.getByRole('heading', { name: 'The import is complete' })).toBeVisible();
    fireEvent.click(another, { detail: 1 });
    expect(screen.queryByRole('heading', { name: 'The import is complete' })).toBeNull();
  });

  it('shows how far it is until it is done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50 });
    const running = buildReport({ state: 'RUNNING', dryRun: false, items: [], total: 40_000 });
    const reports = [{ ...running, done: 10_000 }, { ...running, done: 25_000 }, done];
    onCall('get', `/user/import/${batchId}`, () => (reports.shift() ?? done) as never);
    await show({ route: `/?batch=${batchId}` });
    expect(
      await screen.findByRole('progressbar', { name: '10,000 of 40,000 rows imported' }),
    ).toBeVisible();
    expect(screen.getByText('20% done')).toHaveAttribute('role', 'status');
    expect(
      await screen.findByRole('progressbar', { name: '25,000 of 40,000 rows imported' }),
    ).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'The import is complete' })).toHaveFocus(),
    );
    vi.useRealTimers();
  });

  it('is taken back when that is confirmed, and says what had to stay', async () => {
    onCall('get', `/user/import/${batchId}`, done as never);
    const kept = buildItem({ change: 'changed', kept: ['occupation', 'name'] });
    onCall('post', `/user/import/${batchId}/undo`, {
      ...done,
      state: 'UNDONE',
      undone: 1,
      kept: 1,
      undoUntil: null,
      items: [kept],
    } as never);
    const { user } = await show({ route: `/?batch=${batchId}` });
    await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
    await user.click(screen.getByRole('button', { name: 'Undo the import' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'The import was undone' })).toHaveFocus(),
    );
    expect(screen.getByText('1 row could not be undone entirely.')).toBeVisible();
    expect(screen.getByText(/changed since then: Occupation, Name/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo this import' })).toBeNull();
  });
});

describe('a file that is not taken', () => {
  it('is not sent when it is too large', async () => {
    const large = file('large.csv');
    Object.defineProperty(large, 'size', { value: maxSpreadsheetBytes + 1 });
    await choose(await show(), large);
    expect(screen.getByRole('alert')).toHaveTextContent('“large.csv” is larger than 20 MB.');
    expect(imports()).toEqual([]);
  });

  it.each([
    ['columnMissing', 'The column “Email” is missing.', false],
    ['fileEmpty', 'The file is empty.', false],
    ['tooManyColumns', /^The file has more than 50 columns/, false],
    ['quoteMissing', /quotation mark/, true],
  ])(
    'tells of %s, and asks for another format only where that helps',
    async (code, text, helps) => {
      const params = { column: 'Email', name: 'Email', line: 1, max: 50 };
      answers(
        problem(400, 'import.unreadable', { errors: [{ field: 'file', code, params }] } as never),
      );
      await choose(await show());
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryAllByText(/can’t be read as a spreadsheet/)).toHaveLength(helps ? 1 : 0);
    },
  );

  it('is kept while the server can’t be reached, and checked again when asked', async () => {
    answers(offline(), buildReport());
    const view = await show();
    await choose(view);
    await view.user.click(await screen.findByRole('button', { name: 'Check the file again' }));
    expect(await screen.findByRole('heading', { name: 'What would change' })).toBeVisible();
  });

  it('may have begun when no answer came to its import', async () => {
    answers(buildReport(), problem(500, 'server.fault'));
    const view = await show();
    await choose(view);
    const recent: RecentImport = { ...done, createdAt: '2026-11-21T12:00:00.000Z', by: 'Me' };
    onCall('get', '/user/import', [recent] as never);
    await view.user.click(await screen.findByRole('button', { name: 'Import 2 rows' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have started after all/);
    expect(await screen.findByRole('link', { name: /Open the import of/ })).toHaveAttribute(
      'href',
      `/?batch=${batchId}`,
    );
  });
});

describe('the page of imports', () => {
  it('gives an empty file with the columns in the reader’s words', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { user, i18n } = await show({}, { language: 'bn' });
    await user.click(screen.getByRole('button', { name: i18n.t('spreadsheets.start.empty') }));
    const bytes = new Uint8Array(await (saved.mock.lastCall![0] as Blob).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain(
      `${i18n.t('users.field.username')},${i18n.t('users.field.name')},`,
    );
    vi.restoreAllMocks();
  });

  it('says when an import is forgotten, and begins anew', async () => {
    onCall('get', `/user/import/${batchId}`, problem(404, 'entity.notFound'));
    const { user, location } = await show({ route: `/?batch=${batchId}` });
    await user.click(await screen.findByRole('button', { name: 'Import another file' }));
    expect(location()).toBe('/');
    expect(await screen.findByText('Nothing was imported in the last three days.')).toBeVisible();
  });

  it('asks for the file once more after a reload of what would change', async () => {
    onCall('get', `/user/import/${batchId}`, buildReport() as never);
    await show({ route: `/?batch=${batchId}` });
    expect(await screen.findByText(/Choose the file again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });

  it('lets nobody import who may only read', async () => {
    await show({}, { mayWrite: false });
    expect(screen.getByText('You can view this list, but not import into it.')).toBeVisible();
    expect(screen.queryByLabelText(/^Choose/)).toBeNull();
  });
});
