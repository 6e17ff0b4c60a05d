import type { Problem } from '@lms/contract';
import type { Quiz } from '@lms/course-management/contract';
import { questionVersions } from '@lms/server/database';
import { createCourse } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { type Authoring, createAuthoring } from '../testing/draft-fixture';
import { buildQuestion, createBank } from '../testing/question-fixture';

let test: Authoring;
let bankId: string;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  bankId = await createBank(test.admin);
});
afterAll(() => test.close());

const picture = (url: string) => `<p>Look <img src="${url}" alt="A page" /></p>`;
const elsewhere = 'https://elsewhere.example/a.png';
const refused = (answer: { statusCode: number; body: string; json: () => unknown }) => {
  expect(answer.statusCode, answer.body).toBe(400);
  return (answer.json() as Problem).errors;
};
const foreign = [
  elsewhere,
  '//elsewhere.example/a.png',
  'data:image/png;base64,AA==',
  '/lms-web/media/uploads/0123.webp',
];

describe('a picture of another site or organization', () => {
  it.each(foreign)('is refused in a question: %s', async (url) => {
    const texts = [
      { text: picture(url) },
      { hint: picture(url) },
      { generalFeedback: picture(url) },
    ];
    for (const more of texts) {
      const [field] = Object.keys(more);
      const made = await test.admin.post('/question', buildQuestion(bankId, more));
      expect(refused(made)).toEqual([{ field, code: 'invalid' }]);
    }
    const { answers } = buildQuestion(bankId);
    const [first, ...others] = answers;
    const feedback = [{ ...first, feedback: picture(url) }, ...others] as typeof answers;
    const made = await test.admin.post('/question', buildQuestion(bankId, { answers: feedback }));
    expect(refused(made)).toEqual([{ field: 'answers[0].feedback', code: 'invalid' }]);
  });

  it('is refused in the instructions of a quiz', async () => {
    const { finalQuiz } = await createCourse(test.db, test.organizations.bcc.id);
    const path = `/quiz/${finalQuiz.id}`;
    const quiz = (await test.admin.get(path)).json<Quiz>();
    for (const url of foreign) {
      const saved = await test.admin.put(path, { ...quiz, instructions: picture(url) });
      expect(refused(saved)).toEqual([{ field: 'instructions', code: 'invalid' }]);
    }
    const own = picture(await test.upload('IMAGE'));
    const saved = await test.admin.put(path, { ...quiz, instructions: own });
    expect(saved.statusCode, saved.body).toBe(200);
  });

  it('is refused though another organization uploaded it here; an own one stays', async () => {
    const theirs = await test.upload('IMAGE', test.users.otherOrgAdmin);
    const odd = await test.admin.post(
      '/question',
      buildQuestion(bankId, { text: picture(theirs) }),
    );
    expect(refused(odd)).toEqual([{ field: 'text', code: 'invalid' }]);
    const own = await test.upload('IMAGE');
    const made = await test.admin.post('/question', buildQuestion(bankId, { text: picture(own) }));
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json<{ id: string }>();
    const [stored] = await test.db
      .select()
      .from(questionVersions)
      .where(eq(questionVersions.questionId, id));
    expect(stored?.content.text).toContain(own);
  });
});
