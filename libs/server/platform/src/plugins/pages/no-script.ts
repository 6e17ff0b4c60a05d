import type { Language } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { escapeMarkup } from '../../escape-markup';

/** Pages that need no JavaScript, offered by a page that does. */
const ways = [
  ['courses', '/courses'],
  ['toCart', '/cart/plain'],
  ['verify', '/verify'],
  ['contact', '/contact'],
] as const;

/** Renders what a page that only the browser renders tells a browser without JavaScript. */
export const noScriptContent = (language: Language) => {
  const { t } = wordsIn(language);
  const links = ways.map(
    ([key, path]) => `<li><a href="${path}">${escapeMarkup(t(`site.noScript.${key}`))}</a></li>`,
  );
  return `<noscript><main class="container">
<p><a href="/">${escapeMarkup(t('common.brand.name'))}</a></p>
<h1>${escapeMarkup(t('site.noScript.title'))}</h1>
<p>${escapeMarkup(t('site.noScript.text'))}</p>
<ul>${links.join('')}</ul>
</main></noscript>`;
};
