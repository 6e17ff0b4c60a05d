import type { FindResult, QuestionType } from '@lms/contract';
import type { Question } from '@lms/course-management/contract';
import {
  type Caller,
  choose,
  createAccount,
  expect,
  makeQuizCourse,
  organizationCode,
  signInAs,
  submit,
  test,
  type Translate,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

const banksPath = '/course-management/create-question';
const pathOf = ({ bankId, id }: Pick<Question, 'bankId' | 'id'>) =>
  `${banksPath}/${bankId}/question/${id}`;

/** Question editor, as an author sees it. */
class QuestionEditor {
  constructor(
    readonly page: Page,
    readonly t: Translate,
  ) {}

  field(key: string, values?: Record<string, number>) {
    return this.page.getByLabel(this.t(`questions.${key}`, values), { exact: true });
  }

  get preview() {
    return this.page.getByRole('region', { name: this.t('questions.preview.title') });
  }

  button(key: string, values?: Record<string, string | number>) {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true });
  }

  private get another() {
    return this.page.getByRole('link', { name: this.t('questions.another') });
  }

  async begin(type: QuestionType, text: string) {
    await this.field(`type.${type}`).press('Space');
    await this.field('field.text').fill(text);
  }

  async fillAnswers(texts: string[]) {
    for (const [index, text] of texts.entries()) {
      await this.field('answer.text', { number: index + 1 }).fill(text);
    }
  }

  /** Saves a new question; its editor stays open. */
  async create() {
    await this.button('common.action.save').click();
    await expect(this.page.getByText(this.t('questions.saved.created')).first()).toBeVisible();
    // The edit form replaces the creation form.
    await expect(this.another).toBeVisible();
  }

  async writeAnother() {
    await this.another.click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.t('questions.create') }),
    ).toBeVisible();
  }

  async markAnswer(verdict: string) {
    await this.preview.getByRole('button', { name: this.t('questions.preview.check') }).click();
    await expect(this.preview.getByText(this.t(`learning.result.state.${verdict}`))).toBeVisible();
  }
}

const usedQuestion = async (author: Caller) => {
  const data = { paginator: { page: 1, pageSize: 100 } };
  const { items } = await author.ask<FindResult<Question>>('POST', '/question/find', { data });
  return items.find(({ usedCount }) => usedCount > 0)!;
};

