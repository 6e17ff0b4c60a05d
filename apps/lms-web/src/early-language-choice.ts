import { isLanguage } from '@lms/i18n';

/**
 * Follows the language menu of a server-rendered page before hydration: on a slow phone somebody
 * may choose by then.
 *
 * @returns function to call after hydration, which returns the language chosen meanwhile, if any
 */
export const watchEarlyLanguageChoice = () => {
  const menu = document.querySelector<HTMLSelectElement>('select[name="language"]');
  const shown = menu?.querySelector<HTMLOptionElement>('option[selected]')?.value;
  let chosen = menu?.value;
  const ended = new AbortController();
  menu?.addEventListener('change', () => (chosen = menu.value), { signal: ended.signal });
  return () => {
    ended.abort();
    return chosen !== shown && isLanguage(chosen) ? chosen : undefined;
  };
};
