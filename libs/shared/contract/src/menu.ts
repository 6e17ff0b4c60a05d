import type { Role } from './roles';

/** Menu entry with the attributes of the specification (section 2). */
export interface MenuItem<Title extends string = string> {
  title: Title;
  /** Translation key of its title. */
  translate: `admin.menu.${Title}`;
  roles: readonly Role[];
  /** True for entries at the top level. */
  root?: boolean;
  icon?: string;
  /** Marker before each entry of its submenu. */
  bullet?: 'dot';
  /** Path of its page; a group has none. */
  page?: string;
  /** Code of the only organization whose people see it. */
  orgCode?: string;
  submenu?: readonly MenuItem<Title>[];
}

const user = 'ROLE_USER';
const admin = 'ROLE_ORGADMIN';
const orgUser = 'ROLE_ORG_USER';
const system = 'ROLE_SYSTEM';

const item = <Title extends string>(title: Title, page: string, roles: readonly Role[]) => ({
  title,
  translate: `admin.menu.${title}` as const,
  page,
  roles,
});
/** Returns a top-level entry that only groups others. */
const group = <Title extends string>(title: Title, icon: string, roles: readonly Role[]) => ({
  title,
  translate: `admin.menu.${title}` as const,
  root: true,
  icon,
  bullet: 'dot' as const,
  roles,
});
const report = <Title extends string>(title: Title, name: string, roles: readonly Role[]) =>
  item(title, `/reports-management/${name}`, roles);

const entries = [
  {
    ...item('dashboard', '/dashboard', [user, system, admin]),
    root: true,
    icon: 'dashboard',
  },
  {
    ...group('settings', 'settings', [admin, system, orgUser]),
    submenu: [
      item('organizationInfo', '/settings/organization-info', [admin, system]),
      item('partnerBatchCode', '/settings/wadhwani-batch-code', [system, orgUser]),
    ],
  },
  {
    ...group('userManagement', 'users', [system, admin]),
    submenu: [
      item('users', '/user-management/users', [system]),
      item('pendingUsers', '/user-management/inactive-user', [system]),
      item('organizationUsers', '/user-management/tenant-user', [system, admin]),
    ],
  },
  {
    ...group('organizationManagement', 'organizations', [system]),
    submenu: [
      item('organizations', '/user-management/active-organization', [system]),
      item('pendingOrganizations', '/user-management/organization-list', [system]),
      item('courses', '/course-management/active-course', [system]),
      item('pendingCourses', '/course-management/inactive-course', [system]),
    ],
  },
  {
    ...group('usersMenu', 'users', [user]),
    submenu: [
      item('users1', '/user-management/users', [user]),
      item('users2', '/user-management/roles', [user]),
    ],
  },
  {
    ...group('courseManagement', 'courses', [admin, system]),
    submenu: [
      item('courseCategories', '/course-management/create-course-category', [system]),
      item('instructors', '/course-management/create-instructor', [system, admin]),
      item('courses', '/course-management/create-course', [system, admin]),
      item('questions', '/course-management/create-question', [system, admin]),
      item('quizzes', '/course-management/create-quizes', [system, admin]),
    ],
  },
  {
    ...group('reportManagement', 'reports', [system, admin]),
    submenu: [
      report('userActivityReport', 'generate-report', [system]),
      report('userActivitySummaryReport', 'user-activity-summary-report', [system]),
      report('liveLogReport', 'live-log-report', [system]),
      report('systemLogReport', 'system-log-report', [system]),
      report('courseReport', 'course-report', [system, admin]),
      report('questionBankReport', 'question-bank-report', [system, admin]),
      report('overviewStatisticReport', 'overview-statistic-report', [system, admin]),
      report('finalQuizReport', 'final-quiz-report', [system, admin]),
      report('courseTimeManagementReport', 'course-time-management-report', [system, admin]),
      report('courseRatingReport', 'course-rating-report', [system, admin]),
    ],
  },
  {
    ...group('partnerReportManagement', 'reports', [system]),
    orgCode: 'BCC',
    submenu: [
      report('partnerActivityReport', 'wadhwani-activity-report', [system]),
      report('partnerSummaryReport', 'wadhwani-summary-report', [system]),
    ],
  },
] as const;

type TitleOf<Entry> = Entry extends { title: infer Title extends string }
  ? Title | (Entry extends { submenu: readonly (infer Sub)[] } ? TitleOf<Sub> : never)
  : never;

/** Title of any menu entry. */
export type MenuTitle = TitleOf<(typeof entries)[number]>;

/** Side menu (specification, section 2). */
export const menu: readonly MenuItem<MenuTitle>[] = entries;

/** Finds the entry of a page. */
export const menuItemAt = (
  page: string,
  items: readonly MenuItem<MenuTitle>[] = menu,
): MenuItem<MenuTitle> | undefined =>
  items
    .flatMap((entry) => (entry.page === page ? entry : menuItemAt(page, entry.submenu ?? [])))
    .find(Boolean);

export interface MenuReader {
  roles: readonly Role[];
  organizationCode: string | null;
}

/** Returns the part of the menu that a person may see. */
export const menuFor = (
  { roles, organizationCode }: MenuReader,
  items: readonly MenuItem<MenuTitle>[] = menu,
): MenuItem<MenuTitle>[] =>
  items.flatMap((entry) => {
    if (!entry.roles.some((role) => roles.includes(role))) return [];
    if (entry.orgCode && entry.orgCode !== organizationCode) return [];
    if (!entry.submenu) return [entry];
    const submenu = menuFor({ roles, organizationCode }, entry.submenu);
    return submenu.length > 0 ? [{ ...entry, submenu }] : [];
  });
