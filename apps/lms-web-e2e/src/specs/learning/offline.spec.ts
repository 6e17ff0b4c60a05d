import { enrol, expect, signUpIn, test } from '@lms/e2e';
import type { CourseNotes, LearningCourse } from '@lms/learning/contract';

const course = 'workplace-communication-essentials';

// The test goes offline on purpose.
test.use({ allowedLines: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('a kept course is studied without a connection, also in a page opened later', async ({
  context,
  page,
  t,
  expectAccessible,
}) => {
  const learner = await signUpIn(context);
  const { id, lessonOf, pathOf } = await enrol(learner, course);
  const [article, video] = [lessonOf('ARTICLE'), lessonOf('VIDEO')];

  await page.goto('/my-courses/offline');
  await page.getByRole('button', { name: t('offline.keep') }).click();
  const dialog = page.getByRole('dialog', { name: t('offline.title') });
  await dialog.getByRole('checkbox').check();
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
  await later.getByRole('tab', { name: t('learning.about.notes') }).click();
  const notes = later.getByRole('region', { name: t('notes.title') });
  await notes.getByRole('textbox').fill('Typed on the train');
  await expect(notes.getByText(t('notes.kept'))).toBeVisible();
  await expectAccessible(later);
  await later.close();

  const last = await context.newPage();
  await last.goto('/my-courses/offline');
  await expect(last.getByRole('region', { name: t('offline.unsent.title') })).toContainText(
    'Typed on the train',
  );
  await expectAccessible(last);
  await context.setOffline(false);
  await expect(last.getByRole('region', { name: t('offline.unsent.title') })).toBeHidden();
  const { notes: stored } = await learner.ask<CourseNotes>('GET', `/learning/course/${id}/note`);
  expect(stored.map(({ body }) => body)).toEqual(['Typed on the train']);
  const { sections } = await learner.ask<LearningCourse>('GET', `/learning/course/${id}`);
  const done = sections.flatMap(({ lessons }) => lessons.filter(({ completed }) => completed));
  expect(done.map((lesson) => lesson.id)).toEqual([article.id]);
});
