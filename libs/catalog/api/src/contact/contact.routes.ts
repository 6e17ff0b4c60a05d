import { type ContactToken, contactSchema } from '@lms/catalog/contract';
import type { FastifyInstance } from 'fastify';
import { type Deps, createLimiter, route, createFormTokens } from '@lms/server/platform';
import { contactMailJob, queueContactMail } from './contact-mail';

const hour = 60 * 60_000;
/** Many phones share one address of their network. */
const messagesPerAddress = 20;
/** As many as the people who answer could ever read. */
const messagesPerSite = 300;

/**
 * Messages to those who run the site. Nothing is mailed to the sender: an address that anybody can
 * type in would get mail that nobody asked for.
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
    summary: 'What a contact form is sent with: it tells when the form was opened',
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
      // A machine is not told what gave it away.
      if (website) return reply.send();
      tokens.verify(token);
      await byAddress.use(request.ip);
      await bySite.use('site');
      await queueContactMail(database.db, deps, message);
      return reply.send();
    },
  });
};
