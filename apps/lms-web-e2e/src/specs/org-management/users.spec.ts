import type { UserRecord } from '@lms/auth/contract';
import { seeAsHeader } from '@lms/contract';
import {
  buildLearner,
  Caller,
  createAccount,
  enrol,
  expect,
  linkInMail,
  organizationCode,
  People,
  signIn,
  signInAs,
  signUp,
  test,
} from '@lms/e2e';
import type { User } from '@lms/org-management/contract';
import type { Browser } from '@playwright/test';

/** Returns a client signed in as another account in a separate browser. */
const callsOf = async (
  browser: Browser,
  baseURL: string | undefined,
  account: Awaited<ReturnType<typeof createAccount>>,
) => signIn((await browser.newContext({ baseURL })).request, account);

const statusOf = async (caller: Caller, path: string) =>
  (await caller.call('POST', path, { data: {} })).status();

test.describe('people of an organization', () => {
  test('are invited, choose a password by the mailed link, and are shut out at once', async ({
    context,
    page,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const people = new People(page, t);
    const invited = buildLearner('Nadia Islam');
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await page.goto('/user-management/tenant-user');
    await people.button(t('users.list.create')).click();
    const form = page.getByRole('dialog', { name: t('users.list.create') });
    await form.getByLabel(t('users.field.name'), { exact: true }).fill(invited.name);
    await form.getByLabel(t('users.field.username'), { exact: true }).fill(invited.email);
    await expect(form.getByLabel(t('shell.role.ROLE_SYSTEM.name'))).toHaveCount(0);
    await expectAccessible(page);
    await form.getByRole('button', { name: t('common.action.save') }).click();
    await people.expectToast(t('admin.toast.created', { name: invited.name }));

    const theirs = await browser.newContext({ baseURL });
    const link = await linkInMail(invited.email, '/auth/reset-password');
    const opened = await theirs.newPage();
    await opened.goto(link);
    const fieldOf = (key: string) => opened.getByLabel(t(`auth.field.${key}`), { exact: true });
    await fieldOf('newPassword').fill(invited.password);
    await fieldOf('confirmPassword').fill(invited.password);
    await opened.getByRole('button', { name: t('auth.reset.submit') }).click();
    await expect(opened.getByRole('heading', { name: t('auth.reset.done.title') })).toBeVisible();
    const caller = await signIn(theirs.request, invited);
    expect((await caller.call('GET', '/user/me')).status()).toBe(200);

    await people.open('tenants', invited);
    await expectAccessible(page);
    await page.getByRole('link', { name: t('users.page.attempts') }).click();
    await expect(page).toHaveURL(/#attempts$/);
    await people.button(t('admin.table.actionsFor', { name: invited.name })).click();
    await page.getByRole('menuitem', { name: t('users.action.deactivate') }).click();
    const asked = page.getByRole('dialog', {
      name: t('users.deactivate.title', { name: invited.name }),
    });
    await asked.getByLabel(t('admin.reason.label')).fill('Has left the organization');
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('users.action.deactivate'), exact: true }).click();
    const status = t('users.status.INACTIVE');
    await people.expectToast(t('users.toast.statusChanged', { name: invited.name, status }));
    expect((await caller.call('GET', '/user/me')).status()).toBe(401);
    await theirs.close();
  });

  test('lose what a role gave them with their next request @desktop', async ({
    context,
    page,
    browser,
    baseURL,
    t,
  }) => {
    const people = new People(page, t);
    const colleague = await createAccount('ROLE_ORGADMIN', organizationCode);
    const caller = await callsOf(browser, baseURL, colleague);
    expect(await statusOf(caller, '/user/find')).toBe(200);
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await people.find('tenants', colleague.email);
    await people.choose(colleague.name, t('admin.table.edit'));
    const form = page.getByRole('dialog', { name: t('users.form.edit') });
    await form.getByLabel(t('shell.role.ROLE_ORG_USER.name')).check();
    await form.getByLabel(t('shell.role.ROLE_ORGADMIN.name')).uncheck();
    await form.getByRole('button', { name: t('common.action.save') }).click();
    await people.expectToast(t('admin.toast.updated', { name: colleague.name }));
    expect(await statusOf(caller, '/user/find')).toBe(403);
  });
});

