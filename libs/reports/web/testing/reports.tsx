import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { ReportName, ReportRow, ReportSummary } from '@lms/reports/contract';
import { tableSlice } from '@lms/table-state';
import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { vi } from 'vitest';
import { Page } from '../src/report-page';

export const rowId = (number: number) =>
  `0198a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const courseRow: ReportRow = {
  id: rowId(1),
  course: 'Excel for Everyone',
  provider: 'Skill House',
  category: null,
  courseStatus: 'ACTIVE',
  enrolled: 1234,
  inProgress: 1000,
  completed: 234,
  completionPercent: 18.96,
  averageScore: null,
  rating: 4.25,
  revenue: 150_000,
};

export const courseSummary: ReportSummary = {
  figures: [
    { field: 'courses', value: 1 },
    { field: 'enrolled', value: 5678 },
    { field: 'completed', value: 234 },
    { field: 'completionPercent', value: null },
    { field: 'revenue', value: 150_000 },
  ],
  charts: [
    {
      name: 'topCourses',
      kind: 'bar',
      label: { kind: 'text' },
      series: [
        { field: 'enrolled', kind: 'count' },
        { field: 'revenue', kind: 'money' },
      ],
      points: [{ label: 'Excel for Everyone', values: [1234, null] }],
    },
  ],
  comparison: {
    fromDay: '2026-07-04',
    toDay: '2026-08-02',
    changes: [
      { field: 'enrolled', before: 4_000, change: 1_678, percent: 41.95 },
      { field: 'completed', before: 234, change: 0, percent: 0 },
      { field: 'completionPercent', before: 22.5, change: -2.25, percent: null },
      { field: 'revenue', before: 0, change: 150_000, percent: null },
    ],
  },
  countedUntil: '2026-08-31T18:00:00.000Z',
};

/** Widens the window enough for a table. */
export const widen = () =>
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: true, media }),
  );

interface Shown {
  role?: Role;
  /** Query string, with its question mark. */
  search?: string;
  rows?: ReportRow[];
  /** Number of all matching rows, if there are more than those. */
  total?: number;
  summary?: ReportSummary;
}

/** Renders a report for a user with the given role. */
export const showReport = async (
  name: ReportName,
  {
    role = 'ROLE_SYSTEM',
    search = '',
    rows = [],
    total = rows.length,
    summary = courseSummary,
  }: Shown = {},
) => {
  onCall('post', `/report/${name}/find`, { items: rows, total });
  onCall('post', `/report/${name}/summary`, () => ({ ...summary }));
  const path = `/reports-management/${name}`;
  const store = makeTestStore([userSlice, tableSlice, toastSlice]);
  store.dispatch(
    userLoaded({
      id: rowId(9),
      email: 'somebody@test.lms',
      name: 'Somebody',
      roles: [role],
      imageUrl: '',
      organizationCode: 'BCC',
    }),
  );
  return renderWithStore(
    <AntdProvider>
      <Page />
      <Toaster toastComponent={ToastCard} />
    </AntdProvider>,
    {
      store,
      path,
      route: path + search,
      signedIn: true,
      texts: ['reports', 'admin', 'validation', 'problems'],
    },
  );
};
