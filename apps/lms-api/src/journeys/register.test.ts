import type { FindResult, Problem } from '@lms/contract';
import { buildRegistration, createVisitor, smallPdf } from '@lms/org-management/api/testing';
import type {
  Organization,
  OrganizationReview,
  RegistrationDocumentState,
} from '@lms/org-management/contract';
import { notifications, organizationDocuments, organizations } from '@lms/server/database';
import { maxFillMs, minFillMs } from '@lms/server/platform';
import { createSignedInClient, readOutbox, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let visitor: ReturnType<typeof createVisitor>;
beforeAll(async () => {
  test = await createTestApp();
  visitor = createVisitor(test);
});
afterAll(() => test.close());
// Time after which the rate limits are reset.
beforeEach(() => test.clock.advance(60 * 60_000));

/** Signs in again: other sessions expire while the clock advances. */
const as = ({ id }: { id: string }) => createSignedInClient(test.app, test.deps, id);
const storedBy = (code: string) => test.db.$count(organizations, eq(organizations.code, code));
const codeOf = (response: { json: <T>() => T }) => response.json<Problem>().code;
const errorsOf = (response: { json: <T>() => T }) => response.json<Problem>().errors;
const reviewOf = async (code: string) => {
  const system = as(test.users.system);
  const found = await system.post('/organization/find', { filter: { code } });
  const [item] = found.json<FindResult<Organization>>().items;
  return (await system.get(`/organization/${item?.id}/review`)).json<OrganizationReview>();
};

describe('an organization that asks to join', () => {
  it('waits with all that it said and its papers, and is told so by mail', async () => {
    const { body, response } = await visitor.register();
    expect(response.statusCode, response.body).toBe(201);
    const { organization, documents, contactHasAccount } = await reviewOf(body.code);
    expect(organization).toMatchObject({
      code: body.code,
      name: body.name,
      status: 'PENDING',
      description: body.description,
      contactPerson: body.contactPerson,
    });
    expect(organization).not.toHaveProperty('registrationKey');
    expect(documents).toMatchObject([{ name: 'licence.pdf', kind: 'PDF', bytes: smallPdf.length }]);
    expect(contactHasAccount).toBe(false);
    const mail = (await readOutbox(test)).at(-1);
    expect(mail).toContain(body.contactPerson.email);
    expect(mail).toContain(`“${body.name}”-এর নিবন্ধন আমরা পেয়েছি`);
    expect(mail).toContain('/contact?topic=organization');
  });

  it('is told of to those who approve, and to nobody else', async () => {
    await test.db.delete(notifications);
    const { body } = await visitor.register();
    const told = await test.db.select().from(notifications);
    expect(told).toMatchObject([
      {
        userId: test.users.system.id,
        kind: 'ORGANIZATION_REGISTERED',
        params: { organization: body.name },
      },
    ]);
  });

  it('is not in the catalogue', async () => {
    const { body } = await visitor.register();
    expect((await test.anonymous.get(`/catalog/organization/${body.code}`)).statusCode).toBe(404);
  });

  it('registers once, however often and however much at once the form is sent', async () => {
    const { body } = await visitor.register();
    const before = (await readOutbox(test)).length;
    const again = await Promise.all([visitor.send(body), visitor.send(body)]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await storedBy(body.code)).toBe(1);
    expect(await readOutbox(test)).toHaveLength(before);
  });

  it('is refused a code that another has, and one of an earlier rejection is free', async () => {
    const { body } = await visitor.register();
    const { response } = await visitor.register({ code: body.code });
    expect(response.statusCode).toBe(409);
    expect(errorsOf(response)).toEqual([{ field: 'code', code: 'taken' }]);
    await test.db
      .update(organizations)
      .set({ status: 'REJECTED' })
      .where(eq(organizations.code, body.code));
    expect((await visitor.register({ code: body.code })).response.statusCode).toBe(201);
  });

  it('is refused a contact person who has an account', async () => {
    const contactPerson = {
      ...buildRegistration().contactPerson,
      email: test.users.learner.username.toUpperCase(),
    };
    const { body, response } = await visitor.register({ contactPerson });
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)).toEqual([{ field: 'contactPerson.email', code: 'taken' }]);
    expect(await storedBy(body.code)).toBe(0);
  });

  it.each([
    ['code', 'required', { code: undefined }],
    ['code', 'organizationCode', { code: 'skills' }],
    ['code', 'organizationCode', { code: 'A--B' }],
    ['code', 'minLength', { code: 'A' }],
    ['name', 'minLength', { name: 'ab' }],
    ['name', 'invalid', { name: 'Skills\r\nBcc: all@example.org' }],
    ['type', 'oneOf', { type: 'GANG' }],
    ['email', 'email', { email: 'office' }],
    ['phone', 'invalid', { phone: 'call me' }],
    ['website', 'invalid', { website: 'javascript:alert(1)' }],
    ['address', 'required', { address: '  ' }],
    ['description', 'maxLength', { description: 'ক'.repeat(2_001) }],
    ['contactPerson.name', 'required', { contactPerson: { name: '' } }],
    ['documents', 'required', { documents: [] }],
    ['status', 'unknown', { status: 'ACTIVE' }],
  ])('is refused when its %s is found to be: %s', async (field, code, wrong) => {
    const { response } = await visitor.register(wrong as object);
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)).toContainEqual(expect.objectContaining({ field, code }));
  });
});

