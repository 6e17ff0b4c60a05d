import {
  documentPieceBytes,
  documentPieceSchema,
  organizationRegistrationSchema,
  registrationDocumentSchema,
  type RegistrationDocumentState,
  type RegistrationToken,
} from '@lms/org-management/contract';
import {
  createFormTokens,
  createLimiter,
  type Deps,
  readFormFile,
  route,
} from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { addPiece, openDocument } from './documents';
import { register } from './register';

const hour = 60 * 60_000;
/** Many phones share one address of their network. */
const formsPerAddress = 20;
const documentsPerAddress = 80;
/** More than the reviewers could ever read. */
const formsPerSite = 100;
/** Limits the mails that others can make somebody receive. */
const formsPerContact = 3;

/** Public routes of an organization's registration. */
export const registerRoutes = (app: FastifyInstance, deps: Deps) => {
  const tokens = createFormTokens(deps, 'organization-form');
  const byAddress = createLimiter(deps, 'register address', formsPerAddress, hour);
  const documentsBy = createLimiter(deps, 'register document', documentsPerAddress, hour);
  const bySite = createLimiter(deps, 'register', formsPerSite, hour);
  const byContact = createLimiter(deps, 'register contact', formsPerContact, hour);

  route(app, {
    method: 'GET',
    path: '/organization/register/token',
    summary: 'Get what the form of an organization is sent with: it tells when the form was opened',
    access: 'public',
    handle: (): RegistrationToken => ({ token: tokens.issue() }),
  });

  route(app, {
    method: 'POST',
    path: '/organization/register/document',
    operationId: 'openRegistrationDocument',
    summary: 'Open a document of a registration, which is then sent in pieces',
    access: 'public',
    body: registrationDocumentSchema,
    handle: async ({
      body: { token, ...document },
      request,
      reply,
    }): Promise<RegistrationDocumentState> => {
      tokens.verify(token, 0);
      await documentsBy.use(request.ip);
      reply.status(201);
      return openDocument(deps, document);
    },
  });

  route(app, {
    method: 'PUT',
    path: '/organization/register/document/:key',
    operationId: 'sendRegistrationDocumentPiece',
    takes: 'multipart/form-data',
    summary: 'Add a piece (multipart) to a document; a piece that was sent before changes nothing',
    access: 'public',
    query: documentPieceSchema,
    handle: async ({ params, query, request }): Promise<RegistrationDocumentState> => {
      const piece = await readFormFile(request, documentPieceBytes);
      return addPiece(deps, params.key, Number(query.offset), piece);
    },
  });

  route(app, {
    method: 'POST',
    path: '/organization/register',
    summary: 'Ask to join as an organization; sent twice with one token, it registers once',
    access: 'public',
    body: organizationRegistrationSchema,
    handle: async ({ body: { fax, ...registration }, request, reply }) => {
      reply.status(201);
      const answer = { code: registration.code };
      // A bot must not learn how it was detected.
      if (fax) return answer;
      tokens.verify(registration.token);
      await byAddress.use(request.ip);
      await byContact.use(registration.contactPerson.email.toLowerCase());
      await bySite.use('site');
      await register(deps, registration);
      return answer;
    },
  });
};
