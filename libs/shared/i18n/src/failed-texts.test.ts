import { bundledTexts } from '@lms/words';
import { afterEach, expect, it, vi } from 'vitest';
import { createI18n, loadTexts, setTextLoader } from './i18n';

afterEach(() => {
  vi.restoreAllMocks();
  setTextLoader(bundledTexts);
});

it('asks again for texts that could not be loaded before', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const i18n = createI18n('de');
  setTextLoader(() => Promise.reject(new Error('offline')));
  await loadTexts(i18n, 'de', ['cart']);
  setTextLoader(bundledTexts);
  await loadTexts(i18n, 'de', ['cart']);
  expect(i18n.t('cart.count', { count: 1 })).toBe('1 Kurs im Warenkorb');
});
