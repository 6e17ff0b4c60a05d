import type { Language } from '@lms/contract';
import { digitsOf, expect, test, type Translate } from '@lms/e2e';
import type { Locator, Page } from '@playwright/test';

/** A value and the key of its error text; without a key the value is accepted. */
type Row = [value: string, key?: string, values?: Record<string, string | number>];

const email = (length: number) => `${'a'.repeat(length - '@example.org'.length)}@example.org`;
const required = (name: string): Row => ['', 'validation.required', { name }];
const between = (field: 'email' | 'password', min: number, max: number) => ({
  tooShort: [`validation.field.${field}.minLength`, { min }] as const,
  tooLong: [`validation.field.${field}.maxLength`, { max }] as const,
});

const emailRows = (max: number): Row[] => {
  const { tooShort, tooLong } = between('email', 3, max);
  return [
    ['', 'validation.field.email.required'],
    ['ab', ...tooShort],
    ['abc', 'validation.field.email.email'],
    ['rahima@example', 'validation.field.email.email'],
    [email(max)],
    [email(max + 1), ...tooLong],
  ];
};
const passwordRows = (name: string, min: number, max: number): Row[] => {
  const { tooShort, tooLong } = between('password', min, max);
  const long = (length: number) => `Aa1#${'b'.repeat(length - 4)}`;
  return [
    required(name),
    [long(min - 1), ...tooShort],
    [long(min)],
    [long(max)],
    [long(max + 1), ...tooLong],
  ];
};

/** Blurs the field with each value and checks its error. */
const check = async (field: Locator, rows: Row[], t: Translate, language: Language) => {
  for (const [value, key, values = {}] of rows) {
    await field.fill(value);
    await field.blur();
    if (!key) {
      await expect(field, `accepts ${value}`).not.toHaveAttribute('aria-invalid');
      continue;
    }
    const inDigits = Object.entries(values).map(([name, part]) => [
      name,
      typeof part === 'number' ? digitsOf(language, part) : part,
    ]);
    const said = t(key, Object.fromEntries(inDigits));
    await expect(field, `says "${said}" of "${value}"`).toHaveAttribute('aria-invalid', 'true');
    await expect(field.page().getByText(said, { exact: true })).toBeVisible();
  }
};

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

for (const language of ['en', 'bn'] as const) {
  test.describe(`refused fields in ${language}`, { tag: '@mobile' }, () => {
    test.use({ language });

    test('of the login', async ({ page, t }) => {
      await page.goto('/auth/login');
      const password = t('auth.field.password');
      await check(fieldOf(page, t('auth.field.email')), emailRows(360), t, language);
      await check(fieldOf(page, password), passwordRows(password, 6, 100), t, language);
    });

    test('of the registration', async ({ page, t }) => {
      await page.goto('/auth/registration');
      const [name, password] = [t('auth.field.name'), t('auth.field.password')];
      const nameRows: Row[] = [
        required(name),
        ['ab', 'validation.minLength', { name, min: 3 }],
        ['abc'],
        ['a'.repeat(48)],
        ['a'.repeat(49), 'validation.maxLength', { name, max: 48 }],
      ];
      await check(fieldOf(page, name), nameRows, t, language);
      await check(fieldOf(page, t('auth.field.email')), emailRows(48), t, language);
      const classes = ['abcdef1#', 'ABCDEF1#', 'Abcdefg#', 'Abcdefg1'].map((value): Row => [
        value,
        'validation.passwordClasses',
        { name: password },
      ]);
      const rows = [...passwordRows(password, 7, 40), ...classes];
      await check(fieldOf(page, password), rows, t, language);
      const confirm = fieldOf(page, t('auth.field.confirmPassword'));
      await fieldOf(page, password).fill('Shikkha#2026');
      const confirmRows: Row[] = [
        ['', 'validation.field.confirmPassword.required'],
        ['Shikkha#2027', 'validation.field.confirmPassword.mismatch'],
        ['Shikkha#2026'],
      ];
      await check(confirm, confirmRows, t, language);
      const terms = page.getByLabel(t('auth.field.terms'));
      await terms.focus();
      await terms.blur();
      await expect(page.getByText(t('validation.terms'), { exact: true })).toBeVisible();
      await terms.check();
      await expect(page.getByText(t('validation.terms'), { exact: true })).toHaveCount(0);
    });

    test('of the registration: an address that is taken, while it is typed', async ({
      page,
      t,
    }) => {
      await page.goto('/auth/registration');
      const field = fieldOf(page, t('auth.field.email'));
      await field.pressSequentially('Learner@demo.lms');
      await expect(
        page.getByText(t('validation.field.email.taken'), { exact: true }),
      ).toBeVisible();
      await expect(field).toBeFocused();
      await field.pressSequentially('x');
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  });
}
