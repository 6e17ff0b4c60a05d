import type { Language } from '@lms/contract';
import { escapeMarkup } from '../escape-markup';
import { localeOf } from '../locale';
import bn from './locales/bn.json';
import ch from './locales/ch.json';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import fr from './locales/fr.json';
import jp from './locales/jp.json';

type Texts = typeof en;
const texts: Record<Language, Texts> = { en, bn, ch, es, jp, de, fr };

export type MailTemplate = keyof Omit<Texts, 'greeting' | 'fallback' | 'ignore'>;

export interface Mail {
  template: MailTemplate;
  to: string;
  name: string;
  language: Language;
  /** Where the mail's one button leads. */
  link: string;
  /** What fills the text's places. A mail without is about its reader's account. */
  about?: Record<string, string>;
}

/** A whole mail as HTML; `content` is HTML already. */
export const mailDocument = (lang: string, subject: string, content: string) => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px;background:#fff;color:#181c32;font:16px/1.6 sans-serif">
<main style="max-width:560px;margin:0 auto">
<h1 style="font-size:22px">${escapeMarkup(subject)}</h1>
${content}
</main>
</body>
</html>
`;

const paragraphs = (parts: string[]) =>
  parts.map((part) => `<p>${escapeMarkup(part)}</p>`).join('\n');

/** The mail in the reader's language, as plain text and as HTML that says the same. */
export const composeMail = ({ template, name, language, link, about }: Mail) => {
  const { greeting, fallback, ignore, ...templates } = texts[language];
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (place, key: string) => about?.[key] ?? place);
  const { action, ...own } = templates[template];
  const subject = fill(own.subject);
  const body = fill(own.body);
  const hello = greeting.replace('{name}', () => name);
  const end = about ? [] : [ignore];
  const text = [hello, body, `${action}:\n${link}`, ...end].join('\n\n');
  const html = mailDocument(
    localeOf(language),
    subject,
    `<p>${escapeMarkup(hello)}</p>
${paragraphs(body.split('\n\n'))}
<p><a href="${escapeMarkup(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#fff;text-decoration:none">${escapeMarkup(action)}</a></p>
<p>${escapeMarkup(fallback)}<br><a href="${escapeMarkup(link)}" style="color:#0b5cad;word-break:break-all">${escapeMarkup(link)}</a></p>
${paragraphs(end)}`,
  );
  return { subject, text, html };
};
