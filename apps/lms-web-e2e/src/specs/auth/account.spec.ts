import {
  buildLearner,
  createAccount,
  expect,
  linkInMail,
  login,
  type NewLearner,
  signUp,
  tags,
  test,
  textOf,
  type Translate,
} from '@lms/e2e';
import { createCanvas } from '@napi-rs/canvas';
import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Logs in while opening a tab of the account page. */
const enter = async (page: Page, t: Translate, account: NewLearner, tab: string) => {
  await page.goto(`/auth/login?returnUrl=${encodeURIComponent(`/profile?tab=${tab}`)}`);
  await login(page, t, account);
  await expect(page.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();
};

const logOut = async (page: Page, t: Translate) => {
  await button(page, t('shell.user.open')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.nav.logout') })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
};

/** Opens another browser of the same person, in English. */
const enterElsewhere = async (browser: Browser, url: string | undefined, account: NewLearner) => {
  const context = await browser.newContext({ baseURL: url ?? '' });
  const page = await context.newPage();
  await enter(page, (key, values) => textOf('en', key, values), account, 'profile');
  return page;
};

const pngOf = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'teal';
  context.fillRect(0, 0, width / 2, height);
  return canvas.toBuffer('image/png');
};

const ways = [
  { language: 'en', tag: '@desktop' },
  { language: 'bn', tag: '@mobile' },
] as const;

for (const { language, tag } of ways) {
  test.describe(`the own account in ${language}`, { tag }, () => {
    // Expected: refused codes, the ended session, and the trace recorder reading the cropper's blob.
    test.use({
      language,
      allowedLines: /^Failed to load resource: .*(?:400|401|403)|^Connecting to 'blob:/,
    });

    test('shows a changed profile and a new picture after a reload', async ({
      page,
      t,
      expectAccessible,
    }) => {
      await enter(page, t, await createAccount('ROLE_USER'), 'profile');
      await expect(field(page, t('profile.field.phone'))).toBeVisible();
      await expectAccessible(page);
      await field(page, t('profile.field.name')).fill('রহিমা Begum');
      await field(page, t('profile.field.phone')).fill('+8801711000000');
      await field(page, t('profile.field.address.city')).fill('Khulna');
      await button(page, t('common.action.save')).click();
      await expect(page.getByText(t('profile.saved'))).toBeVisible();

      const file = page.locator('input[type=file]');
      const dialog = page.getByRole('dialog');
      await file.setInputFiles({
        name: 'notes.png',
        mimeType: 'image/png',
        buffer: Buffer.from('no picture at all'),
      });
      await expect(dialog.getByText(t('profile.picture.unreadable'))).toBeVisible();
      await expectAccessible(page);
      await dialog
        .getByRole('button', { name: t('common.action.close') })
        .last()
        .click();
      await expect(dialog).toBeHidden();

      await file.setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: pngOf(400, 300),
      });
      const square = dialog.getByRole('group', { name: t('profile.picture.move') });
      await expect(square).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel(t('profile.picture.zoom')).fill('1.5');
      await square.focus();
      await page.keyboard.press('ArrowLeft');
      await dialog.getByRole('button', { name: t('profile.picture.save') }).click();
      await expect(page.getByText(t('profile.picture.saved'))).toBeVisible();

      await page.reload();
      await expect(field(page, t('profile.field.name'))).toHaveValue('রহিমা Begum');
      await expect(field(page, t('profile.field.phone'))).toHaveValue('+8801711000000');
      await expect(field(page, t('profile.field.address.city'))).toHaveValue('Khulna');
      const portrait = page.getByRole('img', { name: t('profile.picture.alt') });
      await expect(portrait).toHaveJSProperty('naturalWidth', 256);
      await expect(portrait).toHaveJSProperty('naturalHeight', 256);
    });

    test('breaks a long address in the message that tells of its link', async ({
      page,
      t,
      expectAccessible,
    }) => {
      const account = await createAccount('ROLE_USER');
      await enter(page, t, account, 'security');
      const section = page.getByRole('region', { name: t('profile.email.title') });
      const email = `${'long'.repeat(9)}${account.email}`.slice(-48);
      await section.getByLabel(t('profile.email.new'), { exact: true }).fill(email);
      await section.getByLabel(t('auth.field.password'), { exact: true }).fill(account.password);
      await section.getByRole('button', { name: t('profile.email.submit') }).click();
      await expect(section.getByText(t('profile.email.done', { email }))).toBeVisible();
      await expectAccessible(page);
    });

    test('lists its sessions, and one that is ended is signed out on its next request', async ({
      page,
      browser,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const account = await createAccount('ROLE_USER');
      const other = await enterElsewhere(browser, baseURL, account);
      await enter(page, t, account, 'sessions');
      const ends = page.getByRole('button', { name: t('profile.sessions.end') });
      const row = (isCurrent: boolean) => {
        const mark = page.getByText(t('profile.sessions.current'), { exact: true });
        const options = isCurrent ? { has: mark } : { hasNot: mark };
        return page.getByRole('main').locator('li', { has: ends }).filter(options);
      };
      await expect(row(true)).toHaveCount(1);
      await expect(row(false)).toHaveCount(1);
      await expectAccessible(page);
      await row(false).getByRole('button').click();
      await expect(page.getByText(t('profile.sessions.ended'))).toBeVisible();
      await expect(row(false)).toHaveCount(0);
      await expect(row(true)).toHaveCount(1);

      const tabs = other.getByRole('navigation', { name: textOf('en', 'profile.title') });
      await tabs.getByRole('link', { name: textOf('en', 'profile.tab.sessions') }).click();
      await expect(other).toHaveURL(/\/auth\/login\?returnUrl=%2Fprofile%3Ftab%3Dsessions$/);
      await expect(other.locator('html')).toHaveAttribute('lang', tags.en);
      await expect(other.locator('body')).toHaveClass(/page-loaded/);
      expect(await other.evaluate(() => Object.keys(localStorage))).toEqual([]);
      await page.reload();
      await expect(row(true)).toHaveCount(1);
      await other.context().close();
    });

    test('gives its data as a file, and is closed for good', async ({
      page,
      t,
      expectAccessible,
    }) => {
      const account = await createAccount('ROLE_USER');
      await enter(page, t, account, 'data');
      const close = button(page, t('profile.close.action'));
      await expect(close).toBeVisible();
      await expectAccessible(page);
      const downloading = page.waitForEvent('download');
      await button(page, t('profile.export.action')).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe('my-data.json');
      const data = JSON.parse(readFileSync(await download.path(), 'utf8')) as {
        profile: { email: string; name: string };
        sessions: unknown[];
      };
      expect(data.profile).toMatchObject({ email: account.email, name: account.name });
      expect(data.sessions).toHaveLength(1);
      await expect(page.getByText(t('profile.export.done'))).toBeVisible();

      await close.click();
      const dialog = page.getByRole('dialog', { name: t('profile.close.title') });
      const password = dialog.getByLabel(t('auth.field.password'), { exact: true });
      const confirm = dialog.getByRole('button', { name: t('profile.close.confirm') });
      await password.fill('Wrong@12345');
      await confirm.click();
      await expect(password).toHaveAccessibleDescription(t('validation.passwordWrong'));
      await expectAccessible(page);
      await password.fill(account.password);
      await confirm.click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.locator('body')).toHaveClass(/page-loaded/);

      await page.goto('/auth/login');
      await field(page, t('auth.field.email')).fill(account.email);
      await field(page, t('auth.field.password')).fill(account.password);
      await button(page, t('auth.login.submit')).click();
      await expect(page.getByText(t('problems.auth.closed'))).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/login/);
    });

    test('stays signed in when a link that confirmed its address is opened again', async ({
      page,
      request,
      t,
      expectAccessible,
    }) => {
      const learner = buildLearner();
      await signUp(request, learner);
      await enter(page, t, learner, 'profile');
      await page.goto(await linkInMail(learner.email, '/auth/verify-email'));
      await expect(
        page.getByRole('heading', { level: 1, name: t('auth.verify.already.title') }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('auth.verify.already.goOn') }).click();
      await expect(page).toHaveURL(/\/my-courses$/);
      await page.goto('/profile');
      await expect(page.getByRole('heading', { level: 1, name: t('profile.title') })).toBeVisible();
    });

    test('logs out from the panel to the start page, where nobody is signed in', async ({
      page,
      t,
    }) => {
      await enter(page, t, await createAccount('ROLE_SYSTEM'), 'profile');
      await logOut(page, t);
      await page.goto('/profile');
      await expect(page).toHaveURL(/\/auth\/login/);
    });
  });
}