test.describe('question banks', () => {
  test.use({ allowedLines: /^Failed to load resource: .*409/ });

  test('hold questions of many types, tried out as learners see them, with versions', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const bankName = `Bank ${crypto.randomUUID()}`;
    const editor = new QuestionEditor(page, t);
    await page.goto(banksPath);
    await editor.button('questions.bank.create').first().click();
    await page.getByLabel(t('questions.bank.name'), { exact: true }).fill(bankName);
    await page.getByLabel(t('questions.bank.description')).fill('About safety. '.repeat(12));
    await editor.button('common.action.save').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('searchbox').fill(bankName);
    await expect(page).toHaveURL(/q=Bank/);
    await page.getByRole('link', { name: bankName }).click();
    await expect(page.getByRole('heading', { level: 1, name: bankName })).toBeVisible();
    await expect(page.getByText(t('common.state.noItems'))).toBeVisible();
    await expectAccessible(page);
    await editor.button('questions.create').first().click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('questions.create') }),
    ).toBeVisible();
    const asked = `What is worn on site ${bankName}?`;
    await editor.begin('SINGLE_CHOICE', asked);
    await editor.button('common.action.save').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await editor.fillAnswers(['A helmet', 'Sandals', 'A cap']);
    const half = t('questions.share.partly', { percent: '50%' });
    await choose(editor.field('answer.fraction', { number: 3 }), half);
    await editor.preview.getByRole('radio', { name: 'A cap' }).check();
    await editor.markAnswer('partial');
    await expectAccessible(page);
    await editor.create();
    await editor.writeAnother();
    await editor.begin('NUMERICAL', 'How many grams are in a kilogram?');
    await editor.fillAnswers(['1000']);
    await editor.field('answer.tolerance', { number: 1 }).fill('5');
    await editor.preview.getByLabel(t('learning.question.number')).fill('1,004');
    await editor.markAnswer('right');
    await editor.create();

    await editor.writeAnother();
    await editor.begin('MATCHING', 'What belongs together?');
    for (const [index, [stem, choice]] of [
      ['Head', 'Helmet'],
      ['Hand', 'Glove'],
    ].entries()) {
      await editor.field('pair.stem', { number: index + 1 }).fill(stem!);
      await editor.field('pair.choice', { number: index + 1 }).fill(choice!);
    }
    // The preview follows what is typed a moment later.
    await expect(editor.preview.getByLabel('Hand').getByText('Glove')).toBeAttached();
    await editor.preview.getByLabel('Head').selectOption('Helmet');
    await editor.preview.getByLabel('Hand').selectOption('Helmet');
    await editor.markAnswer('partial');
    await editor.create();

    await editor.writeAnother();
    await editor.begin('FILL_IN_BLANKS', 'The capital of Bangladesh is ');
    await editor.button('questions.form.addBlank').click();
    await editor.field('blankAnswer.text', { blank: 1, number: 1 }).fill('Dhaka');
    await editor.preview.getByLabel(t('learning.question.blank', { number: 1 })).fill('dhaka');
    await editor.markAnswer('right');
    await expectAccessible(page);
    await editor.create();

    await editor.writeAnother();
    await editor.begin('ORDERING', 'Put the meals in the order of the day.');
    await editor.fillAnswers(['Breakfast', 'Lunch', 'Supper']);
    await editor.create();

    await editor.writeAnother();
    await editor.begin('ESSAY', 'Say in your own words why a helmet matters.');
    await editor.field('field.minWords').fill('50');
    await expect(
      editor.preview.getByText(t('learning.question.wordsLeast', { count: 50 })),
    ).toBeVisible();
    await editor.create();

    for (const [hint, number] of [
      ['Think of your head', 2],
      ['Think of what falls', 3],
    ] as const) {
      await editor.field('field.hint').fill(hint);
      await editor.button('common.action.save').click();
      await expect(page.getByText(t('questions.version.text', { count: number }))).toBeVisible();
    }
    await editor.button('questions.version.show').click();
    for (const number of [3, 2, 1]) {
      await expect(
        page.getByRole('heading', { name: t('questions.version.number', { number }) }),
      ).toBeVisible();
    }
    await expectAccessible(page);
    await editor.button('questions.version.take', { number: 2 }).click();
    await expect(editor.field('field.hint')).toHaveValue('Think of your head');
    await editor.button('common.action.save').click();
    await expect(page.getByText(t('questions.version.text', { count: 4 }))).toBeVisible();

    await editor.writeAnother();
    await editor.begin('TRUE_FALSE', asked.toUpperCase());
    await expect(page.getByText(t('questions.similar.found', { count: 1 }))).toBeVisible();
    await editor.create();

    await page.getByRole('link', { name: bankName, exact: true }).click();
    const all = t('admin.table.range', { from: 1, to: 7, total: 7 });
    await expect(page.getByText(all)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('questions.duplicates.find') }).click();
    await expect(page.getByRole('link', { name: asked })).toHaveCount(2);
    await expectAccessible(page);
  });

  test('keep a question that a quiz uses, and say so @desktop', async ({ context, page, t }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', 'BCC'));
    const question = await usedQuestion(author);
    const { name, bankId, usedCount } = question;
    await page.goto(`${banksPath}/${bankId}?q=${encodeURIComponent(name.slice(0, 40))}`);
    await page.getByRole('button', { name: t('admin.table.actionsFor', { name }) }).click();
    await page.getByRole('menuitem', { name: t('admin.table.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('admin.table.delete'), exact: true })
      .click();
    await expect(page.getByText(t('admin.delete.blockedBy.QUIZ', { name }))).toBeVisible();
    await page.goto(pathOf(question));
    await expect(page.getByText(t('questions.inUse', { count: usedCount }))).toBeVisible();
  });

  test('are only read by those who may not write', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const reader = await signInAs(context, await createAccount('ROLE_ORG_USER', 'BCC'));
    const question = await usedQuestion(reader);
    await page.goto(`${banksPath}/${question.bankId}`);
    await expect(page.getByText(question.name).first()).toBeVisible();
    await expect(page.getByRole('button', { name: t('questions.create') })).toHaveCount(0);
    await page.goto(pathOf(question));
    await expect(page.getByText(t('questions.readOnly'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('questions.preview.check') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('common.action.save') })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('ask learners to fill blanks, put things in order and write', async ({
    browser,
    context,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const title = `Meals ${crypto.randomUUID().slice(0, 8)}`;
    const course = await makeQuizCourse(author, title);
    const elements = ['Breakfast', 'Lunch', 'Supper'];
    const orderId = await course.addQuestion('Put the meals in their order.', {
      type: 'ORDERING',
      answers: elements.map((text) => ({ id: text, text: `<b>${text}</b>`, fraction: 0 })),
      hint: 'Begin in the morning.',
    });
    const blank = { weight: 1, caseSensitive: false };
    const blanksId = await course.addQuestion('Fill in what is missing.', {
      type: 'FILL_IN_BLANKS',
      text: '<p>Rice is [[1]] with [[2]].</p>',
      blanks: [
        { ...blank, id: 'b1', kind: 'TEXT', answers: [{ id: 'r', text: 'eaten', fraction: 1 }] },
        {
          ...blank,
          id: 'b2',
          kind: 'CHOICE',
          answers: [
            { id: 'fish', text: 'fish', fraction: 1 },
            { id: 'ink', text: 'ink', fraction: 0 },
          ],
        },
      ],
    });
    const essayId = await course.addQuestion('Why do you eat?', { type: 'ESSAY', minWords: 3 });
    const items = [orderId, blanksId, essayId].map((questionId) => ({
      kind: 'FIXED' as const,
      questionId,
      mark: 1,
    }));
    await course.publish(await course.addQuiz(`Quiz of ${title}`, items), baseURL);

    const page = await course.openQuiz(browser, baseURL);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByRole('button', { name: t('learning.quiz.start') }).click();
    await page.getByLabel(t('learning.attempt.all')).check();
    const shown = page.getByRole('group', { name: 'Put the meals' }).getByRole('listitem');
    for (const [place, element] of elements.entries()) {
      const item = shown.filter({ hasText: element });
      while ((await shown.nth(place).textContent())?.includes(element) === false) {
        await item.getByRole('button').first().click();
      }
    }
    const keep = page.getByRole('button', { name: t('learning.question.keepOrder') });
    if (await keep.isVisible()) await keep.click();
    await page.getByLabel(t('learning.question.blank', { number: 1 })).fill('Eaten');
    await page.getByLabel(t('learning.question.blank', { number: 2 })).selectOption('ink');
    await page.getByRole('group', { name: 'Why do you eat?' }).getByRole('textbox').fill('To live');
    await expect(page.getByText(t('learning.question.words', { count: 2 }))).toBeVisible();
    await expectAccessible(page);
    await submit(page, t);
    await expect(page.getByText('Rice is')).toBeVisible();
    await expect(page.getByText('To live')).toBeVisible();
    await expectAccessible(page);
    await page.context().close();
  });
});
