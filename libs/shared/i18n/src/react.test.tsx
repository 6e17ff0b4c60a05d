import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeLanguage, createI18n, loadTexts } from './i18n';
import { I18nProvider, useTranslation } from './react';

const Total = () => {
  const { t, formats } = useTranslation();
  return (
    <p>
      {t('cart.total')}: {formats.money(150000)}
    </p>
  );
};

it('follows a change of language with texts and formats', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['cart']);
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <Total />
    </I18nProvider>,
  );
  expect(container.textContent).toBe('Total: ৳1,500');
  await act(() => changeLanguage(i18n, 'bn'));
  expect(container.textContent).toBe('সর্বমোট: ১,৫০০৳');
});

it('gives all components the same texts, and others in another language', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['cart']);
  const given: unknown[] = [];
  const Reader = () => {
    given.push(useTranslation());
    return null;
  };
  render(
    <I18nProvider i18n={i18n}>
      <Reader />
      <Reader />
    </I18nProvider>,
  );
  await act(() => changeLanguage(i18n, 'bn'));
  const [first, second, third, fourth] = given;
  expect(second).toBe(first);
  expect(fourth).toBe(third);
  expect(third).not.toBe(first);
});
