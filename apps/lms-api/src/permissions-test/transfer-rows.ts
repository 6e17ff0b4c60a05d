import { courseManagementPermissions } from '@lms/course-management/contract';
import type { CallRows } from './call-row';
import { captions } from './world';

const write = courseManagementPermissions['courseware.write'];

/** Calls on authors' files: uploads, and import and export of questions. */
export const transferRows: CallRows = {
  'POST /upload': {
    access: write,
    aim: ({ world }) => ({ query: '?kind=IMAGE', ...world.picture() }),
    done: 201,
    foreign: 'none',
  },
  'POST /upload/resumable': {
    access: write,
    aim: ({ side }) => ({ body: { kind: 'DOCUMENT', name: side.name('file'), bytes: 5 } }),
    unrecorded: 'The file is recorded once all of it has come.',
    done: 201,
    foreign: 'none',
  },
  'PUT /upload/resumable/:id': {
    access: write,
    aim: async ({ side }) => ({
      params: { id: await side.openUpload() },
      query: '?offset=0',
      body: Buffer.from(captions),
      options: { headers: { 'content-type': 'application/octet-stream' } },
    }),
  },
  'GET /upload/:id': {
    access: write,
    aim: async ({ side }) => ({ params: { id: await side.openUpload() } }),
  },
  'POST /question/import': {
    access: write,
    aim: async ({ world, side }) => ({
      query: `?bankId=${await side.bank()}&format=gift`,
      ...world.file('::Roof::What covers a house? {=a roof ~a door}', 'text/plain'),
    }),
  },
  'GET /question/export': {
    access: courseManagementPermissions['courseware.read'],
    aim: ({ side }) => ({ query: `?bankId=${side.studied.bank.id}&format=gift` }),
  },
  'GET /question/import-template': {
    access: write,
    aim: () => ({ query: '?format=csv' }),
    foreign: 'none',
  },
};
