import { createAccount, expect, login, press, tabTo, test } from '@lms/e2e';
import type { Page } from '@playwright/test';
import { generateSync } from 'otplib';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns an authenticator app's code. Each works once; that of the next step is accepted early. */
const codeOf = (secret: string, step: 'now' | 'next') =>
  generateSync({
    secret,
    epoch: Math.floor(Date.now() / 1000) + (step === 'next' ? 30 : 0),
  });

const ways = [
  { language: 'en', tag: '@desktop' },
  { language: 'bn', tag: '@mobile' },
] as const;

for (const { language, tag } of ways) {
  test.describe(`an account with a second factor in ${language}`, { tag }, () => {
    // Expected: refused codes.
    test.use({ language, allowedLines: /^Failed to load resource: .*(?:400|401|403)/ });

    test('asks for it until it is turned off, all by the keyboard', async ({
      page,
      t,
      expectAccessible,
    }) => {
      const account = await createAccount('ROLE_ORGADMIN', 'BCC');
      await page.goto('/auth/login?returnUrl=%2Fprofile%3Ftab%3Dsecurity');
      await login(page, t, account);
      const section = page.getByRole('region', { name: t('profile.secondFactor.title') });
      await press(page, section.getByRole('button', { name: t('profile.secondFactor.start') }));
      await expect(section.getByLabel(t('auth.field.password'), { exact: true })).toBeFocused();
      await page.keyboard.type(account.password);
      await page.keyboard.press('Enter');
      const shown = await section.locator('code').textContent();
      const secret = shown?.replaceAll(' ', '') ?? '';
      await expectAccessible(page);

      const code = section.getByLabel(t('auth.field.code'), { exact: true });
      const missing = t('validation.required', { name: t('auth.field.code') });
      await press(page, section.getByRole('button', { name: t('profile.secondFactor.confirm') }));
      await expect(code).toHaveAccessibleDescription(missing);
      // The link of the summary leads back to the field.
      await page.keyboard.press('Enter');
      await expect(code).toBeFocused();
      await page.keyboard.type(codeOf(secret, 'now'));
      await page.keyboard.press('Enter');
      const codes = section.getByRole('list', { name: t('profile.recovery.title') });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      const [recoveryCode = '', another = ''] = await codes.getByRole('listitem').allTextContents();
      await expectAccessible(page);
      await press(page, section.getByRole('button', { name: t('profile.recovery.done') }));
      await expect(
        section.getByRole('button', { name: t('profile.secondFactor.stop') }),
      ).toBeVisible();

      for (const proof of [() => codeOf(secret, 'next'), () => recoveryCode]) {
        await press(page, button(page, t('shell.user.open')));
        await press(
          page,
          page.getByRole('dialog').getByRole('button', { name: t('common.nav.logout') }),
        );
        await expect(page).toHaveURL(/:\d+\/$/);
        await page.goto('/auth/login');
        await tabTo(page, field(page, t('auth.field.email')));
        await page.keyboard.type(account.email);
        await tabTo(page, field(page, t('auth.field.password')));
        await page.keyboard.type(account.password);
        await page.keyboard.press('Enter');
        const asked = field(page, t('auth.field.code'));
        await expect(asked).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(asked).toHaveAccessibleDescription(new RegExp(missing));
        await expect(asked).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page);
        await tabTo(page, asked);
        await page.keyboard.type(proof());
        await page.keyboard.press('Enter');
        await expect(page).not.toHaveURL(/auth\/login/);
      }

      await page.goto('/profile?tab=security');
      await press(page, section.getByRole('button', { name: t('profile.secondFactor.stop') }));
      await expect(section.getByLabel(t('auth.field.password'), { exact: true })).toBeFocused();
      await page.keyboard.type(account.password);
      await tabTo(page, code);
      await page.keyboard.type(another);
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('profile.secondFactor.stopped'))).toBeVisible();
      await expect(
        section.getByRole('button', { name: t('profile.secondFactor.start') }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
}
