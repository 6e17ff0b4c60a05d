import type { SpreadsheetItem, SpreadsheetReport } from '@lms/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { SpreadsheetImport } from '../src/spreadsheet-import';

const texts = ['spreadsheets', 'users', 'shell', 'validation', 'problems'] as const;
export const batchId = '0198a000-0000-7000-8000-000000000001';

const columns = [
  { field: 'username', title: 'Email', titleKey: 'users.field.username' },
  { field: 'name', title: 'Name', titleKey: 'users.field.name' },
  { field: 'roles', title: 'Roles', titleKey: 'users.field.roles' },
  { field: 'organizationId', title: 'Organization code', titleKey: 'users.field.organizationId' },
  { field: 'occupation', title: 'Occupation', titleKey: 'users.field.occupation' },
];

export const buildItem = (more: Partial<SpreadsheetItem> = {}): SpreadsheetItem => ({
  row: 2,
  name: 'Nadia Islam',
  change: 'created',
  differences: [],
  errors: [],
  kept: [],
  ...more,
});
const changedItem = buildItem({
  row: 3,
  name: 'করিম',
  change: 'changed',
  differences: [{ field: 'occupation', before: '', after: 'Teacher' }],
});
const rejectedItem = buildItem({
  row: 4,
  name: 'Rahim',
  change: 'rejected',
  errors: [
    { row: 4, field: 'username', code: 'taken' },
    { row: 4, field: 'name', code: 'minLength', params: { min: 2 } },
    { row: 4, field: '', code: 'user.roleTooHigh' },
    { row: 4, field: 'username', code: 'duplicateInFile', params: { line: 2, whom: 'Mina Das' } },
  ],
});
const items = [rejectedItem, buildItem(), changedItem];

export const buildReport = (more: Partial<SpreadsheetReport> = {}): SpreadsheetReport => ({
  batchId,
  state: 'DONE',
  dryRun: true,
  unknownColumns: [],
  unsetFields: [],
  missingFields: [],
  done: 3,
  total: 3,
  accepted: 2,
  rejected: 1,
  created: 1,
  changed: 1,
  unchanged: 0,
  undone: 0,
  kept: 0,
  undoUntil: null,
  items,
  ...more,
});
export const done = buildReport({ dryRun: false, undoUntil: '2026-11-22T12:00:00.000Z' });

export const show = (
  { route = '/', invite = true } = {},
  { language = 'en', mayWrite = true }: { language?: 'en' | 'bn'; mayWrite?: boolean } = {},
) =>
  renderWithStore(
    <SpreadsheetImport
      source={{
        path: '/user',
        tag: 'ManagedUser',
        columns,
        mayWrite,
        title: 'Import users',
        about: 'By their address.',
        ...(invite && { invite: { label: 'Invite the new', hint: 'By mail.' } }),
      }}
    />,
    { texts, route, language, signedIn: true },
  );
type View = Awaited<ReturnType<typeof show>>;

export const answers = (...given: (SpreadsheetReport | Response)[]) =>
  onCall('post', '/user/import', () => given.shift() as never);
export const imports = () =>
  receivedCalls.filter(({ method, path }) => method === 'POST' && path === '/user/import');
export const file = (name = 'people.csv') => new File(['Email'], name, { type: 'text/csv' });
export const choose = ({ user }: View, chosen = file()) =>
  user.upload(screen.getByLabelText(/^Choose/), chosen);
