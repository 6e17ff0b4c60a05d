import type { FindResult, Problem } from '@lms/contract';
import {
  type Question,
  type QuestionBank,
  type QuestionInput,
  questionSchema,
  type QuestionVersion,
} from '@lms/course-management/contract';
import { questionBanks, questions, quizzes } from '@lms/server/database';
import { type TestApp, type TestClient, unknownId } from '@lms/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { buildBank, buildQuestion, createBank, createQuestion } from '../testing/question-fixture';
import { buildQuizRow } from '../testing/quiz-fixture';

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
  await app.db.delete(quizzes);
  await app.db.delete(questions);
  await app.db.delete(questionBanks);
  bankId = await createBank(admin);
});

const read = async (id: string) => (await admin.get(`/question/${id}`)).json<Question>();
const inputOf = (question: Question) =>
  Object.fromEntries(
    Object.entries(question).filter(
      ([name]) => name in questionSchema.fields || name === 'version',
    ),
  );
const change = async (id: string, more: Partial<QuestionInput>) =>
  admin.put(`/question/${id}`, { ...inputOf(await read(id)), ...more });
const find = async (body: object, client = admin) => {
  const response = await client.post('/question/find', body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<FindResult<Question>>();
};

describe('a question', () => {
  it('is kept sanitised, with the name that its text gives it', async () => {
    const id = await createQuestion(admin, bankId, {
      text: '<p onclick="x()">Is <b>5 &lt; 6</b>?<script>alert(1)</script></p>',
      tags: ['a', ' a ', 'b'],
    });
    const question = await read(id);
    expect(question.text).toBe('<p>Is <b>5 &lt; 6</b>?</p>');
    expect(question).toMatchObject({
      name: 'Is 5 < 6 ?',
      tags: ['a', 'b'],
      bankName: 'Safety at work',
      contentVersion: 1,
      usedCount: 0,
      status: 'ACTIVE',
    });
    expect(question).not.toHaveProperty('organizationId');
  });

  it('is called by the first words of a long text, none of them cut', async () => {
    const name = async (text: string) =>
      (await read(await createQuestion(admin, bankId, { text }))).name;
    expect(await name(`<p>${'words '.repeat(20)}</p>`)).toBe(`${'words '.repeat(13).trim()}…`);
    expect(await name(`<p>${'字'.repeat(80)}</p>`)).toBe('字'.repeat(80));
    expect(await name(`<p>${'字'.repeat(81)}</p>`)).toBe(`${'字'.repeat(79)}…`);
  });

  it('is refused with its fields when it can not be asked', async () => {
    const answers = [
      { id: 'a', text: 'A helmet', fraction: 0.5 },
      { id: 'b', text: '', fraction: 0 },
    ];
    const response = await admin.post('/question', buildQuestion(bankId, { answers }));
    expect(response.statusCode).toBe(400);
    const { code, errors } = response.json<Problem>();
    expect(code).toBe('question.incomplete');
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'answers[1].text', code: 'textMissing' }),
        expect.objectContaining({ field: 'answers', code: 'noRightAnswer' }),
      ]),
    );
  });

  it('gets a version when what it asks changes, and none for its name and tags', async () => {
    const id = await createQuestion(admin, bankId);
    expect((await change(id, { name: 'Helmets', tags: [], difficulty: 'HARD' })).statusCode).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ name: 'Helmets', contentVersion: 1, version: 2 });
    const changed = await change(id, { hint: '<p>Think of your head</p>' });
    expect(changed.json<Question>()).toMatchObject({ contentVersion: 2, version: 3 });

    const versions = (await admin.get(`/question/${id}/version`)).json<QuestionVersion[]>();
    expect(versions).toMatchObject([
      {
        contentVersion: 2,
        authorName: 'org-admin',
        content: { hint: '<p>Think of your head</p>' },
      },
      { contentVersion: 1, authorName: 'org-admin' },
    ]);
    expect(versions[1]?.content).not.toHaveProperty('hint');
  });

  it('tells the second of two editors who saved what first', async () => {
    const id = await createQuestion(admin, bankId);
    const input = inputOf(await read(id));
    await change(id, { name: 'First' });
    const outdated = await admin.put(`/question/${id}`, { ...input, name: 'Second' });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json<Problem>()).toMatchObject({
      code: 'entity.conflict',
      savedBy: { name: 'org-admin' },
    });
    expect(await read(id)).toMatchObject({ name: 'First' });
  });

  it('says how many quizzes name it, and stays as long as one does', async () => {
    const id = await createQuestion(admin, bankId);
    const item = { kind: 'FIXED', questionId: id, mark: 1 };
    await app.db.insert(quizzes).values([buildQuizRow(app, item), buildQuizRow(app, item)]);
    expect((await find({})).items).toMatchObject([{ id, usedCount: 2 }]);
    for (const refused of [
      await admin.delete(`/question/${id}`),
      await admin.put('/question/deleteItems', { ids: [id] }),
    ]) {
      expect(refused.statusCode).toBe(409);
      expect(refused.json<Problem>().code).toBe('entity.inUse');
    }
    const status = await admin.put('/question/updateStatus', { ids: [id], status: 'INACTIVE' });
    expect(status.json()).toEqual({ ids: [id], status: 'INACTIVE' });
    await app.db.delete(quizzes);
    expect((await admin.delete(`/question/${id}`)).statusCode).toBe(204);
  });

  it('comes back with all that it ever asked', async () => {
    const id = await createQuestion(admin, bankId);
    const changed = { ...inputOf(await read(id)), text: '<p>Asked anew?</p>' };
    expect((await admin.put(`/question/${id}`, changed)).statusCode).toBe(200);
    const seen = async () => [
      await read(id),
      (await admin.get(`/question/${id}/version`)).json<unknown>(),
    ];
    const before = await seen();
    expect((await admin.delete(`/question/${id}`)).statusCode).toBe(204);
    const restored = await admin.put('/question/restoreItems', { ids: [id] });
    expect(restored.json()).toEqual({ ids: [id] });
    expect(await seen()).toEqual(before);
    expect(before[1]).toHaveLength(2);
  });

  it('is found by name and text in both languages, by type, difficulty, tags and status', async () => {
    const first = await createQuestion(admin, bankId, { name: 'Helmet_1', tags: ['site', 'head'] });
    const second = await createQuestion(admin, bankId, {
      text: '<p>নির্মাণস্থলে মাথায় কী পরতে হয়?</p>',
      difficulty: 'HARD',
      tags: ['bn'],
    });
    const idsOf = async (body: object) => (await find(body)).items.map(({ id }) => id);
    expect(await idsOf({ searchTerm: 'BUILDING site' })).toEqual([first]);
    expect(await idsOf({ searchTerm: 'helmet_' })).toEqual([first]);
    expect(await idsOf({ searchTerm: 'মাথায়' })).toEqual([second]);
    expect(await idsOf({ filter: { tags: ['head', 'bn'] } })).toEqual([first, second]);
    expect(await idsOf({ filter: { tags: 'bn' } })).toEqual([second]);
    expect(
      await idsOf({ filter: { difficulty: 'HARD', type: ['SINGLE_CHOICE'], bankId } }),
    ).toEqual([second]);
    expect(await idsOf({ filter: { status: 'INACTIVE' } })).toEqual([]);
    for (const filter of [{ tags: 5 }, { plainText: 'x' }, { bankId: 'x' }, { type: ['X'] }]) {
      expect((await admin.post('/question/find', { filter })).statusCode).toBe(400);
    }
  });

  it('keeps its limits', async () => {
    const answer = { id: 'a', text: 'x', fraction: 1 };
    for (const more of [
      { text: 'x'.repeat(20_001) },
      { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) },
      { answers: Array.from({ length: 51 }, () => answer) },
      { answers: [{ ...answer, fraction: 1.1 }] },
      { defaultMark: -1 },
      { name: 'x'.repeat(201) },
    ]) {
      const response = await admin.post('/question', buildQuestion(bankId, more));
      expect(response.statusCode, JSON.stringify(more).slice(0, 50)).toBe(400);
    }
  });
});

