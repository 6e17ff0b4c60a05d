import { answerAll, enrol, expect, quizIdOf, signUpIn, submit, test } from '@lms/e2e';
import type { Attempt, CourseNotes, QuizStart } from '@lms/learning/contract';

const course = 'workplace-communication-essentials';

// The test goes offline on purpose.
test.use({
  allowedLines: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404|^texts not loaded: \w+\/catalog/,
});

/** Counts, in the page, what its device keeps until it is sent. */
const countUnsent = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('study');
    opening.onsuccess = () => {
      const { result: database } = opening;
      const counting = database.transaction('unsent').objectStore('unsent').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });

test('a kept course is studied without a connection, also in a page opened later', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  const { id, lessonOf, pathOf } = await enrol(learner, course);
  const [article, video, practice] = [lessonOf('ARTICLE'), lessonOf('VIDEO'), lessonOf('QUIZ')];
  const quizId = await quizIdOf(learner, practice);
  const attemptsOnServer = async () =>
    (await learner.ask<QuizStart>('GET', `/learning/quiz/${quizId}`)).attempts;

  await page.goto('/my-courses/offline');
  await page.getByRole('button', { name: t('offline.keep') }).click();
  const dialog = page.getByRole('dialog', { name: t('offline.title') });
  await dialog.getByRole('radio').nth(1).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('offline.keep') }).click();
  await expect(dialog.getByRole('button', { name: t('offline.remove') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('offline.kept') })).toBeFocused();
  await expectAccessible(page);
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto(pathOf(article));
  const heading = later.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(article.title);
  await later.getByRole('button', { name: t('learning.player.doneAndContinue') }).click();
  await expect(heading).not.toHaveText(article.title);
  await expect(later.getByText(t('learning.player.kept'))).toBeVisible();
  await later.goto(pathOf(video));
  await expect(later.locator('video')).toHaveJSProperty('readyState', 4);
  await later.getByRole('tab', { name: t('learning.about.glossary') }).click();
  await expect(later.getByRole('term').filter({ hasText: 'Agenda' })).toBeVisible();
  await later.getByRole('tab', { name: t('learning.about.notes') }).click();
  const notes = later.getByRole('region', { name: t('notes.title') });
  await notes.getByRole('textbox').fill('Typed on the train');
  await expect(notes.getByText(t('notes.kept'))).toBeVisible();
  await expectAccessible(later);
  await later.goto('/courses');
  await expect(later.getByRole('main').getByText(t('common.state.offline'))).toBeVisible();
  await later.getByRole('button', { name: t('common.state.retry') }).click();
  await expect(later.getByRole('main').getByText(t('common.state.offline'))).toBeVisible();
  await later.goto(pathOf(practice));
  await later.getByRole('button', { name: t('learning.quiz.start') }).click();
  await expect(later).toHaveURL(/\/attempt\//);
  await answerAll(later, t, course);
  await expect(later.getByText(t('learning.save.saved', { time: '' }).trim())).toBeVisible();
  await later.close();

  const quiz = await context.newPage();
  await quiz.goto(pathOf(practice));
  await quiz.getByRole('button', { name: t('learning.quiz.resume') }).click();
  await expect(quiz).toHaveURL(/\/attempt\//);
  await quiz.getByLabel(t('learning.attempt.all')).check();
  await submit(quiz, t);
  await expect(quiz.getByText(t('offline.sitting.waits', { count: 8 }))).toBeVisible();
  await expectAccessible(quiz);
  await quiz.close();

  const last = await context.newPage();
  await last.goto('/my-courses/offline');
  await expect(last.getByRole('region', { name: t('offline.unsent.title') })).toContainText(
    'Typed on the train',
  );
  await expectAccessible(last);
  await context.setOffline(false);
  const bodies = async () =>
    (await learner.ask<CourseNotes>('GET', `/learning/course/${id}/note`)).notes.map(
      ({ body }) => body,
    );
  await expect.poll(bodies).toEqual(['Typed on the train']);
  await expect(last.getByText('Typed on the train')).toBeHidden();
  await expect.poll(attemptsOnServer).toMatchObject([{ number: 1, status: 'GRADED' }]);
  const [{ id: attemptId = '' } = {}] = await attemptsOnServer();
  const { answers } = await learner.ask<Attempt>('GET', `/learning/attempt/${attemptId}`);
  expect(Object.keys(answers)).toHaveLength(8);
});

test(
  'a log out asks for what is not sent, and leaves nothing',
  { tag: '@desktop' },
  async ({ context, page, t, expectAccessible }) => {
    const learner = await signUpIn(context);
    const { lessonOf, pathOf } = await enrol(learner, course);
    await page.goto('/my-courses/offline');
    await page.getByRole('button', { name: t('offline.keep') }).click();
    const keep = page.getByRole('dialog', { name: t('offline.title') });
    await keep.getByRole('button', { name: t('offline.keep') }).click();
    await expect(keep.getByRole('button', { name: t('offline.remove') })).toBeVisible();

    await context.setOffline(true);
    await page.goto(pathOf(lessonOf('ARTICLE')));
    const bookmark = page.getByRole('button', { name: t('notes.bookmark'), exact: true });
    await bookmark.click();
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => page.evaluate(countUnsent)).toBe(1);
    await page.goto('/my-courses');
    const logout = async () => {
      await page.getByRole('button', { name: t('shell.user.open') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('common.nav.logout') })
        .click();
    };
    await logout();
    const question = page.getByRole('dialog', { name: t('offline.leave.title') });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: t('offline.leave.stay') }).click();
    await expect(question).toBeHidden();

    await context.setOffline(false);
    await expect(page.getByRole('region', { name: t('offline.unsent.title') })).toBeHidden();
    await logout();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('load');
    const left = () =>
      page.evaluate(async () => ({
        caches: await caches.keys(),
        databases: (await indexedDB.databases()).map(({ name }) => name),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left).toEqual({ caches: [], databases: [], workers: 0 });
  },
);
