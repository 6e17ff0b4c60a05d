import { describe, expect, it, vi } from 'vitest';
import { applyLanguage, applyTextSize, applyTheme } from './document-attributes';

describe('the document', () => {
  it('says its language by its tag, and keeps the code for the server', () => {
    applyLanguage('jp');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.cookie).toBe('language=jp');
    applyLanguage('bn');
    expect(document.documentElement.lang).toBe('bn');
    expect(document.cookie).toBe('language=bn');
  });

  it.each([
    ['https:', true],
    ['http:', false],
  ])('keeps the language in a cookie that is as safe as the site: %s', (protocol, isSecure) => {
    const set = vi.spyOn(document, 'cookie', 'set');
    vi.stubGlobal('location', { protocol });
    applyLanguage(isSecure ? 'fr' : 'en');
    vi.unstubAllGlobals();
    expect(set).toHaveBeenCalledOnce();
    expect(set.mock.lastCall?.[0].endsWith('; secure')).toBe(isSecure);
    set.mockRestore();
  });

  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
  ] as const)('takes the theme %s, while the system is dark: %s', (theme, matches, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches }));
    applyTheme(theme);
    expect(document.documentElement.dataset['theme']).toBe(shown);
  });

  it('is in large text for those alone who need it', () => {
    applyTextSize(true);
    expect(document.documentElement.dataset['text']).toBe('large');
    applyTextSize(undefined);
    expect(document.documentElement.dataset['text']).toBeUndefined();
  });
});