describe('a form that no person filled in', () => {
  it('is thanked for and thrown away when it holds what people do not see', async () => {
    const { body, response } = await visitor.register({ fax: '123' });
    expect(response.statusCode).toBe(201);
    expect(await storedBy(body.code)).toBe(0);
  });

  it('is refused when it was filled in too fast, opened too long ago, or signed elsewhere', async () => {
    const token = await visitor.openForm();
    const body = buildRegistration({ token, documents: ['none'] });
    expect(codeOf(await visitor.send(body))).toBe('contact.tooSoon');
    test.clock.advance(maxFillMs + 1);
    expect(codeOf(await visitor.send(body))).toBe('contact.expired');
    const other = (await test.anonymous.get('/catalog/contact/token')).json<{ token: string }>();
    test.clock.advance(minFillMs);
    expect(codeOf(await visitor.send({ ...body, token: other.token }))).toBe('contact.expired');
  });

  it('floods nobody: three for one contact person, twenty from one address', async () => {
    const { contactPerson } = buildRegistration();
    const statuses: number[] = [];
    for (let count = 0; count < 4; count += 1) {
      statuses.push((await visitor.register({ contactPerson })).response.statusCode);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let count = 0; count < 16; count += 1) await visitor.register();
    expect((await visitor.register()).response.statusCode).toBe(429);
  });
});

describe('a paper', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();

  it('comes in pieces; one that comes twice or too early changes nothing', async () => {
    const token = await visitor.openForm();
    const { key } = (
      await visitor.openDocument(token, smallPdf.length)
    ).json<RegistrationDocumentState>();
    const half = 20;
    const send = async (offset: number, piece: Buffer) =>
      (await visitor.sendPiece(key, offset, piece)).json<RegistrationDocumentState>();
    expect(await send(half, smallPdf.subarray(half))).toMatchObject({ received: 0, stored: false });
    expect(await send(0, smallPdf.subarray(0, half))).toMatchObject({ received: half });
    expect(await send(0, smallPdf.subarray(0, half))).toMatchObject({ received: half });
    const whole = { received: smallPdf.length, stored: true };
    expect(await send(half, smallPdf.subarray(half))).toMatchObject(whole);
    expect(await send(half, smallPdf.subarray(half))).toMatchObject(whole);
  });

  it('is what its content says, and a picture is encoded anew', async () => {
    const token = await visitor.openForm();
    const documents = [
      await visitor.sendDocument(token, await picture(), 'ট্রেড লাইসেন্স.exe'),
      await visitor.sendDocument(token, smallPdf, 'licence.html'),
    ];
    test.clock.advance(minFillMs);
    const body = buildRegistration({ token, documents });
    expect((await visitor.send(body)).statusCode).toBe(201);
    const { organization, documents: papers } = await reviewOf(body.code);
    expect(papers).toMatchObject([
      { kind: 'PICTURE', name: 'ট্রেড লাইসেন্স.exe' },
      { kind: 'PDF', name: 'licence.html' },
    ]);
    const address = `/organization/${organization.id}/document/${papers[0]?.id}`;
    const read = await as(test.users.system).get(address);
    expect(read.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(read.headers['content-disposition']).toMatch(
      /^attachment; filename\*=UTF-8''%E0.*\.exe\.webp$/,
    );
    const addressOfPdf = `/organization/${organization.id}/document/${papers[1]?.id}`;
    const readPdf = await as(test.users.system).get(addressOfPdf);
    expect(readPdf.headers['content-disposition']).toMatch(/''licence\.html\.pdf$/);
    expect((await sharp(read.rawPayload).metadata()).format).toBe('webp');
    expect((await as(test.users.orgAdmin).get(address)).statusCode).toBe(403);
    expect((await test.anonymous.get(address)).statusCode).toBe(401);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a PDF', Buffer.from('%PDF-1.4 and no end')],
  ])('is refused when it is %s, and nothing of it stays', async (_name, content) => {
    const token = await visitor.openForm();
    const opened = await visitor.openDocument(token, content.length);
    const { key } = opened.json<RegistrationDocumentState>();
    expect((await visitor.sendPiece(key, 0, content)).statusCode).toBe(415);
    expect(existsSync(join(test.deps.config.dataDir, 'documents', key))).toBe(false);
    expect((await visitor.sendPiece(key, 0, content)).statusCode).toBe(404);
  });

  it('is refused without a form, beyond its bounds and beyond what it was said to be', async () => {
    const token = await visitor.openForm();
    expect(codeOf(await visitor.openDocument('nothing', 10))).toBe('contact.expired');
    expect((await visitor.openDocument(token, 5 * 1024 * 1024 + 1)).statusCode).toBe(400);
    const { key } = (await visitor.openDocument(token, 4)).json<RegistrationDocumentState>();
    expect((await visitor.sendPiece(key, 0, smallPdf)).statusCode).toBe(413);
    expect((await visitor.sendPiece('../outside', 0, smallPdf)).statusCode).toBe(404);
  });

  it('belongs to the one form that named it first', async () => {
    const { body } = await visitor.register();
    const { response } = await visitor.register({ documents: body.documents });
    expect(response.statusCode).toBe(400);
    expect(errorsOf(response)).toEqual([{ field: 'documents', code: 'invalid' }]);
  });

  it('goes when its form was never sent', async () => {
    const key = await visitor.sendDocument(await visitor.openForm());
    test.clock.advance(maxFillMs + 1);
    await visitor.sendDocument(await visitor.openForm());
    expect(await test.db.$count(organizationDocuments, eq(organizationDocuments.key, key))).toBe(0);
    expect(readdirSync(join(test.deps.config.dataDir, 'documents'))).not.toContain(key);
  });
});
