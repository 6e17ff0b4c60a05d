import { contactSchema, type ContactToken } from '@lms/catalog/contract';
import { createFormTokens, createLimiter, type Deps, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { contactMailJob, queueContactMail } from './contact-mail';

const hour = 60 * 60_000;
/** Messages from one address within an hour; mobile networks share addresses among many phones. */
const messagesPerAddress = 20;
/** Messages in all within an hour: more than the staff could read. */
const messagesPerSite = 300;

/**
 * Registers the contact form. It never mails the sender: the address is unverified and could be
 * anyone's.
 */
export const contactRoutes = (app: FastifyInstance, deps: Deps) => {
  contactMailJob(deps);
  const { database } = deps;
  const tokens = createFormTokens(deps, 'contact-form');
  const byAddress = createLimiter(deps, 'contact address', messagesPerAddress, hour);
  const bySite = createLimiter(deps, 'contact', messagesPerSite, hour);

  route(app, {
    method: 'GET',
    path: '/catalog/contact/token',
    summary: 'Get what a contact form is sent with: it tells when the form was opened',
    access: 'public',
    handle: (): ContactToken => ({ token: tokens.issue() }),
  });

  route(app, {
    method: 'POST',
    path: '/catalog/contact',
    operationId: 'sendContactMessage',
    summary: 'Mail a message to those who run the site',
    access: 'public',
    body: contactSchema,
    handle: async ({ body, request, reply }) => {
      const { token, website, ...message } = body;
      reply.status(204);
      // A bot must not learn what gave it away.
      if (website) return reply.send();
      tokens.verify(token);
      await byAddress.use(request.ip);
      await bySite.use('site');
      await queueContactMail(database.db, deps, message);
      return reply.send();
    },
  });
};
