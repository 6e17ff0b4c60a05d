import type { Language } from '@lms/contract';
import bn from './locales/bn.json';
import ch from './locales/ch.json';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import jp from './locales/jp.json';

type Texts = typeof en;
const texts: Record<Language, Texts> = { en, bn, ch, es, jp, de, fr };

/** The languages' own codes differ from those of BCP 47, which a screen reader understands. */
const htmlLanguages: Record<Language, string> = {
  en: 'en',
  bn: 'bn',
  ch: 'zh-Hans',
  es: 'es',
  jp: 'ja',
  de: 'de',
  fr: 'fr',
};

export type MailTemplate = 'verifyEmail' | 'resetPassword' | 'alreadyRegistered';

export interface Mail {
  template: MailTemplate;
  to: string;
  name: string;
  language: Language;
  /** Where the mail's one button leads. */
  link: string;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (value: string) => value.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** The mail in the reader's language, as plain text and as HTML that says the same. */
export const composeMail = ({ template, name, language, link }: Mail) => {
  const { greeting, fallback, ignore, ...templates } = texts[language];
  const { subject, body, action } = templates[template];
  const hello = greeting.replace('{name}', () => name);
  const text = [hello, body, `${action}:\n${link}`, ignore].join('\n\n');
  const html = `<!doctype html>
<html lang="${htmlLanguages[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#181c32;font:16px/1.6 sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px">${escape(subject)}</h1>
<p>${escape(hello)}</p>
<p>${escape(body)}</p>
<p><a href="${escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#fff;text-decoration:none">${escape(action)}</a></p>
<p>${escape(fallback)}<br><a href="${escape(link)}" style="color:#0b5cad;word-break:break-all">${escape(link)}</a></p>
<p>${escape(ignore)}</p>
</main>
</body>
</html>
`;
  return { subject, text, html };
};
