import { buildRegistration, smallPdf } from '@lms/org-management/api/testing';
import { orgManagementPermissions } from '@lms/org-management/contract';
import type { CallRow, CallRows } from './call-row';

const mine = ({ side }: Parameters<CallRow['aim']>[0]) => ({
  params: { id: side.organization.id },
});
const pictureRows = (name: string): CallRows => ({
  [`PUT /organization/:id/${name}`]: {
    access: orgManagementPermissions['organization.update'],
    aim: (at) => ({ ...mine(at), ...at.world.picture() }),
  },
  [`DELETE /organization/:id/${name}`]: {
    access: orgManagementPermissions['organization.update'],
    aim: mine,
  },
});

export const organizationRows: CallRows = {
  'GET /organization/mine': {
    access: orgManagementPermissions['organization.read'],
    aim: () => ({}),
    foreign: 'none',
  },
  'GET /organization/:id/review': {
    access: orgManagementPermissions['organization.write'],
    aim: mine,
  },
  'GET /organization/:id/document/:documentId': {
    access: orgManagementPermissions['organization.write'],
    aim: async ({ world }) => ({ params: await world.paper() }),
    foreign: 'none',
  },
  ...pictureRows('logo'),
  ...pictureRows('banner'),
  'GET /organization/register/token': { access: 'public', aim: () => ({}) },
  'POST /organization/register/document': {
    access: 'public',
    aim: async ({ world }) => ({
      body: { token: await world.visitor.openForm(), name: 'licence.pdf', bytes: 5 },
    }),
    done: 201,
  },
  'PUT /organization/register/document/:key': {
    access: 'public',
    aim: async ({ world: { visitor, file } }) => {
      const opened = await visitor.openDocument(await visitor.openForm(), smallPdf.length);
      const { key } = opened.json<{ key: string }>();
      return { params: { key }, query: '?offset=0', ...file(smallPdf, 'application/pdf') };
    },
  },
  'POST /organization/register': {
    access: 'public',
    aim: async ({ world: { visitor, test } }) => {
      const token = await visitor.openForm();
      const documents = [await visitor.sendDocument(token)];
      test.clock.advance(5_000);
      return { body: { ...buildRegistration(), documents, token } };
    },
    done: 201,
  },
};
