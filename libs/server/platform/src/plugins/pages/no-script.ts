import type { Language } from '@lms/contract';
import { wordsIn } from '@lms/words';
import { escapeMarkup } from '../../escape-markup';
import type { InlineElement } from './inline-elements';

/**
 * Hides what only scripts make work, and opens the menu of a phone, which only they can open. Not
 * `@media (scripting: none)`, which older browsers do not know.
 */
export const noScriptStyle = (inline: InlineElement) =>
  `<noscript>${inline('style', '#splash,[data-scripted]{display:none!important}@media(max-width:74.9375em){#navigation{display:grid}}')}</noscript>`;

/** Pages that need no JavaScript, offered by a page that does. */
const ways = [
  ['courses', '/courses'],
  ['toCart', '/cart/plain'],
  ['verify', '/verify'],
  ['contact', '/contact'],
] as const;

const waysIn = (language: Language) => {
  const { t } = wordsIn(language);
  const links = ways.map(
    ([key, path]) => `<li><a href="${path}">${escapeMarkup(t(`site.noScript.${key}`))}</a></li>`,
  );
  return `<p>${escapeMarkup(t('site.noScript.text'))}</p>
<ul>${links.join('')}</ul>`;
};

/** Renders what a page that only the browser renders tells a browser without JavaScript. */
export const noScriptContent = (language: Language) => {
  const { t } = wordsIn(language);
  return `<noscript><main class="container">
<p><a href="/">${escapeMarkup(t('common.brand.name'))}</a></p>
<h1>${escapeMarkup(t('site.noScript.title'))}</h1>
${waysIn(language)}
</main></noscript>`;
};

/**
 * Tells the same in the place that a rendered page leaves for it, since its form works with
 * JavaScript only. Its texts would cost every visitor bytes if the page itself rendered them.
 */
export const withNoScriptNotice = (body: string, language: Language) =>
  body.replace(
    '<noscript id="no-script"></noscript>',
    () => `<noscript id="no-script">${waysIn(language)}</noscript>`,
  );
