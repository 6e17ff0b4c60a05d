import type { Language } from '@lms/contract';
import { type TextKey, wordsIn } from '@lms/words';
import { escapeMarkup } from '../escape-markup';

type TemplateOf<Key> = Key extends `mail.template.${infer Template}.subject` ? Template : never;
export type MailTemplate = TemplateOf<TextKey>;

/** Mail to one reader, from a template of the translations. */
export interface Mail {
  template: MailTemplate;
  to: string;
  name: string;
  language: Language;
  /** Address of the mail's only button. */
  link: string;
  /** Values for the text's placeholders. A mail without them is about its reader's account. */
  about?: Record<string, string>;
  attachments?: MailAttachment[];
}

/** File of a mail; its bytes are in Base64, because mails wait in the queue as JSON. */
interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** Returns the mail's HTML document; `content` is HTML. */
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

/** Composes the mail in the reader's language, as plain text and HTML. */
export const composeMail = ({ template, name, language, link, about }: Mail) => {
  const { t, locale } = wordsIn(language);
  const subject = t(`mail.template.${template}.subject`, about);
  const body = t(`mail.template.${template}.body`, about);
  const action = t(`mail.template.${template}.action`);
  const hello = t('mail.greeting', { name });
  const end = about ? [] : [t('mail.ignore')];
  const text = [hello, body, `${action}:\n${link}`, ...end].join('\n\n');
  const html = mailDocument(
    locale,
    subject,
    `<p>${escapeMarkup(hello)}</p>
${paragraphs(body.split('\n\n'))}
<p><a href="${escapeMarkup(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#0b5cad;color:#fff;text-decoration:none">${escapeMarkup(action)}</a></p>
<p>${escapeMarkup(t('mail.fallback'))}<br><a href="${escapeMarkup(link)}" style="color:#0b5cad;word-break:break-all">${escapeMarkup(link)}</a></p>
${paragraphs(end)}`,
  );
  return { subject, text, html };
};
