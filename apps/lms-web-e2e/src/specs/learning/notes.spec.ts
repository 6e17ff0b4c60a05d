import type { Language } from '@lms/contract';
import { enrol, expect, signUpIn, test } from '@lms/e2e';
import type { CourseNotes } from '@lms/learning/contract';

const course = 'workplace-communication-essentials';

const readers: [Language, string][] = [
  ['en', '@desktop'],
  ['bn', '@mobile'],
];

for (const [language, tag] of readers) {
  test.describe(`notes and bookmarks in ${language}`, { tag }, () => {
    // The test goes offline on purpose.
    test.use({ language, allowedLines: /ERR_INTERNET_DISCONNECTED/ });

    test('are kept, also what was typed offline, and lead back', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const learner = await signUpIn(context);
      const { id, lessonOf, pathOf } = await enrol(learner, course);
      const lesson = lessonOf('VIDEO');
      const bodies = async () =>
        (await learner.ask<CourseNotes>('GET', `/learning/course/${id}/note`)).notes.map(
          ({ body }) => body,
        );
      await page.goto(pathOf(lesson));

      const bookmark = page.getByRole('button', { name: t('notes.bookmark'), exact: true });
      await expect(bookmark).not.toHaveAttribute('aria-disabled');
      await bookmark.press('Space');
      await expect(bookmark).toHaveAttribute('aria-pressed', 'true');

      const video = page.locator('video');
      await expect(video).toHaveJSProperty('readyState', 4);
      await video.evaluate((element: HTMLVideoElement) => (element.currentTime = 7.4));
      const tab = page.getByRole('tab', { name: t('learning.about.notes') });
      await tab.click();
      const notes = page.getByRole('region', { name: t('notes.title') });
      const field = notes.getByRole('textbox');
      const save = notes.getByRole('button', { name: t('notes.save') });
      await field.fill('আগে শুনুন, then speak');
      await expect(notes.getByText(t('notes.saved'), { exact: true })).toBeVisible();
      await save.dblclick();
      await expect(field).toHaveValue('');
      await expect(notes.getByRole('listitem')).toHaveCount(1);
      await expect(tab).toContainText(/[(][1১][)]/);

      await context.setOffline(true);
      await field.fill('Typed on the train');
      await expect(notes.getByText(t('notes.kept'))).toBeVisible();
      await save.click();
      const second = notes.getByRole('listitem').filter({ hasText: 'Typed on the train' });
      await expect(second).toContainText(t('notes.unsent'));
      await context.setOffline(false);
      await expect(second).not.toContainText(t('notes.unsent'));
      await expectAccessible(page);
      expect(await bodies()).toEqual(['আগে শুনুন, then speak', 'Typed on the train']);

      await second.getByRole('button', { name: t('notes.delete') }).click();
      const undo = notes.getByRole('button', { name: t('notes.undo') });
      await expect(undo).toBeFocused();
      await undo.press('Enter');
      await expect(second).toBeVisible();

      // The panel of another lesson links back to that second of the video.
      await page.goto(pathOf(lessonOf('ARTICLE')));
      await page.getByRole('button', { name: t('notes.panel.title') }).click();
      const panel = page.getByRole('dialog', { name: t('notes.panel.title') });
      await expect(
        panel.getByRole('heading', { name: t('notes.panel.bookmarks'), level: 3 }),
      ).toBeVisible();
      await expectAccessible(page);
      await panel
        .getByRole('link', { name: t('notes.jump') })
        .first()
        .click();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
      await expect(video).toHaveJSProperty('currentTime', 7);
    });
  });
}
