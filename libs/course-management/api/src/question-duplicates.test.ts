import type { DuplicateQuestion, DuplicateResult } from '@lms/course-management/contract';
import { questionBanks, questions } from '@lms/server/database';
import { type TestApp, type TestClient, unknownId } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createBank, createQuestion } from '../testing/question-fixture';
import { findDuplicates } from './question-duplicates';

let app: TestApp;
let admin: TestClient;
let stranger: TestClient;
let bankId: string;

beforeAll(async () => {
  app = await createTestApp();
  admin = app.as(app.users.orgAdmin);
  stranger = app.as(app.users.otherOrgAdmin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(questions);
  await app.db.delete(questionBanks);
  bankId = await createBank(admin);
});

it('finds questions that say the same, in the whole organization', async () => {
  const elsewhere = await createBank(admin, { name: 'Elsewhere' });
  const text = '<p>Which of these is worn on the head at every building site in the country?</p>';
  const first = await createQuestion(admin, bankId, { text });
  const second = await createQuestion(admin, elsewhere, { text: text.toUpperCase() });
  const third = await createQuestion(admin, elsewhere, { text: text.replace('every', 'each') });
  await createQuestion(admin, bankId, { text: '<p>Something else altogether</p>' });
  const theirs = await createQuestion(stranger, await createBank(stranger), { text });
  const response = await admin.post('/question/duplicate', { bankId });
  const { groups, isPartial } = response.json<DuplicateResult>();
  expect(isPartial).toBe(false);
  expect(groups.map((group) => group.map(({ id }) => id).sort())).toEqual([
    [first, second, third].sort(),
  ]);
  expect(groups[0]?.[0]).toMatchObject({
    bankName: expect.any(String),
    plainText: expect.any(String),
  });
  await app.db.delete(questions).where(eq(questions.id, theirs));
});

it('answers with what it has compared when the time is over', async () => {
  const text = '<p>Which of these is worn on the head at every building site in the country?</p>';
  for (let number = 0; number < 11; number += 1) {
    await createQuestion(admin, bankId, { text: number < 2 ? text : `<p>Other ${number}</p>` });
  }
  const within = (ms: number) => findDuplicates(app.deps, { kind: 'all' }, bankId, ms);
  expect(await within(0)).toMatchObject({ groups: [[{}, {}]], isPartial: true });
  expect((await within(60_000)).isPartial).toBe(false);
});

it('tells who writes a question which ones say the same, but not of the one that is changed', async () => {
  const text = '<p>Which of these is worn on the head at every building site in the country?</p>';
  const first = await createQuestion(admin, bankId, { text });
  const second = await createQuestion(admin, bankId, { text: text.replace('every', 'each') });
  await createQuestion(stranger, await createBank(stranger), { text });
  const similarTo = async (body: object, client = admin) => {
    const response = await client.post('/question/similar', { bankId, text, ...body });
    return response.statusCode === 200
      ? response.json<DuplicateQuestion[]>().map(({ id }) => id)
      : response.statusCode;
  };
  expect(await similarTo({})).toEqual([first, second]);
  expect(await similarTo({ exceptId: first })).toEqual([second]);
  expect(await similarTo({ text: '<p>Something else altogether</p>' })).toEqual([]);
  expect(await similarTo({ bankId: unknownId })).toBe(404);
  expect(await similarTo({}, stranger)).toBe(404);
});

it('lists the tags of a bank, each once', async () => {
  await createQuestion(admin, bankId, { tags: ['site', 'head'] });
  await createQuestion(admin, bankId, { tags: ['head'] });
  const tagsFor = async (client: TestClient) =>
    (await client.get(`/question/tag?bankId=${bankId}`)).json<string[]>();
  expect(await tagsFor(admin)).toEqual(['head', 'site']);
  expect(await tagsFor(stranger)).toEqual([]);
});
