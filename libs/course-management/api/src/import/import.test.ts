import { questionTypes } from '@lms/contract';
import { activityLog, questionVersions } from '@lms/server/database';
import { type TestApp, type TestClient } from '@lms/server/testing';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { everyType, importFile, postFile, questionsOf } from '../../testing/import-fixture';
import { createBank } from '../../testing/question-fixture';

let test: TestApp;
let admin: TestClient;
let bankId: string;
beforeAll(async () => {
  test = await createTestApp();
  admin = test.as(test.users.orgAdmin);
  bankId = await createBank(admin, { name: 'Signs' });
});
afterAll(() => test.close());

const faulty = `::Good::Two and two?{=four ~five}

::Half is right::Two and three?{~%50%four ~six}

Open {=brace`;

describe('an import', () => {
  it('only says what would come in, when it is a dry run', async () => {
    const report = await importFile(admin, { bankId, format: 'gift', dryRun: 'true' }, faulty);
    expect(report).toMatchObject({ format: 'gift', total: 3, accepted: 1, rejected: 2 });
    expect(report.items).toEqual([
      { line: 1, name: 'Good', type: 'SINGLE_CHOICE', errors: [], notes: [] },
      {
        line: 3,
        name: 'Half is right',
        type: 'MULTIPLE_CHOICE',
        errors: [{ line: 3, code: 'fractionsSum', params: { sum: '50' } }],
        notes: [],
      },
      expect.objectContaining({ line: 5, errors: [expect.objectContaining({ line: 5 })] }),
    ]);
    expect(await questionsOf(admin, bankId)).toEqual([]);
  });

  it('takes what can be taken, each with its first version, and says what it did not take', async () => {
    const into = await createBank(admin);
    const report = await importFile(admin, { bankId: into }, faulty);
    expect(report).toMatchObject({ format: 'gift', total: 3, accepted: 1, rejected: 2 });
    const [question, ...more] = await questionsOf(admin, into);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ name: 'Good', contentVersion: 1, status: 'ACTIVE' });
    const versions = await admin.get(`/question/${question?.id}/version`);
    expect(versions.json()).toEqual([
      expect.objectContaining({ contentVersion: 1, authorName: test.users.orgAdmin.name }),
    ]);
  });

  it('asks for the format where name and content disagree, and takes either', async () => {
    const into = await createBank(admin);
    const post = (query: Omit<Parameters<typeof postFile>[1], 'bankId'>) =>
      postFile(admin, { bankId: into, ...query }, 'True?{T}', 'questions.xml');
    expect((await post({ dryRun: 'true' })).json()).toEqual({
      format: 'moodle-xml',
      otherFormat: 'gift',
      total: 0,
      accepted: 0,
      rejected: 0,
      items: [],
    });
    const undecided = await post({});
    expect(undecided.statusCode).toBe(400);
    expect(undecided.json()).toMatchObject({ errors: [{ field: 'format', code: 'required' }] });
    expect((await post({ dryRun: 'true', format: 'moodle-xml' })).json()).toMatchObject({
      code: 'import.unreadable',
    });
    expect((await post({ format: 'gift' })).json()).toMatchObject({
      format: 'gift',
      otherFormat: null,
      accepted: 1,
    });
    expect(await questionsOf(admin, into)).toHaveLength(1);
  });

  it('brings a question of every type, its category as a tag, and is logged', async () => {
    const into = await createBank(admin, { name: 'Drill' });
    const report = await importFile(admin, { bankId: into, format: 'gift' }, everyType);
    expect(report.items.flatMap(({ errors }) => errors)).toEqual([]);
    const found = await questionsOf(admin, into);
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(questionTypes));
    expect(found[0]).toMatchObject({
      name: 'Sign',
      externalId: 'q-1',
      tags: ['workshop', 'নিরাপত্তা', 'Safety/Fire'],
      difficulty: 'HARD',
      defaultMark: 2,
    });
    const logged = await test.db
      .select()
      .from(activityLog)
      .where(and(eq(activityLog.action, 'IMPORTED'), eq(activityLog.subject, 'Drill')));
    expect(logged).toHaveLength(1);
  });

  it('notes what is there already and what the file says twice, and takes it all the same', async () => {
    const into = await createBank(admin, { name: 'Second' });
    const twice =
      '::One::Where is the exit?{=here ~there}\n\n::Two::where is the EXIT?{=here ~there}';
    const first = await importFile(admin, { bankId: into }, twice);
    expect(first).toMatchObject({ accepted: 2 });
    expect(first.items.map(({ notes }) => notes)).toEqual([
      [],
      [{ line: 3, code: 'duplicateInFile', params: { line: 1 } }],
    ]);
    const again = await importFile(admin, { bankId: into, dryRun: 'true' }, twice);
    expect(again.items[0]?.notes).toEqual([
      { line: 1, code: 'duplicate', params: { name: 'One', bank: 'Second' } },
    ]);
    const elsewhere = test.as(test.users.otherOrgAdmin);
    const foreign = { bankId: await createBank(elsewhere), dryRun: 'true' as const };
    expect((await importFile(elsewhere, foreign, twice)).items[0]?.notes).toEqual([]);
  });

  it('tells which parts a question can’t keep', async () => {
    const long = 't'.repeat(51);
    const text = `// [tag:${long}]\n[html]<p>Watch</p><iframe src="https://a.example"></iframe><img src="http://a.example/b.png">{T}`;
    const { items } = await importFile(admin, { bankId, dryRun: 'true' }, text);
    expect(items[0]?.errors).toEqual([]);
    expect(items[0]?.notes).toEqual([
      { line: 2, code: 'partLeftOut', params: { part: long } },
      { line: 2, code: 'partLeftOut', params: { part: '<iframe>, <img>' } },
    ]);
  });

  it('refuses a question whose text is none once it is clean, or too long', async () => {
    const text = `[html]<script>alert(1)</script>{T}\n\n${'x'.repeat(20_001)}{T}`;
    const { items } = await importFile(admin, { bankId, dryRun: 'true' }, text);
    expect(items.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
      ['textMissing'],
      ['tooLong'],
    ]);
    expect(items[1]?.errors[0]?.params).toEqual({ max: 20_000 });
  });

  it('stores nothing at all when one question can’t be stored', async () => {
    const into = await createBank(admin);
    await test.db.execute(
      sql`alter table question_versions add constraint no_boom check (content::text not like '%boom%')`,
    );
    try {
      const answer = await postFile(admin, { bankId: into }, 'a{T}\n\nboom{T}');
      expect(answer.statusCode).toBe(500);
    } finally {
      await test.db.execute(sql`alter table question_versions drop constraint no_boom`);
    }
    expect(await questionsOf(admin, into)).toEqual([]);
  });
});

