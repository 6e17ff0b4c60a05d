import type { Role } from '@lms/contract';
import { createAccount, expect, signInAs, test } from '@lms/e2e';

const [user, orgUser, admin, system] = [
  'ROLE_USER',
  'ROLE_ORG_USER',
  'ROLE_ORGADMIN',
  'ROLE_SYSTEM',
] as const satisfies Role[];

interface Entry {
  roles: Role[];
  /** Code of the only organization that sees the entry. */
  code?: string;
}
const onlyFor = (roles: Role[], ...pages: string[]) =>
  pages.map((page): [string, Entry] => [page, { roles }]);
const report = (name: string) => `/reports-management/${name}`;

/** Side menu in the order of the specification (section 2). */
const menu: [string, Entry][] = [
  ...onlyFor([user, system, admin], '/dashboard'),
  ...onlyFor([admin, system], '/settings/organization-info'),
  ...onlyFor([system, orgUser], '/settings/wadhwani-batch-code'),
  ...onlyFor([system], '/user-management/users', '/user-management/inactive-user'),
  ...onlyFor([system, admin], '/user-management/tenant-user'),
  ...onlyFor(
    [system],
    '/user-management/active-organization',
    '/user-management/organization-list',
    '/course-management/active-course',
    '/course-management/inactive-course',
  ),
  ...onlyFor([user], '/user-management/users', '/user-management/roles'),
  ...onlyFor([system], '/course-management/create-course-category'),
  ...onlyFor(
    [system, admin],
    '/course-management/create-instructor',
    '/course-management/create-course',
    '/course-management/create-question',
    '/course-management/create-quizes',
  ),
  ...onlyFor(
    [system],
    ...['generate-report', 'user-activity-summary-report'].map(report),
    ...['live-log-report', 'system-log-report'].map(report),
  ),
  ...onlyFor(
    [system, admin],
    ...['course-report', 'question-bank-report', 'overview-statistic-report'].map(report),
    ...['final-quiz-report', 'course-time-management-report', 'course-rating-report'].map(report),
  ),
  [report('wadhwani-activity-report'), { roles: [system], code: 'BCC' }],
  [report('wadhwani-summary-report'), { roles: [system], code: 'BCC' }],
];

const pagesFor = (role: Role, organizationCode?: string) =>
  menu.flatMap(([page, { roles, code }]) =>
    roles.includes(role) && (!code || code === organizationCode) ? [page] : [],
  );

test.describe('the side menu', { tag: '@desktop' }, () => {
  for (const role of [user, orgUser, admin, system]) {
    for (const code of ['BCC', undefined]) {
      test(`of ${role} ${code ? 'in' : 'outside'} BCC has a working screen behind each entry`, async ({
        context,
        page,
        t,
      }) => {
        await signInAs(context, await createAccount(role, code));
        const pages = pagesFor(role, code);
        await page.goto(pages[0] ?? '');
        const aside = page.getByRole('navigation', { name: t('admin.menu.label') });
        const links = aside.getByRole('link');
        // A learner has the frame of all other pages, and the menu behind a button.
        const open = async () => {
          if (role !== user) return;
          await page.getByRole('button', { name: t('admin.openMenu') }).click();
        };
        await open();
        await expect(links.first()).toBeVisible();
        const folded = aside.getByRole('menuitem', { expanded: false });
        while ((await folded.count()) > 0) await folded.first().click();
        const addresses = () =>
          links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        await expect.poll(addresses).toEqual(pages);
        for (const [index, address] of pages.entries()) {
          const name = (await links.nth(index).textContent())?.trim() ?? '';
          await links.nth(index).click();
          await expect(page).toHaveURL(new RegExp(`${address}$`));
          await expect(page.locator('main h1')).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(`^(?!.*undefined).*·`));
          await open();
          await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
          await expect(page.getByText(t('problems.auth.forbidden')), name).toHaveCount(0);
          await expect(page.getByText(t('common.notFound.title')), name).toHaveCount(0);
          await expect(page.getByText(t('common.state.failed')), name).toHaveCount(0);
        }
      });
    }
  }

  test('keeps what is not in it closed', async ({ context, page, t }) => {
    await signInAs(context, await createAccount(admin));
    for (const address of menu
      .map(([path]) => path)
      .filter((path) => !pagesFor(admin).includes(path))) {
      await page.goto(address);
      await expect(page.getByText(t('problems.auth.forbidden'))).toBeVisible();
    }
  });
});
