import { reasonOf } from '@lms/server/database';
import { createTransport } from 'nodemailer';
import type { Config } from '../config';
import { fail, type Finding, ok, warn } from './finding';

const timeout = 10_000;

/** Signs in at the mail server, and sends nothing. */
export const checkMail = async ({ smtpUrl, mailFrom, production }: Config): Promise<Finding> => {
  if (!smtpUrl) {
    return production
      ? fail('SMTP_URL is not set: nobody gets a mail, so nobody can confirm an address.')
      : ok('SMTP_URL is not set: mails are written as files into the outbox.');
  }
  const { hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  try {
    await transport.verify();
  } catch (error) {
    return fail(`SMTP_URL: ${hostname} takes no mails: ${reasonOf(error)}`);
  } finally {
    transport.close();
  }
  return mailFrom.includes('@localhost')
    ? warn(
        `MAIL_FROM is ${mailFrom}, which other mail servers refuse: name an address of the site.`,
      )
    : ok(`SMTP_URL: ${hostname} takes mails.`);
};
