import {
  checkoutOf,
  choose,
  createAccount,
  expect,
  isTrue,
  makeQuizCourse,
  optionsIn,
  organizationCode,
  placeOrder,
  press,
  signInAs,
  submit,
  tabTo,
  test,
  type Translate,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

const listPath = '/course-management/create-quizes';
const wrongStatement = 'Gloves are not needed.';

/** Takes the quiz in a separate browser, answering every statement with true. */
const sitQuiz = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('learning.quiz.start') }).click();
  await page.getByLabel(t('learning.attempt.all')).check();
  for (const yes of await page.getByRole('radio', { name: t('learning.question.true') }).all()) {
    await yes.check();
  }
  await submit(page, t);
};

test.describe('quizzes', () => {
  test.use({ allowedLines: /^Failed to load resource: .*400/ });

  test('a quiz of picked and drawn questions is published, taken, frozen and regraded', async ({
    context,
    page,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const title = `Gloves ${crypto.randomUUID().slice(0, 8)}`;
    const course = await makeQuizCourse(author, title);
    const picked = `Gloves are needed. ${title}`;
    await course.addQuestion(picked, { answers: isTrue });
    const wrongId = await course.addQuestion(wrongStatement, {
      answers: isTrue.map((answer) => ({ ...answer, fraction: 1 - answer.fraction })),
      tags: ['drawn'],
    });
    await course.addQuestion('Boots are needed.', { answers: isTrue, tags: ['drawn'] });
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const row = (name: string) => page.getByRole('listitem', { name, exact: true });

    await page.goto(listPath);
    await button('quizzes.list.create').click();
    await page.getByLabel(t('quizzes.field.title'), { exact: true }).fill(`Quiz of ${title}`);
    await choose(page.getByLabel(t('quizzes.field.courseId'), { exact: true }), title);
    await page
      .getByRole('radiogroup', { name: t('quizzes.review.answers') })
      .getByRole('radio', { name: t('quizzes.review.moment.AFTER_SUBMIT') })
      .check();
    await expectAccessible(page);

    await button('quizzes.items.add').click();
    await page.getByRole('searchbox', { name: t('quizzes.picker.search') }).fill(title);
    const question = page.getByRole('checkbox', { name: picked });
    await question.check();
    await expect(page.getByText(t('quizzes.picker.found', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: t('quizzes.picker.chosen', { count: 1 }), exact: true })
      .click();

    await button('quizzes.items.addRandom').click();
    const draw = row(t('quizzes.items.random'));
    await choose(draw.getByRole('combobox').first(), course.bankName);
    const named = row(t('quizzes.items.randomFrom', { bank: course.bankName }));
    await named.getByRole('checkbox', { name: 'drawn' }).check();
    await named.getByRole('spinbutton').first().fill('3');
    await expect(
      named.getByText(
        t('validation.tooFewQuestions', {
          count: 3,
          fitting: t('validation.fitting', { count: 2 }),
        }),
      ),
    ).toBeVisible();
    await button('quizzes.items.addSection').click();
    const heading = row(t('quizzes.items.section'));
    await heading.getByRole('textbox').fill('What to wear');
    const section = row('What to wear');
    for (const position of [2, 1]) {
      await section
        .getByRole('button', { name: t('quizzes.items.up', { name: 'What to wear' }) })
        .press('Enter');
      await expect(
        page.getByText(t('quizzes.items.moved', { name: 'What to wear', position, count: 3 })),
      ).toBeAttached();
    }
    await button('common.action.save').click();
    await expect(page.getByRole('heading', { level: 1, name: `Quiz of ${title}` })).toBeVisible();

    // A draw of more questions than the bank has prevents activation.
    await button('quizzes.editor.activate').click();
    await expect(page.getByText(t('quizzes.editor.notReady'))).toBeVisible();
    await named.getByRole('spinbutton').first().fill('2');
    await button('common.action.save').click();
    await button('quizzes.editor.activate').click();
    await expect(button('quizzes.editor.deactivate')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: t('quizzes.part.preview') }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'What to wear' })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await expectAccessible(page);

    const quizId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await course.publish(quizId, baseURL);
    const learner = await course.openQuiz(browser, baseURL);
    await sitQuiz(learner, t);
    await expect(learner.getByText('What to wear')).toBeVisible();
    const score = (reached: number) =>
      t('learning.result.score', {
        score: String(reached),
        max: '3',
        percent: reached === 3 ? '100%' : '66.67%',
      });
    await expect(learner.getByText(score(2))).toBeVisible();

    await page.goto(`${listPath}/${quizId}`);
    await expect(page.getByText(t('quizzes.editor.frozen', { count: 1 }))).toBeVisible();
    await expect(button('quizzes.items.add')).toHaveCount(0);
    await expect(named.getByRole('spinbutton').first()).toBeDisabled();
    // Settings other than the structure can still change.
    await page.getByLabel(t('quizzes.field.timeLimitMinutes'), { exact: true }).fill('30');
    await button('common.action.save').click();
    await expect(
      page.getByText(t('admin.toast.updated', { name: `Quiz of ${title}` })),
    ).toBeVisible();

    await course.turnAround(wrongId);
    await page.getByRole('link', { name: t('quizzes.part.regrade') }).click();
    await expect(page.getByText(t('quizzes.regrade.changes', { count: 1 }))).toBeVisible();
    await expect(
      page.getByRole('cell', { name: t('quizzes.regrade.passed', { percent: '100%' }) }),
    ).toBeVisible();
    await expectAccessible(page);
    await button('quizzes.regrade.confirm').click();
    await expect(page.getByText(t('quizzes.regrade.done', { count: 1 }))).toBeVisible();
    await learner.reload();
    await expect(learner.getByText(score(3))).toBeVisible();
    await learner.context().close();
  });

  test(
    'a quiz is made and published by keyboard alone',
    { tag: '@desktop' },
    async ({ context, page, t }) => {
      const author = await signInAs(
        context,
        await createAccount('ROLE_ORGADMIN', organizationCode),
      );
      const title = `Keys ${crypto.randomUUID().slice(0, 8)}`;
      const course = await makeQuizCourse(author, title);
      await course.addQuestion(`Gloves are needed. ${title}`, { answers: isTrue });
      const button = (key: string, values?: Record<string, number>) =>
        page.getByRole('button', { name: t(key, values), exact: true });
      await page.goto(listPath);
      await press(page, button('quizzes.list.create'));
      await tabTo(page, page.getByLabel(t('quizzes.field.title'), { exact: true }));
      await page.keyboard.type('Made by keys');
      const courses = page.getByLabel(t('quizzes.field.courseId'), { exact: true });
      await press(page, courses, 'ArrowDown');
      await page.keyboard.type(title);
      await expect(await optionsIn(courses)).toHaveText(title);
      await page.keyboard.press('Enter');
      await expect(courses).toHaveAccessibleDescription(title);
      await press(page, button('quizzes.items.add'));
      await tabTo(page, page.getByRole('searchbox', { name: t('quizzes.picker.search') }));
      await page.keyboard.type(title);
      await expect(page.getByText(t('quizzes.picker.found', { count: 1 }))).toBeVisible();
      await press(page, page.getByRole('checkbox', { name: title }), 'Space');
      await press(page, button('quizzes.picker.chosen', { count: 1 }));
      await expect(button('quizzes.items.add')).toBeFocused();
      await press(page, button('common.action.save'));
      await press(page, button('quizzes.editor.activate'));
      await expect(button('quizzes.editor.deactivate')).toBeFocused();
    },
  );

  test(
    'a learner gets own rules, which are taken back',
    { tag: '@desktop' },
    async ({ context, page, browser, baseURL, t, expectAccessible }) => {
      const author = await signInAs(
        context,
        await createAccount('ROLE_ORGADMIN', organizationCode),
      );
      const course = await makeQuizCourse(author, `Rules ${crypto.randomUUID().slice(0, 8)}`);
      const questionId = await course.addQuestion('Gloves are needed.', { answers: isTrue });
      const quizId = await course.addQuiz('Rules', [{ kind: 'FIXED', questionId, mark: 1 }]);
      await course.publish(quizId, baseURL);
      const account = await createAccount('ROLE_USER');
      const learnerContext = await browser.newContext({ baseURL });
      const learner = await signInAs(learnerContext, account);
      await placeOrder(learner, checkoutOf({ id: course.id, price: 0 }));
      await learnerContext.close();

      await page.goto(`${listPath}/${quizId}#rules`);
      await page.getByRole('button', { name: t('quizzes.override.add') }).click();
      await page.getByRole('searchbox', { name: t('quizzes.override.search') }).fill(account.email);
      await page.getByRole('radio', { name: account.email }).check();
      await page.getByLabel(t('quizzes.field.attemptsAllowed'), { exact: true }).last().fill('5');
      await expectAccessible(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.action.save') })
        .click();
      await expect(page.getByText(t('quizzes.override.attempts', { count: 5 }))).toBeVisible();
      await page
        .getByRole('button', { name: t('quizzes.override.remove', { name: account.name }) })
        .click();
      await expect(page.getByText(t('quizzes.override.none'))).toBeVisible();
    },
  );
});
