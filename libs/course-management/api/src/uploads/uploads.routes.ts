import {
  courseManagementPermissions,
  resumableUploadSchema,
  uploadPieceLimit,
  uploadPieceQuerySchema,
  uploadQuerySchema,
} from '@lms/course-management/contract';
import { type Deps, ProblemError, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { finishUpload } from './finish-upload';
import { receiveForm } from './receive-form';
import { sweepUploadsJob } from './sweep-uploads';
import { appendPiece, findUpload, openUpload, toState, toUpload } from './upload-store';

const access = courseManagementPermissions['courseware.write'];
/** More uploads a minute than a person ever starts. */
const limitPerMinute = 120;

const formRoute = (app: FastifyInstance, deps: Deps) =>
  route(app, {
    method: 'POST',
    path: '/upload',
    access,
    limitPerMinute,
    takes: 'multipart/form-data',
    summary: 'Store a file: multipart with one file; its type is found from its content',
    query: uploadQuerySchema,
    handle: async ({ query: { kind }, request, caller, scope, reply }) => {
      const upload = await receiveForm(deps, { caller, scope, request }, kind);
      return reply.status(201).send(toUpload(upload));
    },
  });

const resumableRoutes = (app: FastifyInstance, deps: Deps) => {
  route(app, {
    method: 'POST',
    path: '/upload/resumable',
    access,
    limitPerMinute,
    operationId: 'openResumableUpload',
    summary: 'Open an upload whose file comes in pieces',
    body: resumableUploadSchema,
    handle: async ({ body, caller, reply }) =>
      reply.status(201).send(toState(await openUpload(deps, caller, body))),
  });

  route(app, {
    method: 'PUT',
    path: '/upload/resumable/:id',
    access,
    bodyLimit: uploadPieceLimit,
    operationId: 'sendUploadPiece',
    takes: 'application/octet-stream',
    summary: 'Send the next piece, as application/octet-stream',
    query: uploadPieceQuerySchema,
    handle: async ({ params: { id }, query: { offset }, request, caller, scope }) => {
      if (!Buffer.isBuffer(request.body)) throw new ProblemError('request.unsupportedType');
      const upload = await appendPiece(deps, scope, id, Number(offset), request.body);
      const isComplete = upload.received === upload.bytes && !upload.storedAt;
      return toState(
        isComplete ? await finishUpload(deps, { caller, scope, request }, upload) : upload,
      );
    },
  });

  route(app, {
    method: 'GET',
    path: '/upload/:id',
    access,
    summary: 'Read how much of a file has come, and the stored file once all of it has',
    handle: async ({ params: { id }, scope }) => toState(await findUpload(deps, scope, id)),
  });
};

/** Routes of authors' uploads, in a plugin scope of their own: no other route accepts pieces. */
export const uploadRoutes = async (app: FastifyInstance, deps: Deps) => {
  sweepUploadsJob(deps);
  await app.register(async (own) => {
    own.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer' },
      async (_request: unknown, piece: Buffer) => piece,
    );
    formRoute(own, deps);
    resumableRoutes(own, deps);
  });
};
