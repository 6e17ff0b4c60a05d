import { demoSiteContact, type Language } from '@lms/contract';
import { digitsOf, expect, mailAbout, press, tabTo, test, type Translate } from '@lms/e2e';
import type { Page } from '@playwright/test';

const fieldOf = (page: Page, t: Translate, name: string) =>
  page.getByLabel(t(`site.contact.field.${name}`), { exact: true });
const submit = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('site.contact.submit'), exact: true });

const thanksOf = (page: Page, t: Translate) =>
  page.getByRole('heading', { name: t('site.contact.sent.title') });

/** The server refuses forms sent too quickly, as a bot would; send again until it accepts. */
const sendUntilTaken = (page: Page, send: () => Promise<void>) =>
  expect(async () => {
    const answered = page.waitForResponse(/\/catalog\/contact$/);
    await send();
    expect((await answered).ok()).toBe(true);
  }).toPass();

const newEmail = () => `writer-${crypto.randomUUID().slice(0, 12)}@example.org`;

/** Blurs the field with each value and checks its error. */
const expectRefused = async (
  page: Page,
  t: Translate,
  language: Language,
  name: string,
  rows: [value: string, key: string, values: Record<string, string | number>][],
) => {
  const field = fieldOf(page, t, name);
  for (const [value, key, values] of rows) {
    const shown = Object.entries(values).map(([part, of]) => [
      part,
      typeof of === 'number' ? digitsOf(language, of) : of,
    ]);
    await field.fill(value);
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(
      page.getByText(t(key, Object.fromEntries(shown)), { exact: true }).first(),
    ).toBeVisible();
  }
};

for (const language of ['en', 'bn'] as const) {
  test.describe(`the contact page in ${language}`, { tag: '@mobile' }, () => {
    // Expected: a form that was sent too soon (400) and a server fault (500).
    test.use({ language, allowedLines: /status of (?:400|500)/ });

    test('can be read without JavaScript', async ({ browser, baseURL, t }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const page = await context.newPage();
      await page.goto('/contact');
      const main = page.getByRole('main');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.contact.title'));
      await expect(main.getByRole('link', { name: demoSiteContact.email })).toBeVisible();
      await expect(main.getByRole('link', { name: demoSiteContact.phone })).toBeVisible();
      await expect(main.getByText(demoSiteContact.address)).toBeVisible();
      const hint = main.locator('noscript p');
      await expect(hint).toBeVisible();
      await expect(hint).toHaveText(t('site.contact.noScript'), { useInnerText: true });
      await expect(main.locator('[aria-busy="true"]')).toBeHidden();
      await context.close();
    });

    test('refuses what can not be answered', async ({ page, t, expectAccessible }) => {
      await page.goto('/contact');
      const [name, message] = [t('site.contact.field.name'), t('site.contact.field.message')];
      await submit(page, t).click();
      await page.keyboard.press('Enter');
      await expect(fieldOf(page, t, 'name')).toBeFocused();
      await expectAccessible(page);
      await expectRefused(page, t, language, 'name', [
        ['', 'validation.required', { name }],
        ['R', 'validation.minLength', { name, min: 2 }],
        ['র'.repeat(101), 'validation.maxLength', { name, max: 100 }],
      ]);
      await expectRefused(page, t, language, 'email', [
        ['', 'validation.field.email.required', {}],
        ['rahima@example', 'validation.field.email.email', {}],
      ]);
      await expectRefused(page, t, language, 'message', [
        [' ', 'validation.required', { name: message }],
        ['Too short', 'validation.minLength', { name: message, min: 10 }],
        ['🙂'.repeat(4_001), 'validation.maxLength', { name: message, max: 4_000 }],
      ]);
    });

    test('sends a message by keyboard, which arrives', async ({ page, t, expectAccessible }) => {
      const email = newEmail();
      await page.goto('/contact?topic=organization');
      await expect(fieldOf(page, t, 'topic')).toHaveValue('ORGANIZATION');
      for (const [name, text] of [
        ['name', 'Rahima Khatun'],
        ['email', email],
        ['message', 'We would like to teach with you.'],
      ] as const) {
        await tabTo(page, fieldOf(page, t, name));
        await page.keyboard.type(text);
      }
      const thanks = thanksOf(page, t);
      await sendUntilTaken(page, () => press(page, submit(page, t)));
      await expect(thanks).toBeFocused();
      await expect(page.getByText(t('site.contact.sent.text', { email }))).toBeVisible();
      await expectAccessible(page);
      const mail = await mailAbout(email);
      expect(mail).toContain(`To: ${demoSiteContact.email}`);
      expect(mail).toContain(`Reply-To: Rahima Khatun <${email}>`);
      expect(mail).toContain('We would like to teach with you.');
      expect(mail).toContain(`Language of the page: ${language}`);
    });

    test('keeps what was typed when the server fails', async ({ page, t }) => {
      await page.goto('/contact');
      await fieldOf(page, t, 'name').fill('Rahima Khatun');
      await fieldOf(page, t, 'email').fill(newEmail());
      await fieldOf(page, t, 'message').fill('Please do not lose this text.');
      const calls = '**/catalog/contact';
      await page.route(calls, (route) =>
        route.fulfill({ status: 500, contentType: 'text/html', body: 'no such luck' }),
      );
      await submit(page, t).click();
      await expect(page.getByRole('alert')).toContainText(t('problems.server.faultTyped'));
      await expect(fieldOf(page, t, 'message')).toHaveValue('Please do not lose this text.');
      await page.unroute(calls);
      await sendUntilTaken(page, () => submit(page, t).click());
      await expect(thanksOf(page, t)).toBeVisible();
    });

    test('leads on from the partners to an organization', async ({ page, t, expectAccessible }) => {
      await page.goto('/partners');
      await expectAccessible(page);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: 'Shikkha Digital Academy' }).click();
      await expect(page).toHaveURL(/\/organization\/SHIKKHA$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shikkha Digital Academy');
      await expect(
        main.getByRole('heading', { name: t('catalog.organization.latest') }),
      ).toBeVisible();
      await expectAccessible(page);
      await main.getByRole('link', { name: t('catalog.organization.all') }).click();
      await expect(page).toHaveURL(/\/courses\?organization=SHIKKHA$/);
    });
  });
}
