import { plainCartPath, type Quote, type QuoteLine } from '@lms/cart/contract';
import type { Language } from '@lms/contract';
import { escapeMarkup } from '@lms/server/platform';
import { wordsIn } from '@lms/words';

/** Renders the cart for browsers without JavaScript. */
export const plainCartPage = (quote: Quote | undefined, language: Language) => {
  const { t, formats, locale } = wordsIn(language);
  const priceOf = (poisha: number) =>
    poisha === 0 ? t('common.price.free') : formats.money(poisha);
  const line = ({
    courseId,
    slug,
    title,
    language: lang,
    organizationName,
    ...rest
  }: QuoteLine) => {
    const { price, problem } = rest;
    const remove = escapeMarkup(t('cart.remove', { title: title || t('cart.unavailable') }));
    const about =
      problem === 'cart.unavailable'
        ? escapeMarkup(t('cart.unavailable'))
        : `<a href="/course/${slug}" lang="${lang}">${escapeMarkup(title)}</a>
<small>${escapeMarkup(t('cart.organisedBy', { name: organizationName }))}</small>`;
    const shown = problem === 'cart.unavailable' ? '' : escapeMarkup(priceOf(price));
    return `<li><span>${about}</span>
<strong>${shown}</strong>
<form method="post" action="${plainCartPath}">
<button name="remove" value="${courseId}" aria-label="${remove}">${escapeMarkup(t('common.action.remove'))}</button>
</form></li>`;
  };
  const say = escapeMarkup;
  const content =
    quote && quote.lines.length > 0
      ? `<p>${say(t('cart.count', { count: quote.lines.length }))}</p>
<ul>${quote.lines.map(line).join('\n')}</ul>
<p>${say(t('cart.total'))}: <strong>${say(priceOf(quote.total))}</strong></p>
<p class="note">${say(t('site.noScript.cart'))}</p>`
      : `<p>${say(t('cart.empty'))}</p>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(t('cart.title'))} · ${say(t('common.brand.name'))}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${plainCartPath}/style.css">
</head>
<body>
<main>
<p><a href="/">${say(t('common.brand.name'))}</a></p>
<h1>${say(t('cart.title'))}</h1>
${content}
<p><a class="button" href="/courses">${say(t('cart.keepShopping'))}</a></p>
</main>
</body>
</html>
`;
};
