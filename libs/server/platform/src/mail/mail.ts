import type { Executor } from '@lms/server/database';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { v7 } from 'uuid';
import type { Deps } from '../deps';
import type { Metrics } from '../metrics/metrics';
import { composeMail, type Mail } from './compose';

const kind = 'mail';
/** The lane of the jobs that send mails. */
export const mailLane = 'mail';
const smtpTimeout = 15_000;

/**
 * Queues a mail, sent after the caller's transaction commits and retried while the mail server is
 * down.
 */
export const queueMail = (executor: Executor, { queue }: Pick<Deps, 'queue'>, mail: Mail) =>
  queue.enqueue(executor, kind, mail);

/** Puts a name on one line, so that it adds no header. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Returns a writer of mails as files; each is written atomically. */
const createOutbox = (folder: string) => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message: object) => {
    const { message: bytes } = await transport.sendMail(message);
    const file = join(folder, `${v7()}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, bytes, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
};

const createSmtp = (url: string) => {
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
  });
  return (message: object) => transport.sendMail(message);
};

/** Sends mails by `SMTP_URL`, else writes them as `.eml` files into `<LMS_DATA_DIR>/outbox`. */
export const createMailSender = ({ smtpUrl, dataDir }: Deps['config']) =>
  smtpUrl ? createSmtp(smtpUrl) : createOutbox(join(dataDir, 'outbox'));

/** Registers the mail jobs. */
export const mailModule = ({ config, queue, tracing }: Deps, metrics?: Metrics) => {
  const send = createMailSender(config);
  queue.handle(
    kind,
    async (payload) => {
      const mail = payload as Mail;
      const message = {
        from: config.mailFrom,
        to: { name: onOneLine(mail.name), address: mail.to },
        headers: { 'Auto-Submitted': 'auto-generated' },
        attachments: mail.attachments?.map((file) => ({ ...file, encoding: 'base64' })),
        ...composeMail(mail),
      };
      const deliver = async () => void (await send(message));
      const attributes = { 'lms.template': mail.template };
      const sending = tracing ? tracing.inSpan('send mail', attributes, deliver) : deliver();
      await sending.then(
        () => metrics?.mails.inc({ result: 'sent' }),
        (error: unknown) => {
          metrics?.mails.inc({ result: 'failed' });
          throw error;
        },
      );
    },
    mailLane,
  );
};
