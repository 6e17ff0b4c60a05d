import type { Language } from '@lms/contract';
import { escapeMarkup } from '@lms/server/platform';
import { type TextKey, wordsIn } from '@lms/words';
import { type DemoPayment, notificationKinds } from './demo-gateway';

type PaymentTextOf<Key> = Key extends `payment.${infer Name}` ? Name : never;
type PaymentText = PaymentTextOf<TextKey>;

/** Returns the gateway's translations as HTML, and a formatter for amounts in poisha. */
const htmlIn = (language: Language) => {
  const { t, formats, locale } = wordsIn(language);
  return {
    locale,
    say: (name: PaymentText) => escapeMarkup(t(`payment.${name}`)),
    money: (poisha: number) => escapeMarkup(formats.money(poisha)),
    pay: (poisha: number) => escapeMarkup(t('payment.pay', { amount: formats.money(poisha) })),
  };
};
type Html = ReturnType<typeof htmlIn>;

const page = ({ locale, say }: Html, title: PaymentText, content: string) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(title)} · ${say('name')}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo-gateway/style.css">
</head>
<body>
<main>
<p class="name">${say('name')}</p>
<p class="demo">${say('demo')}</p>
<div class="card">
<h1>${say(title)}</h1>
${content}
</div>
</main>
</body>
</html>
`;

const summary = ({ orderNumber, amount }: DemoPayment, { say, money }: Html) => `<dl>
<dt>${say('merchant')}</dt><dd>${say('merchantName')}</dd>
<dt>${say('order')}</dt><dd>${escapeMarkup(orderNumber)}</dd>
<dt>${say('amount')}</dt><dd>${money(amount)}</dd>
</dl>`;

/** Renders the page on which a buyer pays. */
export const payPage = (payment: DemoPayment, language: Language) => {
  const html = htmlIn(language);
  const { say } = html;
  const kinds = notificationKinds.map(
    (kind) =>
      `<label><input type="radio" name="notification" value="${kind}"${kind === 'normal' ? ' checked' : ''}>${say(`kinds.${kind}`)}</label>`,
  );
  return page(
    html,
    'title',
    `${summary(payment, html)}
<form method="post">
<fieldset>
<legend>${say('notification')}</legend>
${kinds.join('\n')}
</fieldset>
<button class="pay" name="outcome" value="PAID">${html.pay(payment.amount)}</button>
<button name="outcome" value="FAILED">${say('fail')}</button>
<button name="outcome" value="CANCELLED">${say('cancel')}</button>
</form>`,
  );
};

/** Renders the page for a payment that is already decided. */
export const closedPage = (payment: DemoPayment, backUrl: string, language: Language) => {
  const html = htmlIn(language);
  const { say } = html;
  return page(
    html,
    'closedTitle',
    `${summary(payment, html)}
<p>${say('closed')}</p>
<a class="button" href="${escapeMarkup(backUrl)}">${say('back')}</a>`,
  );
};

export const unknownPage = (language: Language) => {
  const html = htmlIn(language);
  return page(html, 'unknownTitle', `<p>${html.say('unknown')}</p>`);
};
