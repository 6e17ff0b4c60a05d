import type { Executor } from '@lms/server/database';
import { createMailSender, type Deps, mailLane, onOneLine } from '@lms/server/platform';
import { composeContactMail, type ContactMail } from './compose-contact';

const kind = 'contact-mail';

/** Sends a message to those who run the site. */
export const queueContactMail = (
  executor: Executor,
  { queue }: Pick<Deps, 'queue'>,
  mail: ContactMail,
) => queue.enqueue(executor, kind, mail);

export const contactMailJob = ({ config, queue }: Deps) => {
  const send = createMailSender(config);
  // Not marked as made by a machine: help desks throw such mails away.
  queue.handle(
    kind,
    async (payload) => {
      const mail = payload as ContactMail;
      await send({
        from: config.mailFrom,
        to: config.contact.email,
        replyTo: { name: onOneLine(mail.name), address: mail.email },
        ...composeContactMail(mail),
      });
    },
    mailLane,
  );
};
