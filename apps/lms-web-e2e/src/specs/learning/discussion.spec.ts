import type { Language } from '@lms/contract';
import { enrol, expect, openAs, signUpIn, test } from '@lms/e2e';

const course = 'interview-skills-for-job-seekers';

const readers: [Language, string][] = [
  ['en', '@desktop'],
  ['bn', '@mobile'],
];

for (const [language, tag] of readers) {
  test.describe(`questions and answers in ${language}`, { tag }, () => {
    test.use({ language });

    test('go from the learner to the course team and back', async ({
      browser,
      context,
      page,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const learner = await signUpIn(context);
      const { lessonOf, pathOf } = await enrol(learner, course);
      await page.goto(pathOf(lessonOf('ARTICLE')));
      const title = `আগে কোথায় দেখব? ${crypto.randomUUID()}`;

      await page.getByRole('tab', { name: t('learning.about.questions') }).press('Enter');
      const region = page.getByRole('region', { name: t('discussion.title') });
      await region.getByRole('button', { name: t('discussion.ask') }).press('Enter');
      await region.getByRole('textbox', { name: t('discussion.field.title') }).fill(title);
      await region.getByRole('button', { name: t('discussion.send') }).dblclick();
      const question = region.getByRole('button', { name: title });
      await expect(question).toHaveCount(1);
      await expectAccessible(page);

      const staff = await openAs(browser, 'ROLE_ORGADMIN', language, baseURL);
      await staff.goto('/dashboard');
      await staff.locator('a[href="/course-management/create-course/questions"]').first().click();
      await staff.getByRole('link', { name: title }).first().click();
      await expect(staff.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await staff.getByRole('textbox').last().fill('https://example.org has a list.');
      await staff.locator('form button[type="submit"]').last().click();
      await expect(staff.getByRole('link', { name: 'https://example.org' })).toBeVisible();
      await expectAccessible(staff);
      await staff.context().close();

      await question.press('Enter');
      const answer = region
        .getByRole('listitem')
        .filter({ hasText: t('discussion.staff') })
        .last();
      await answer
        .getByRole('button', { name: t('discussion.accept'), exact: true })
        .press('Enter');
      await expect(region.getByText(t('discussion.accepted'), { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
