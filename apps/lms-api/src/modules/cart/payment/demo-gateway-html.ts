import { escapeMarkup } from '../../../escape-markup';
import { type DemoPayment, notificationKinds } from './demo-gateway';
import bn from './locales/bn.json';
import en from './locales/en.json';

/** The gateway speaks two languages, as a bank of the country would. */
export type GatewayLanguage = 'en' | 'bn';

const texts = { en, bn };

const money = (poisha: number, language: GatewayLanguage) =>
  new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en', {
    style: 'currency',
    currency: 'BDT',
    currencyDisplay: 'narrowSymbol',
  }).format(poisha / 100);

const page = (language: GatewayLanguage, title: string, content: string) => {
  const { name, demo } = texts[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo-gateway/style.css">
</head>
<body>
<main>
<p class="name">${name}</p>
<p class="demo">${demo}</p>
<div class="card">
<h1>${title}</h1>
${content}
</div>
</main>
</body>
</html>
`;
};

const summary = ({ orderNumber, amount }: DemoPayment, language: GatewayLanguage) => {
  const t = texts[language];
  return `<dl>
<dt>${t.merchant}</dt><dd>${t.merchantName}</dd>
<dt>${t.order}</dt><dd>${escapeMarkup(orderNumber)}</dd>
<dt>${t.amount}</dt><dd>${money(amount, language)}</dd>
</dl>`;
};

/** The page on which a payment is made. */
export const payPage = (payment: DemoPayment, language: GatewayLanguage) => {
  const t = texts[language];
  const kinds = notificationKinds.map(
    (kind) =>
      `<label><input type="radio" name="notification" value="${kind}"${kind === 'normal' ? ' checked' : ''}>${t.kinds[kind]}</label>`,
  );
  const pay = t.pay.replace('{amount}', () => money(payment.amount, language));
  return page(
    language,
    t.title,
    `${summary(payment, language)}
<form method="post">
<fieldset>
<legend>${t.notification}</legend>
${kinds.join('\n')}
</fieldset>
<button class="pay" name="outcome" value="PAID">${pay}</button>
<button name="outcome" value="FAILED">${t.fail}</button>
<button name="outcome" value="CANCELLED">${t.cancel}</button>
</form>`,
  );
};

/** Instead of the page to pay on, once the payment is decided. */
export const closedPage = (payment: DemoPayment, backUrl: string, language: GatewayLanguage) => {
  const t = texts[language];
  return page(
    language,
    t.closedTitle,
    `${summary(payment, language)}
<p>${t.closed}</p>
<a class="button" href="${escapeMarkup(backUrl)}">${t.back}</a>`,
  );
};

export const unknownPage = (language: GatewayLanguage) =>
  page(language, texts[language].unknownTitle, `<p>${texts[language].unknown}</p>`);
