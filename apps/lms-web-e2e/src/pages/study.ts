import { expect, type Page } from '@playwright/test';
import { answerQuestion, questionsOf } from '../answers';
import type { Translate } from '../fixtures';

/** Marks the articles of a course as done in turn until its final quiz is shown. */
export const readToFinalQuiz = async (page: Page, t: Translate) => {
  const start = page.getByRole('button', { name: t('learning.quiz.start') });
  const done = page.getByRole('button', { name: t('learning.player.doneAndContinue') });
  const heading = page.getByRole('heading', { level: 1 });
  for (;;) {
    await expect(start.or(done)).toBeVisible();
    if (await start.isVisible()) return;
    const lesson = (await heading.textContent()) ?? '';
    await done.click();
    // The address changes before the lesson does.
    await expect(heading).not.toHaveText(lesson);
  }
};

/** Answers every question of the open attempt, the first `wrong` of them wrongly. */
export const answerAll = async (page: Page, t: Translate, slug: string, wrong = 0) => {
  const questions = questionsOf(slug);
  const next = page.getByRole('button', { name: t('learning.attempt.next') });
  const heading = page.getByRole('group').getByRole('heading');
  for (let number = 1; ; number += 1) {
    await expect(heading).toBeVisible();
    const title = (await heading.textContent()) ?? '';
    await answerQuestion(page, questions, number > wrong);
    if (!(await next.isVisible())) return;
    await next.click();
    await expect(heading).not.toHaveText(title);
  }
};

export const submit = async (page: Page, t: Translate) => {
  await page.getByRole('button', { name: t('learning.attempt.submit'), exact: true }).click();
  await page.getByRole('button', { name: t('learning.submit.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('learning.result.title') })).toBeVisible();
};