describe('another organization', () => {
  it('neither sees nor touches a question or bank by any call', async () => {
    const id = await createQuestion(admin, bankId);
    const theirBank = await createBank(stranger);
    const input = { ...buildQuestion(theirBank), version: 1 };
    const calls = [
      stranger.get(`/question/${id}`),
      stranger.get(`/question/${id}/version`),
      stranger.put(`/question/${id}`, input),
      stranger.delete(`/question/${id}`),
      stranger.put('/question/updateStatus', { ids: [id], status: 'INACTIVE' }),
      stranger.put('/question/deleteItems', { ids: [id] }),
      stranger.post('/question/duplicate', { bankId }),
      stranger.get(`/question-bank/${bankId}`),
      stranger.put(`/question-bank/${bankId}`, { ...buildBank(), version: 1 }),
      stranger.delete(`/question-bank/${bankId}`),
      stranger.put('/question-bank/updateStatus', { ids: [bankId], status: 'INACTIVE' }),
      stranger.put('/question-bank/deleteItems', { ids: [bankId] }),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(404);
    expect(await find({ filter: { bankId } }, stranger)).toMatchObject({ total: 0 });
    expect(await find({ searchTerm: 'building' }, stranger)).toMatchObject({ total: 0 });
  });

  it('gets no question, and gives none, by naming a bank', async () => {
    const id = await createQuestion(admin, bankId);
    const theirBank = await createBank(stranger);
    const refused = [
      await stranger.post('/question', buildQuestion(bankId)),
      await change(id, { bankId: theirBank }),
      await admin.post('/question', buildQuestion(unknownId)),
      // Reaching both organizations does not allow moving a question between them.
      await app
        .as(app.users.system)
        .put(`/question/${id}`, { ...buildQuestion(theirBank), version: 1 }),
    ];
    for (const response of refused) {
      expect(response.statusCode).toBe(400);
      expect(response.json<Problem>().errors).toMatchObject([{ field: 'bankId' }]);
    }
  });

  it('is out of the question for roles that may not write', async () => {
    for (const user of [app.users.learner, app.users.orgUser]) {
      const client = app.as(user);
      expect((await client.post('/question', buildQuestion(bankId))).statusCode).toBe(403);
      expect((await client.post('/question-bank', buildBank())).statusCode).toBe(403);
    }
    const reader = app.as(app.users.orgUser);
    expect((await reader.post('/question/find', {})).statusCode).toBe(200);
    expect((await app.as(app.users.learner).post('/question/find', {})).statusCode).toBe(403);
    expect((await app.anonymous.post('/question/find', {})).statusCode).toBe(401);
  });
});

describe('a bank', () => {
  it('says how many questions it has, and stays as long as it has one', async () => {
    const id = await createQuestion(admin, bankId);
    const banks = (await admin.post('/question-bank/find', {})).json<FindResult<QuestionBank>>();
    expect(banks.items).toMatchObject([{ id: bankId, questionCount: 1 }]);
    const refused = await admin.delete(`/question-bank/${bankId}`);
    expect(refused.json<Problem>()).toMatchObject({ status: 409, code: 'entity.inUse' });
    await admin.delete(`/question/${id}`);
    const draw = { kind: 'RANDOM', bankId, count: 1, mark: 1 };
    await app.db.insert(quizzes).values(buildQuizRow(app, draw));
    expect((await admin.delete(`/question-bank/${bankId}`)).statusCode).toBe(409);
    await app.db.delete(quizzes);
    expect((await admin.delete(`/question-bank/${bankId}`)).statusCode).toBe(204);
  });

  it('keeps its organization, whoever changes it', async () => {
    const response = await app.as(app.users.system).put(`/question-bank/${bankId}`, {
      ...buildBank({ organizationId: app.organizations.other.id }),
      version: 1,
    });
    expect(response.json<QuestionBank>().organizationId).toBe(app.organizations.bcc.id);
  });
});

it('keeps how many words an essay is to have, the most not below the least', async () => {
  const essay = { type: 'ESSAY' as const, answers: [], minWords: 100 };
  const id = await createQuestion(admin, bankId, { ...essay, maxWords: 300 });
  expect(await read(id)).toMatchObject({ minWords: 100, maxWords: 300 });
  const refused = await admin.post('/question', buildQuestion(bankId, { ...essay, maxWords: 99 }));
  expect(refused.json<Problem>().errors).toMatchObject([{ field: 'maxWords', code: 'min' }]);
});
