import { createAccount, enrol, expect, signInAs, test } from '@lms/e2e';

const slug = 'workplace-communication-essentials';

for (const [language, screen] of [
  ['en', '@desktop'],
  ['bn', '@mobile'],
] as const) {
  test.describe(`what completes a course in ${language} ${screen}`, () => {
    test.use({ language });

    test('is told to its learner, with the way there', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const person = await createAccount('ROLE_USER');
      const course = await enrol(await signInAs(context, person), slug);
      const [first] = course.lessons;

      await page.goto(`/learn/${course.id}`);
      await page.getByText(t('learning.completion.why')).click();
      const part = page.getByRole('group').filter({ hasText: t('learning.completion.why') });
      await expect(part.getByRole('listitem')).toHaveCount(course.lessons.length);
      await expect(part.getByRole('link', { name: first!.title })).toHaveAttribute(
        'href',
        new RegExp(`/learn/${course.id}/lesson/${first!.id}$`),
      );
      await expectAccessible(page);
    });
  });
}