describe('a picture in a file', () => {
  const png = () =>
    sharp({ create: { width: 4, height: 4, channels: 3, background: '#3699FF' } })
      .png()
      .toBuffer();

  it('is stored and served, also when two questions show it', async () => {
    const into = await createBank(admin);
    const base64 = (await png()).toString('base64');
    const question = `<question type="truefalse"><questiontext format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/a.png" alt="A"></p>]]></text>
      <file name="a.png" encoding="base64">${base64}</file></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question>`;
    const report = await importFile(
      admin,
      { bankId: into, format: 'moodle-xml' },
      `<quiz>${question}${question}</quiz>`,
    );
    expect(report.items.map(({ errors }) => errors)).toEqual([[], []]);
    const [one, two] = await questionsOf(admin, into);
    const address = /src="([^"]+\.webp)"/.exec(one?.text ?? '')?.[1] ?? '';
    expect(two?.text).toContain(address);
    const served = await test.app.inject(address);
    expect(served.headers['content-type']).toBe('image/webp');
    expect((await sharp(served.rawPayload).metadata()).width).toBe(4);
  });

  it('keeps its question out when it is broken', async () => {
    const broken = (await png()).subarray(0, 40).toString('base64');
    const text = `[html]<p><img src\\="data:image/png;base64,${broken.replaceAll('=', '\\=')}"></p>{T}`;
    const { items } = await importFile(admin, { bankId, format: 'gift' }, text);
    expect(items[0]?.errors).toEqual([
      { line: 1, code: 'pictureInvalid', params: { name: 'data:' } },
    ]);
    expect(await test.db.select().from(questionVersions)).not.toContainEqual(
      expect.objectContaining({ content: expect.objectContaining({ text: '' }) }),
    );
  });
});
