import type { Language } from '@lms/contract';
import { enrol, expect, signUpIn, test } from '@lms/e2e';
import type { CourseNotes } from '@lms/learning/contract';

const course = 'workplace-communication-essentials';

const readers: [Language, string][] = [
  ['en', '@desktop'],
  ['bn', '@mobile'],
];

for (const [language, tag] of readers) {
  test.describe(`study tools in ${language}`, { tag }, () => {
    test.use({ language });

    test('find words in a transcript and in the course, and lead there', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const learner = await signUpIn(context);
      const { lessonOf, pathOf } = await enrol(learner, course);
      await page.goto(pathOf(lessonOf('VIDEO')));
      const video = page.locator('video');
      await expect(video).toHaveJSProperty('readyState', 4);
      const panel = page.getByRole('tabpanel', { name: t('learning.video.transcript') });
      const paragraph = panel.getByRole('listitem').nth(1);
      const word = (await paragraph.innerText()).split(/\s+/).findLast(({ length }) => length > 4)!;

      await expect(page.getByRole('button', { name: t('notes.find.title') })).toBeVisible();
      // By keyboard alone: into the transcript's search, and from one place to the next.
      await page.getByRole('tab', { name: t('learning.video.transcript') }).press('/');
      const field = panel.getByRole('searchbox');
      await expect(field).toBeFocused();
      await field.fill(word.toUpperCase());
      await expect(panel.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
      await field.press('Enter');
      await expect(panel.locator('mark[data-current]')).toHaveCount(1);
      await expectAccessible(page);
      await paragraph.getByRole('button').click();
      await expect
        .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
        .toBeGreaterThan(0);
      await video.evaluate((one: HTMLVideoElement) => one.pause());

      await page.getByRole('button', { name: t('notes.find.title') }).click();
      const search = page.getByRole('dialog', { name: t('notes.find.title') });
      await search.getByRole('searchbox').fill(word);
      await search.getByRole('searchbox').press('Enter');
      await expect(search.getByRole('status')).toHaveText(/[1-9১-৯]/);
      await expectAccessible(page);
      await search.locator('a[href*="t="]').first().click();
      await expect(search).toBeHidden();
      await expect(page).toHaveURL(/[?]t=\d+/);

      await page.getByRole('tab', { name: t('learning.about.about') }).press('?');
      await expect(page.getByRole('dialog', { name: t('notes.keys.title') })).toBeVisible();
      await expectAccessible(page);
    });

    test('keep highlights in an article, and list all notes to print', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const learner = await signUpIn(context);
      const { id, lessonOf, pathOf } = await enrol(learner, course);
      const article = lessonOf('ARTICLE');
      await page.goto(pathOf(article));
      const add = page.getByRole('button', { name: t('notes.highlight.add') });
      await expect(add).toBeVisible();
      const exact = await page.evaluate(() => {
        const text = document.querySelector('div[lang] > p')!;
        document.getSelection()?.selectAllChildren(text);
        return text.textContent.trim();
      });
      await expect(add).not.toHaveAttribute('aria-disabled', 'true');
      await add.press('Enter');
      const mark = page.locator('mark[data-mark]').first();
      await expect(mark).toBeVisible();
      await expect(page.getByText(t('notes.highlight.added'))).toBeVisible();
      await expectAccessible(page);
      const kept = async () =>
        (await learner.ask<CourseNotes>('GET', `/learning/course/${id}/note`)).notes;
      await expect
        .poll(async () => (await kept()).map(({ quote }) => quote?.exact))
        .toEqual([exact]);

      await page.goto(`/learn/${id}/notes`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notes.title'));
      await expect(page.getByText(exact)).toBeVisible();
      await expectAccessible(page);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: t('notes.page.print') })).toBeHidden();
      await expect(page.getByText(exact)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: t('notes.highlight.show') }).click();
      await expect(mark).toBeInViewport();
    });
  });
}
