import { bundledTexts, type TextKey, type TextLoader } from '@lms/words';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  changeLanguage,
  createI18n,
  loadShownTexts,
  loadTexts,
  setTextLoader,
  textsOf,
} from './i18n';

const loads: string[] = [];
const recordingLoader: TextLoader = (language, namespace) => {
  loads.push(`${language}/${namespace}`);
  return bundledTexts(language, namespace);
};

beforeEach(() => {
  loads.length = 0;
  setTextLoader(recordingLoader);
});

afterEach(() => {
  vi.restoreAllMocks();
  setTextLoader(bundledTexts);
});

it('loads each file once', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['cart', 'common']);
  await loadTexts(i18n, 'en', ['cart']);
  expect(loads).toEqual(['en/cart', 'en/common']);
  expect(i18n.t('cart.title')).toBe('Shopping cart');
});

it('loads a file once for all who ask for it meanwhile', async () => {
  const i18n = createI18n('en');
  await Promise.all([loadTexts(i18n, 'en', ['cart']), loadTexts(i18n, 'en', ['common', 'cart'])]);
  expect(loads).toEqual(['en/cart', 'en/common']);
});

it('starts with the texts that came with the page', async () => {
  const i18n = createI18n('bn', { cart: await bundledTexts('bn', 'cart') });
  await loadTexts(i18n, 'bn', ['cart']);
  expect(loads).toEqual([]);
  expect(i18n.t('cart.title')).toBe('শপিং কার্ট');
});

it('logs a file that cannot be loaded and goes on in English', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  setTextLoader((language, namespace) =>
    language === 'de' ? Promise.reject(new Error('gone')) : recordingLoader(language, namespace),
  );
  const i18n = createI18n('de');
  await loadTexts(i18n, 'de', ['cart']);
  expect(i18n.t('cart.title')).toBe('Shopping cart');
  expect(warned).toHaveBeenCalledWith('texts not loaded: de/cart', expect.any(Error));
});

it('goes on without texts when not even English can be loaded', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  setTextLoader(() => Promise.reject(new Error('gone')));
  const i18n = createI18n('fr');
  await loadTexts(i18n, 'fr', ['cart']);
  expect(i18n.t('cart.title')).toBe('cart.title');
  expect(warned).toHaveBeenCalledOnce();
});

it('loads what is in use before it changes the language', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['cart', 'common']);
  const shown: string[] = [];
  i18n.on('languageChanged', () => shown.push(i18n.t('cart.title')));
  await changeLanguage(i18n, 'jp');
  expect(loads.slice(2)).toEqual(['jp/cart', 'jp/common']);
  expect(i18n.language).toBe('ja');
  expect(shown.at(-1)).toBe('ショッピングカート');
  expect(Object.keys(textsOf(i18n))).toEqual(['cart', 'common']);
});

it('ends in the language that was asked for last, whichever texts come first', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['cart']);
  await loadTexts(i18n, 'de', ['cart']);
  const late = changeLanguage(i18n, 'jp');
  expect(await changeLanguage(i18n, 'de')).toBe(true);
  expect(await late).toBe(false);
  expect(i18n.language).toBe('de');
});

/** Holds back one file's texts until the returned function is called. */
const delayTexts = (file: string) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  setTextLoader(async (language, namespace) => {
    if (`${language}/${namespace}` === file) await held;
    return bundledTexts(language, namespace);
  });
  return release;
};

it('switches with the texts of what came into use meanwhile', async () => {
  const i18n = createI18n('en');
  await loadTexts(i18n, 'en', ['common']);
  const release = delayTexts('de/common');
  const changed = changeLanguage(i18n, 'de');
  await loadShownTexts(i18n, ['cart']);
  release();
  await changed;
  expect(i18n.t('cart.count', { count: 1 })).toBe('1 Kurs im Warenkorb');
});

it('has the texts of what comes in the language that was switched to meanwhile', async () => {
  const i18n = createI18n('en');
  const release = delayTexts('en/cart');
  const loaded = loadShownTexts(i18n, ['cart']);
  await changeLanguage(i18n, 'de');
  release();
  await loaded;
  expect(i18n.t('cart.count', { count: 1 })).toBe('1 Kurs im Warenkorb');
});

it('writes counts in the digits and plural of the language', async () => {
  const i18n = createI18n('bn');
  await loadTexts(i18n, 'bn', ['cart']);
  expect(i18n.t('cart.count', { count: 12 })).toBe('আপনার কার্টে ১২টি কোর্স আছে');
  await changeLanguage(i18n, 'de');
  expect(i18n.t('cart.count', { count: 1 })).toBe('1 Kurs im Warenkorb');
  expect(i18n.t('cart.count', { count: 2 })).toBe('2 Kurse im Warenkorb');
});

it('takes no key that has no English text', () => {
  const known: TextKey = 'cart.title';
  // @ts-expect-error there is no such text
  const unknown: TextKey = 'cart.nothing';
  expect(known).not.toBe(unknown);
});
