import { answerQuestion, enrol, expect, questionsOf, signUpIn, test } from '@lms/e2e';
import type { Attempt } from '@lms/learning/contract';
import type { Page } from '@playwright/test';

/** Free course whose last quiz has a time limit of 20 minutes. */
const course = 'workplace-communication-essentials';

// The test goes offline on purpose.
test.use({ allowedLines: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a timed quiz goes on through two cuts of five minutes, also in a page opened later', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  const { lessons, pathOf } = await enrol(learner, course);
  const final = lessons.findLast(({ type }) => type === 'QUIZ')!;
  await page.clock.install();
  await page.goto(pathOf(final));
  await page.getByRole('button', { name: t('learning.quiz.start') }).click();
  await expect(page).toHaveURL(/\/attempt\//);
  const path = new URL(page.url()).pathname;
  const id = path.split('/').at(-1)!;
  const answersOnServer = async () =>
    Object.keys((await learner.ask<Attempt>('GET', `/learning/attempt/${id}`)).answers).length;

  const answer = (on: Page) => answerQuestion(on, questionsOf(course));
  const next = (on: Page) => on.getByRole('button', { name: t('learning.attempt.next') }).click();
  const kept = (on: Page, count: number) =>
    expect(on.getByText(t('learning.save.kept', { count }))).toBeVisible();
  // The page has to have heard of it, too, before the link is cut.
  const saved = async (on: Page, count: number) => {
    await expect.poll(answersOnServer).toBe(count);
    await expect(on.getByText(t('learning.save.saved', { time: '' }).trim())).toBeVisible();
  };

  await expect(page.getByRole('timer')).toBeVisible();
  await answer(page);
  await saved(page, 1);

  await context.setOffline(true);
  await next(page);
  await answer(page);
  await kept(page, 1);
  await page.clock.fastForward('05:00');
  await expect(page.getByRole('timer')).toContainText(/14:/);
  await next(page);
  await answer(page);
  await kept(page, 2);
  await expectAccessible(page);
  await context.setOffline(false);
  await saved(page, 3);

  await next(page);
  await context.setOffline(true);
  await answer(page);
  await kept(page, 1);
  await page.clock.fastForward('05:00');
  await next(page);
  await answer(page);
  await kept(page, 2);
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(path);
  await saved(later, 5);
});
