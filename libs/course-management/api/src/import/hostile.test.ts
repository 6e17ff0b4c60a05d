import { type ImportFormat, importFormats } from '@lms/contract';
import { formOf, type TestApp, type TestClient } from '@lms/server/testing';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { importFile, postFile, questionsOf } from '../../testing/import-fixture';
import { createBank } from '../../testing/question-fixture';
import { prepareFile } from './prepare-file';
import { readFile } from './read-file';

let test: TestApp;
let admin: TestClient;
let bankId: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = test.as(test.users.orgAdmin);
  bankId = await createBank(admin);
});
afterAll(() => test.close());

const refusal = async (content: string | Uint8Array, format?: ImportFormat) => {
  const answer = await postFile(admin, { bankId, ...(format && { format }) }, content);
  const { code, errors } = answer.json();
  return [answer.statusCode, code, ...(errors ?? [])] as unknown[];
};
const partsOf = (content: string | Uint8Array, format?: ImportFormat) => [
  ...prepareFile({ bytes: Buffer.from(content as string), ...(format && { format }) }),
];

describe('what is no file of questions', () => {
  it('is refused with its reason and line', async () => {
    const notUtf8 = Buffer.from('a{T}\n\ncaf\xe9 {T}', 'latin1');
    const field = { field: 'file', code: 'notUtf8', params: { line: 3 } };
    expect(await refusal(notUtf8)).toEqual([400, 'import.unreadable', field]);
  });

  it.each<[string, string | Uint8Array, ImportFormat | undefined, number, string?]>([
    ['a sign that is none', 'a\n\0b', 'gift', 2],
    ['XML that does not close', '<quiz>\n<question>\n</quiz>', undefined, 3, 'markupBroken'],
    ['a table without its head', 'a{T}', 'csv', 1],
    ['an empty file', '\n', 'aiken', 1, 'fileEmpty'],
    ['a broken archive', Buffer.from('PK\x03\x04broken'), undefined, 1],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), undefined, 1],
  ])('is told from one: %s', (_what, content, format, line, reason = 'notReadable') => {
    expect(partsOf(content, format)).toEqual([{ refusal: { reason, line } }]);
  });

  it.each(importFormats)('never makes a fault, whatever the bytes are, as %s', (format) => {
    const random = Buffer.from(Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 256));
    for (const content of [random, '', '{', '<quiz', ',,,\n"', 'ANSWER: Z']) {
      const [first] = partsOf(content, format);
      expect(Object.keys(first ?? {})[0]).toMatch(/^(?:format|refusal)$/);
    }
  });

  it('opens no entity and no address', () => {
    const laughs = `<!DOCTYPE q [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>`;
    const outside = '<!DOCTYPE q SYSTEM "file:///etc/passwd"><quiz>&x;</quiz>';
    for (const content of [laughs, outside]) {
      expect(partsOf(content, 'moodle-xml')).toEqual([
        { refusal: { reason: 'notReadable', line: 1 } },
      ]);
    }
  });

  it('is refused where it is too much: bytes, questions, or what a spreadsheet unpacks to', async () => {
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1, 'a'))).toEqual([
      413,
      'request.tooLarge',
    ]);
    expect(await refusal('a{T}\n\n'.repeat(5_001))).toEqual([413, 'import.tooLarge']);
    const bomb = zipSync({ 'xl/sharedStrings.xml': Buffer.alloc(65 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(bomb)).toEqual([413, 'import.tooLarge']);
    expect(await questionsOf(admin, bankId)).toEqual([]);
  });

  it('is stopped when it takes too long, and the next file is read', async () => {
    const bytes = Buffer.from('a{T}\n\n'.repeat(4_000));
    await expect(readFile({ bytes }, { timeMs: 1 })).rejects.toMatchObject({
      code: 'import.tooLarge',
    });
    expect((await readFile({ bytes: Buffer.from('a{T}') })).items).toHaveLength(1);
  });

  it.each([
    ['a text with the name of a PDF', 'a{T}', 'questions.pdf'],
    ['a PDF with the name of a text', '%PDF-1.7\na{T}', 'questions.txt'],
  ])('is refused as %s, with what can be read', async (_what, content, name) => {
    const answer = await postFile(admin, { bankId, dryRun: 'true' }, content, name);
    expect(answer.statusCode).toBe(400);
    const params = { types: '.txt, .gift, .xml, .csv, .tsv, .xlsx' };
    expect(answer.json()).toMatchObject({
      code: 'import.unreadable',
      errors: [{ field: 'file', code: 'fileType', params }],
    });
  });

  it('has to be a form with one file', async () => {
    const path = `/question/import?bankId=${bankId}`;
    expect((await admin.post(path, { file: 'a{T}' })).statusCode).toBe(415);
    const { payload, headers } = formOf('a{T}');
    const cut = payload.subarray(0, payload.length - 10);
    expect((await admin.post(path, cut, { headers })).statusCode).toBe(400);
    const none = Buffer.from('--test-boundary--\r\n');
    expect((await admin.post(path, none, { headers })).statusCode).toBe(400);
  });
});

describe('whoever may not', () => {
  it('neither reads nor writes a bank of another organization, or one that is none', async () => {
    const foreign = await createBank(test.as(test.users.otherOrgAdmin));
    const none = '01890000-0000-7000-8000-000000000000';
    for (const id of [foreign, none]) {
      expect((await postFile(admin, { bankId: id }, 'a{T}')).statusCode).toBe(404);
      const answer = await admin.get(`/question/export?bankId=${id}&format=gift`);
      expect(answer.statusCode).toBe(404);
    }
    const system = test.as(test.users.system);
    expect(await importFile(system, { bankId: foreign }, 'a{T}')).toMatchObject({ accepted: 1 });
  });

  it('imports nothing with the rights to read alone', async () => {
    const reader = test.as(test.users.orgUser);
    expect((await postFile(reader, { bankId }, 'a{T}')).statusCode).toBe(403);
    expect((await reader.get(`/question/export?bankId=${bankId}&format=csv`)).statusCode).toBe(200);
    expect((await test.anonymous.get('/question/export')).statusCode).toBe(401);
  });

  it('asks for what there is not', async () => {
    for (const query of ['', `?bankId=x&format=gift`, `?bankId=${bankId}&format=qti`]) {
      expect((await admin.get(`/question/export${query}`)).statusCode).toBe(400);
    }
    expect((await admin.get('/question/import-template?format=gift')).statusCode).toBe(400);
  });
});