test.describe('a system administrator', () => {
  test('refuses a registration with a reason that is mailed @desktop', async ({
    context,
    page,
    t,
  }) => {
    const people = new People(page, t);
    const learner = buildLearner('Unknown Person');
    const { name, email, password } = learner;
    await new Caller(context.request).ask('POST', '/auth/signup', {
      data: { name, email, password },
    });
    await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    await people.find('pending', email);
    await people.choose(name, t('users.action.reject'));
    const dialog = page.getByRole('dialog', { name: t('users.reject.title', { name }) });
    await dialog.getByLabel(t('users.reject.reason')).fill('Please register with your own name.');
    await dialog.getByRole('button', { name: t('users.action.reject') }).click();
    await people.expectToast(t('users.toast.rejected', { name }));
    expect(await linkInMail(email, '/contact')).toContain('/contact');
  });

  test('sees as a learner sees, changes nothing, and is back by one click', async ({
    context,
    page,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const people = new People(page, t);
    const learner = await createAccount('ROLE_USER');
    const learnerCalls = await callsOf(browser, baseURL, learner);
    await enrol(learnerCalls, 'workplace-communication-essentials');
    const system = await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    await people.open('all', learner);
    await people.button(t('users.action.seeAs')).press('Enter');
    await expect(people.button(t('users.seeAs.start'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(people.button(t('users.action.seeAs'))).toBeFocused();
    await people.button(t('users.action.seeAs')).click();
    await people.button(t('users.seeAs.start')).click();
    await expect(people.banner).toContainText(learner.name);
    await expect(page).toHaveURL(/\/my-courses$/);
    await expectAccessible(page);
    for (const path of ['/my-courses', '/dashboard']) {
      await page.goto(path);
      await expect(people.banner).toContainText(learner.name);
    }
    await expectAccessible(page);
    const look = await page.evaluate(() => sessionStorage.getItem('see-as'));
    const headers = { [seeAsHeader]: look ?? '' };
    const me = await system.ask<UserRecord>('GET', '/user/me', { headers });
    expect(me.username).toBe(learner.email);
    const write = await system.call('PUT', '/user/me/language', {
      headers,
      data: { language: 'de' },
    });
    expect([write.status(), ((await write.json()) as { code: string }).code]).toEqual([
      403,
      'seeAs.readOnly',
    ]);
    // Other tabs stay the administrator's own.
    expect((await system.ask<UserRecord>('GET', '/user/me')).username).not.toBe(learner.email);

    await people.button(t('users.seeAs.stop')).click();
    await expect(people.banner).toHaveCount(0);
    await expect(page).toHaveURL(/\/user-management\/users\/[0-9a-f-]+$/);
    const after = await system.call('GET', '/user/me', { headers });
    expect(after.status()).toBe(403);
  });
});

test.describe('system administrators', () => {
  // Expected: refused calls.
  test.use({ allowedLines: /status of 403/ });

  test('can not shut themselves out, nor all of them at once @desktop', async ({
    context,
    page,
    t,
  }) => {
    const people = new People(page, t);
    const own = await createAccount('ROLE_SYSTEM', 'BCC');
    const caller = await signInAs(context, own);
    await people.find('all', own.email);
    const inactive = { status: t('users.status.INACTIVE') };
    await people.choose(own.name, t('admin.table.setStatus', inactive));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.table.setStatus', inactive) })
      .click();
    await people.expectToast(t('problems.user.ownAccount'));
    const { items } = await caller.ask<{ items: User[] }>('POST', '/user/find', {
      data: {
        filter: { roles: ['ROLE_SYSTEM'], status: ['ACTIVE'] },
        paginator: { page: 1, pageSize: 100 },
      },
    });
    const ids = items.map(({ id }) => id);
    const answer = await caller.call('PUT', '/user/updateStatus', {
      data: { ids, status: 'INACTIVE' },
    });
    // A parallel test may have created another administrator, who would remain: then the own
    // account stays.
    const { code } = (await answer.json()) as { code: string };
    expect(['auth.lastAdministrator', 'user.ownAccount']).toContain(code);
    expect((await caller.call('GET', '/user/me')).status()).toBe(200);
  });
});

const ways = [
  { language: 'en', tag: '@desktop' },
  { language: 'bn', tag: '@mobile' },
] as const;

for (const { language, tag } of ways) {
  test.describe(`fellow learners in ${language}`, { tag }, () => {
    test.use({ language });

    test('are shown without an address, until they opt out', async ({
      context,
      page,
      browser,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const slug = 'workplace-communication-essentials';
      const fellow = buildLearner(`Zainab ${crypto.randomUUID().slice(0, 6)}`);
      const theirs = await browser.newContext({ baseURL });
      const caller = await signUp(theirs.request, fellow);
      await enrol(caller, slug);
      const me = buildLearner('Rahima Khatun');
      await enrol(await signUp(context.request, me), slug);
      await signInAs(context, me);
      await page.goto(`/user-management/users?q=${encodeURIComponent(fellow.name)}`);
      await expect(page.getByRole('heading', { level: 2, name: fellow.name })).toBeVisible();
      await expect(page.locator('main')).not.toContainText('@');
      await expectAccessible(page);

      const answer = await caller.call('PUT', '/user/me/shown-to-fellows', {
        data: { shown: false },
      });
      expect(answer.status()).toBe(204);
      await page.reload();
      await expect(page.getByText(t('users.fellows.noMatch'))).toBeVisible();
      await page.goto('/profile?tab=data');
      const choice = page.getByLabel(t('profile.fellows.label'));
      await choice.uncheck();
      await expect(page.getByText(t('profile.fellows.saved'))).toBeVisible();
      await page.reload();
      await expect(choice).not.toBeChecked();
      await theirs.close();
    });
  });
}
