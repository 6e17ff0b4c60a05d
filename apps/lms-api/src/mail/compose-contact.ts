import type { ContactInput } from '@lms/contract';
import { escapeMarkup } from '../escape-markup';
import { mailDocument } from './compose';

/** What somebody wrote with the contact form. */
export type ContactMail = Omit<ContactInput, 'token' | 'website'>;

const topics: Record<ContactMail['topic'], string> = {
  GENERAL: 'General question',
  LEARNER_SUPPORT: 'Learner support',
  ORGANIZATION: 'Organisation',
  CERTIFICATE: 'Certificate',
  ACCESSIBILITY: 'Accessibility',
  OTHER: 'Other',
};

/** For those who run the site, in English; the words of the sender stay as they are. */
export const composeContactMail = ({ name, email, topic, message, language }: ContactMail) => {
  const subject = `${topics[topic]}: message from ${name}`;
  const facts = [
    `From: ${name} <${email}>`,
    `Topic: ${topics[topic]}`,
    `Language of the page: ${language}`,
  ];
  const hint = 'Answer this mail to write to the sender.';
  const text = [facts.join('\n'), message, hint].join('\n\n');
  const html = mailDocument(
    'en',
    subject,
    `<p>${facts.map(escapeMarkup).join('<br>')}</p>
<p lang="" style="white-space:pre-wrap">${escapeMarkup(message)}</p>
<p>${hint}</p>`,
  );
  return { subject, text, html };
};
