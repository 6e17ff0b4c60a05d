import type { ContactInput } from '@lms/catalog/contract';
import { escapeMarkup, mailDocument } from '@lms/server/platform';
import { wordsIn } from '@lms/words';

/** Message from the contact form. */
export type ContactMail = Omit<ContactInput, 'token' | 'website'>;

/** Composes the mail to the site's operators: in English, with the sender's text unchanged. */
export const composeContactMail = ({ name, email, topic, message, language }: ContactMail) => {
  const { t, locale } = wordsIn('en');
  const about = t(`site.contact.topic.${topic}`);
  const subject = t('mail.contact.subject', { topic: about, name });
  const facts = [
    t('mail.contact.from', { name, email }),
    t('mail.contact.topic', { topic: about }),
    t('mail.contact.language', { language }),
  ];
  const hint = t('mail.contact.hint');
  const text = [facts.join('\n'), message, hint].join('\n\n');
  const html = mailDocument(
    locale,
    subject,
    `<p>${facts.map(escapeMarkup).join('<br>')}</p>
<p lang="" style="white-space:pre-wrap">${escapeMarkup(message)}</p>
<p>${escapeMarkup(hint)}</p>`,
  );
  return { subject, text, html };
};
