import { isLanguage } from '@lms/i18n';

/**
 * Follows the language menu of a page that can be read but does not run yet: on a slow phone somebody
 * may choose before it does.
 *
 * @returns asked once the page runs: the language that was chosen meanwhile, if one was
 */
export const followEarlyChoice = () => {
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
