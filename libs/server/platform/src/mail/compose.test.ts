import { languages } from '@lms/contract';
import { allTexts, wordsIn } from '@lms/words';
import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '../escape-markup';
import { composeMail, type MailTemplate } from './compose';

describe('a mail', () => {
  const mail = { to: 'a@example.org', link: 'http://localhost/x?token=1&a=2' } as const;
  it.each(languages)('says the same as text and as HTML in %s', (language) => {
    for (const template of ['verifyEmail', 'resetPassword', 'alreadyRegistered'] as const) {
      const { subject, text, html } = composeMail({ ...mail, template, language, name: 'Rahima' });
      expect(subject.length).toBeGreaterThan(3);
      expect(text).toContain('Rahima');
      expect(text).toContain(mail.link);
      expect(html).toContain('href="http://localhost/x?token=1&amp;a=2"');
      expect(text + html).not.toMatch(/\{\w+\}|undefined/);
    }
  });

  it('takes a name for text, whatever it holds', () => {
    const name = '<img src=x onerror="1">$&';
    const { html, text } = composeMail({ ...mail, template: 'verifyEmail', language: 'en', name });
    expect(html).not.toContain('<img');
    expect(text).toContain(name);
  });

  it.each(['<b>x</b>', '{{name}}', '$t(mail.ignore)'])('fills in %s as it is', (value) => {
    const about = { course: value, reason: value };
    const rejected = { ...mail, template: 'courseRejected', language: 'en', name: value } as const;
    const { html, text } = composeMail({ ...rejected, about });
    expect(text).toContain(`Hello ${value},`);
    expect(text).toContain(`“${value}” was not approved. The reason: ${value}\n`);
    expect(html).not.toContain('<b>');
    expect(html).toContain(`The reason: ${escapeMarkup(value)}</p>`);
  });

  it.each(languages)('has every template in %s', (language) => {
    const { t } = wordsIn(language);
    for (const template of Object.keys(allTexts.en.mail['template'] ?? {}) as MailTemplate[]) {
      const about = {
        course: 'C',
        quiz: 'Q',
        reason: 'R',
        inviter: 'I',
        organization: 'O',
        name: 'N',
        subject: 'S',
        message: 'M',
        sender: 'B',
      };
      const { subject, text } = composeMail({ ...mail, template, language, name: 'N', about });
      expect(subject).toBe(t(`mail.template.${template}.subject`, about));
      expect(text).not.toMatch(/[{}]|mail\./);
    }
  });
});
