import type {
  OrganizationInput,
  OrganizationRegistrationInput,
  RegistrationDocumentState,
  RegistrationToken,
} from '@lms/org-management/contract';
import { organizations } from '@lms/server/database';
import { minFillMs } from '@lms/server/platform';
import { createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';

export const smallPdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');

let count = 0;
/** Builds an organization's input, with a unique code and addresses. */
export const buildInput = (more: Partial<OrganizationInput> = {}): OrganizationInput => {
  count += 1;
  return {
    code: `SKILL-${count}`,
    name: `Skill House ${count}`,
    type: 'NGO',
    email: `office-${count}@skills.example`,
    phone: '+880 1700-000000',
    website: 'https://skills.example',
    address: 'Mirpur, Dhaka',
    description: 'আমরা দক্ষতা শেখাই।',
    contactPerson: {
      name: 'Rahima Khatun',
      email: `rahima-${count}@skills.example`,
      phone: '01700000000',
      designation: 'Director',
    },
    ...more,
  };
};

export const buildRegistration = (more: Partial<OrganizationRegistrationInput> = {}) => ({
  ...buildInput(),
  language: 'bn' as const,
  terms: true as const,
  ...more,
});

/** Creates the calls of a visitor who registers an organization. */
export const createVisitor = ({ anonymous, clock }: Pick<TestApp, 'anonymous' | 'clock'>) => {
  const openForm = async () =>
    (await anonymous.get('/organization/register/token')).json<RegistrationToken>().token;

  const openDocument = async (token: string, bytes: number, name = 'licence.pdf') =>
    anonymous.post('/organization/register/document', { token, name, bytes });

  const sendPiece = (key: string, offset: number, piece: Buffer) => {
    const boundary = 'piece-of-a-paper';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="piece"\r\n\r\n`;
    return anonymous.put(
      `/organization/register/document/${key}?offset=${offset}`,
      Buffer.concat([Buffer.from(head), piece, Buffer.from(`\r\n--${boundary}--\r\n`)]),
      { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
    );
  };

  /** Uploads a document in one piece; returns its key. */
  const sendDocument = async (token: string, content: Buffer = smallPdf, name?: string) => {
    const opened = await openDocument(token, content.length, name);
    const { key } = opened.json<RegistrationDocumentState>();
    await sendPiece(key, 0, content);
    return key;
  };

  const send = (body: object) => anonymous.post('/organization/register', body);

  /** Fills the form in at a person's speed, with one document, and submits it. */
  const register = async (more: Partial<OrganizationRegistrationInput> = {}) => {
    const token = await openForm();
    const documents = [await sendDocument(token)];
    clock.advance(minFillMs);
    const body = { documents, token, ...buildRegistration(more) };
    return { body, response: await send(body) };
  };

  return { openForm, openDocument, sendPiece, sendDocument, send, register };
};

/** Creates system administrators and the calls with which they review organizations. */
export const createReviewer = (test: TestApp) => {
  const visitor = createVisitor(test);
  /** Signs in again: other sessions expire while the clock advances. */
  const as = ({ id }: { id: string }) => createSignedInClient(test.app, test.deps, id);
  const system = () => as(test.users.system);
  return {
    as,
    system,
    register: async (more: Parameters<typeof visitor.register>[0] = {}) => {
      const { body } = await visitor.register(more);
      const [row] = await test.db
        .select()
        .from(organizations)
        .where(eq(organizations.code, body.code));
      return { ...body, id: row?.id ?? '' };
    },
    move: (id: string, status: string, reason?: string) =>
      system().put('/organization/updateStatus', {
        ids: [id],
        status,
        ...(reason && { reason }),
      }),
    rowOf: async (id: string) => {
      const [row] = await test.db.select().from(organizations).where(eq(organizations.id, id));
      return row;
    },
    signIn: (email: string, password: string) =>
      test.anonymous.post('/auth/authenticate', { email, password }),
  };
};
