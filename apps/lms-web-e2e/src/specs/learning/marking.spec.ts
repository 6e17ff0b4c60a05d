import {
  createAccount,
  expect,
  makeQuizCourse,
  organizationCode,
  signInAs,
  submit,
  test,
} from '@lms/e2e';

const essaysPath = '/course-management/create-quizes/essays';
const response = 'Because hands are soft.\n\nAnd gloves are cheap.';

test.describe('essays', () => {
  test.use({ allowedLines: /^Failed to load resource: .*409/ });

  test('wait at the desk, are marked there, and the learner reads mark and comment', async ({
    context,
    page,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const title = `Essay ${crypto.randomUUID().slice(0, 8)}`;
    const course = await makeQuizCourse(author, title);
    const questionId = await course.addQuestion(`Why gloves? ${title}`, {
      type: 'ESSAY',
      markingGuide: '<p>Names the reason.</p>',
    });
    const quizId = await course.addQuiz(`Quiz of ${title}`, [
      { kind: 'FIXED', questionId, mark: 4 },
    ]);
    await course.publish(quizId, baseURL);

    const paper = await course.openQuiz(browser, baseURL);
    await paper.getByRole('button', { name: t('learning.quiz.start') }).click();
    await paper.getByLabel(t('learning.question.answer'), { exact: true }).fill(response);
    await submit(paper, t);
    await expect(paper.getByText(t('learning.result.marking'))).toBeVisible();
    await expect(paper.getByText(t('learning.result.state.waiting'))).toBeVisible();
    await expectAccessible(paper);

    await page.goto(`${essaysPath}?quiz=${quizId}`);
    await expect(page.getByText(t('quizzes.essay.waiting', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: t('quizzes.essay.open', { name: 'Farzana Akter' }) })
      .click();
    await expect(page.getByText('Names the reason.')).toBeVisible();
    await expect(page.getByText(t('quizzes.essay.words', { count: 8 }))).toBeVisible();
    await expectAccessible(page);
    const mark = page.getByLabel(t('quizzes.field.mark'), { exact: true });
    const save = page.getByRole('button', { name: t('common.action.save'), exact: true });

    // The form refuses a mark above the question's.
    await mark.fill('5');
    await save.click();
    await expect(mark).toHaveAttribute('aria-invalid', 'true');
    // Meanwhile another marker marks it.
    const other = await createAccount('ROLE_ORGADMIN', organizationCode);
    const otherContext = await browser.newContext({ baseURL });
    const marker = await signInAs(otherContext, other);
    const attemptId = paper.url().split('/').at(-1) ?? '';
    await marker.ask('PUT', `/essay/${attemptId}/${questionId}`, {
      data: { mark: 1, comment: 'Too short', markedAt: null },
    });
    await otherContext.close();
    await mark.fill('3.5');
    await page.getByLabel(t('quizzes.field.comment'), { exact: true }).fill('Well reasoned.');
    await save.click();
    await expect(page.getByText('Too short')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('quizzes.essay.keepMine') }).click();
    await expect(page.getByText(t('quizzes.essay.graded'))).toBeVisible();
    await expect(page.getByText(t('quizzes.essay.empty'))).toBeVisible();
    await page.getByRole('button', { name: t('quizzes.essay.showMarked') }).click();
    await expect(
      page.getByText(t('quizzes.essay.markOf', { mark: '3.5', max: '4' })),
    ).toBeVisible();

    await paper.reload();
    await expect(paper.getByText('Well reasoned.')).toBeVisible();
    await expect(
      paper.getByText(t('learning.result.score', { score: '3.5', max: '4', percent: '87.5%' })),
    ).toBeVisible();
    await expectAccessible(paper);
    await paper.goto('/dashboard');
    await paper.getByRole('button', { name: /notifications/i }).click();
    await expect(
      paper
        .getByText(
          t('communication.notification.QUIZ_GRADED', { course: title, quiz: `Quiz of ${title}` }),
        )
        .first(),
    ).toBeVisible();
    await paper.context().close();
  });
});
