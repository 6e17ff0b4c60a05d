import {
  buildLearner,
  createAccount,
  enrol,
  expect,
  makeQuizCourse,
  organizationCode,
  query,
  signInAs,
  submit,
  test,
  type Translate,
} from '@lms/e2e';
import type { Page } from '@playwright/test';

/** Ends a person's sessions, as time or another browser of theirs does. */
const endSessions = (email: string) =>
  query(
    `update sessions set ended_at = now()
     where user_id = (select id from users where username = $1)`,
    [email],
  );

/** Logs in over the screen, which says why. */
const logInAgain = async (
  page: Page,
  t: Translate,
  { email, password }: { email: string; password: string },
) => {
  const dialog = page.getByRole('dialog', { name: t('auth.again.title') });
  await expect(dialog).toContainText(t('auth.again.text', { email }));
  await dialog.getByLabel(t('auth.field.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('auth.login.submit'), exact: true }).click();
  await expect(dialog).toBeHidden();
};

test.describe('a session that ends while a learner writes', () => {
  // Expected: calls refused after the end of the session.
  test.use({ allowedLines: /^Failed to load resource: .*401/ });

  test('keeps the note @mobile', async ({ context, page, t, expectAccessible }) => {
    const account = await createAccount('ROLE_USER');
    const learner = await signInAs(context, account);
    const course = await enrol(learner, 'workplace-communication-essentials');
    await page.goto(course.pathOf(course.lessonOf('ARTICLE')));
    const notes = page.getByRole('region', { name: t('notes.title') });
    const field = notes.getByRole('textbox');
    await expect(field).toBeVisible();
    await endSessions(account.email);
    await field.fill('Written after the end');
    await expect(page.getByRole('dialog', { name: t('auth.again.title') })).toBeVisible();
    await expectAccessible(page);
    await logInAgain(page, t, account);
    await expect(field).toHaveValue('Written after the end');
    await expect(notes.getByText(t('notes.saved'), { exact: true })).toBeVisible();
    await page.reload();
    await expect(notes.getByRole('listitem')).toContainText('Written after the end');
  });

  test('keeps the message, which is then sent by itself @mobile', async ({ context, page, t }) => {
    const account = await createAccount('ROLE_USER');
    await signInAs(context, account);
    await page.goto('/my-courses');
    const open = page.getByRole('button', { name: new RegExp(`^${t('shell.chat.title')}`) });
    await open.click();
    await page.getByRole('button', { name: t('communication.chat.new') }).click();
    const field = page.getByRole('textbox', { name: t('communication.chat.message') });
    await field.fill('When does it begin?');
    await page.getByRole('button', { name: t('communication.chat.send'), exact: true }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('When does it begin?');
    await endSessions(account.email);
    await field.fill('And where?');
    await page.getByRole('button', { name: t('communication.chat.send'), exact: true }).click();
    await logInAgain(page, t, account);
    const stored = () =>
      query(
        `select body from messages where body = 'And where?' and author_id =
           (select id from users where username = $1)`,
        [account.email],
      );
    await expect(log).toContainText('And where?');
    await expect.poll(async () => (await stored()).length).toBe(1);
    await expect(log).not.toContainText(t('communication.chat.failed'));
  });

  test('keeps the essay @mobile', async ({ browser, context, baseURL, t }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const title = `Lapse ${crypto.randomUUID().slice(0, 8)}`;
    const course = await makeQuizCourse(author, title);
    const questionId = await course.addQuestion(`Why? ${title}`, { type: 'ESSAY' });
    const quizId = await course.addQuiz(title, [{ kind: 'FIXED', questionId, mark: 4 }]);
    await course.publish(quizId, baseURL);
    const page = await course.openQuiz(browser, baseURL);
    const [row] = await query(
      `select username from users join enrolments on user_id = users.id where course_id = $1`,
      [course.id],
    );
    const account = { ...buildLearner(), email: String(row?.['username']) };
    await page.getByRole('button', { name: t('learning.quiz.start') }).click();
    const field = page.getByLabel(t('learning.question.answer'), { exact: true });
    await field.fill('Because hands are soft.');
    await expect(page.getByText(t('learning.save.saved', { time: '' }).trim())).toBeVisible();
    await endSessions(account.email);
    const words = 'Because hands are soft, and gloves are cheap.';
    await field.fill(words);
    await logInAgain(page, t, account);
    await expect(field).toHaveValue(words);
    await submit(page, t);
    await expect(page.getByText(words)).toBeVisible();
    await page.context().close();
  });
});
