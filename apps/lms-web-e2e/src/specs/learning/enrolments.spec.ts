import { createAccount, enrol, expect, signInAs, test, textOf } from '@lms/e2e';

const list = '/course-management/create-course/enrolments';
const slug = 'workplace-communication-essentials';

for (const [language, screen] of [
  ['en', '@desktop'],
  ['bn', '@mobile'],
] as const) {
  test.describe(`enrolments in ${language} ${screen}`, () => {
    test.use({ language });

    test('are found, opened and cancelled, and the learner loses the course', async ({
      browser,
      baseURL,
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const person = await createAccount('ROLE_USER');
      const theirs = await browser.newContext({ baseURL });
      const learner = await signInAs(theirs, person);
      const course = await enrol(learner, slug);
      await signInAs(context, await createAccount('ROLE_ORGADMIN', 'BCC'));
      const search = page.getByRole('searchbox', { name: t('admin.table.search') });
      const found = page.getByText(person.email);
      const none = page.getByText(t('admin.table.noMatch'));
      const choose = async (action: string) => {
        // Other learners have the same name, so wait for the search.
        const actions = page.getByRole('button', { name: new RegExp(person.name) });
        await expect(actions).toHaveCount(1);
        await actions.click();
        await page.getByRole('menuitem', { name: action, exact: true }).click();
      };

      await page.goto(`${list}?filter.status=ACTIVE&filter.courseId=${course.id}`);
      await search.fill(person.email);
      await expect(page).toHaveURL(/q=learner/);
      await expect(found).toHaveCount(1);
      await expectAccessible(page);

      await choose(t('admin.table.show'));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(t('enrolments.noBatch'));
      await expect(
        dialog.getByRole('heading', { name: t('learning.completion.why') }),
      ).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(course.lessons.length);
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await choose(t('enrolments.cancel.open'));
      const { name } = person;
      const asked = page.getByRole('dialog', { name: t('enrolments.cancel.title', { name }) });
      await expect(asked).toBeVisible();
      await expectAccessible(page);
      await asked.getByRole('button', { name: t('enrolments.cancel.open') }).click();
      await expect(page.getByText(t('enrolments.cancel.done', { name }))).toBeVisible();
      await expect(none).toBeVisible();
      await page.goto(`${list}?filter.status=CANCELLED&q=${person.email}`);
      await expect(found).toBeVisible();

      const own = await theirs.newPage();
      await own.goto(`/learn/${course.id}`);
      await expect(own.getByText(textOf('en', 'learning.player.notMine'))).toBeVisible();
      await theirs.close();
    });
  });
}
