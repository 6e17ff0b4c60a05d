import type { Language } from '@lms/contract';
import {
  createAccount,
  enrol,
  expect,
  makeQuizCourse,
  organizationCode,
  press,
  signInAs,
  signUpIn,
  tabTo,
  test,
} from '@lms/e2e';

const readers: [Language, string][] = [
  ['en', '@desktop'],
  ['bn', '@mobile'],
];

for (const [language, tag] of readers) {
  test.describe(`the glossary of a course in ${language}`, { tag }, () => {
    test.use({ language });

    test('is read and searched by keyboard beside a lesson', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const learner = await signUpIn(context);
      const { lessonOf, pathOf } = await enrol(learner, 'workplace-communication-essentials');
      await page.goto(pathOf(lessonOf('ARTICLE')));
      const tab = page.getByRole('tab', { name: t('learning.about.glossary') });
      await page.getByRole('tab', { name: t('learning.about.notes') }).focus();
      await page.keyboard.press('ArrowLeft');
      await expect(tab).toBeFocused();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const terms = page.getByRole('term');
      await expect(terms.first()).toHaveAttribute('lang', language);
      await expect(terms.first()).toHaveText(language === 'bn' ? 'আলোচ্যসূচি' : 'Active listening');
      await expectAccessible(page);
      await tabTo(page, page.getByRole('searchbox', { name: t('notes.glossary.search') }));
      await page.keyboard.type('প্রশ্ন');
      await expect(page.getByText(t('notes.glossary.found', { count: 2 }))).toBeVisible();
      await expect(terms).toHaveText(
        language === 'bn'
          ? ['উন্মুক্ত প্রশ্ন', 'Open question', 'বদ্ধ প্রশ্ন', 'Closed question']
          : ['Closed question', 'বদ্ধ প্রশ্ন', 'Open question', 'উন্মুক্ত প্রশ্ন'],
      );
    });

    test('is written, pasted and taken back by its author', async ({
      context,
      page,
      t,
      expectAccessible,
    }) => {
      const account = await createAccount('ROLE_ORGADMIN', organizationCode);
      const author = await signInAs(context, account);
      const { id } = await makeQuizCourse(author, `Terms ${crypto.randomUUID().slice(0, 8)}`);
      const own = (key: string, values?: Record<string, string | number>) =>
        t(`courses.glossary.${key}`, values);
      const names = page.getByRole('main').locator('li[data-term]');
      await page.goto(`/course-management/create-course/${id}`);
      await press(page, page.getByRole('link', { name: t('courses.action.glossary') }));
      await expect(page.getByRole('heading', { level: 1, name: own('title') })).toBeVisible();
      await expectAccessible(page);

      await press(page, page.getByRole('button', { name: own('add') }));
      const dialog = page.getByRole('dialog');
      const field = (part: 'term' | 'meaning', side: 'languageEn' | 'languageBn') =>
        dialog.getByLabel(t(`admin.form.${side}`, { field: own(part) }));
      await field('term', 'languageEn').fill('Weld');
      await press(page, dialog.getByRole('button', { name: t('common.action.save') }));
      await expect(dialog.getByRole('link')).toBeFocused();
      await expectAccessible(page);
      await field('meaning', 'languageBn').fill('ধাতু জোড়া দেওয়া');
      await press(page, dialog.getByRole('button', { name: t('common.action.save') }));
      await expect(names).toHaveCount(1);

      await press(page, page.getByRole('button', { name: own('paste.title') }));
      const rows = dialog.getByRole('textbox');
      await rows.fill('weld\tTo join metal\nMask\tFor the face\tমুখোশ');
      await press(page, dialog.getByRole('button', { name: own('paste.submit') }));
      await expect(dialog.getByRole('alert')).toContainText(own('paste.refused'));
      await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(1);
      await expectAccessible(page);
      await rows.fill('Arc\t\tআর্ক\tতীব্র আলো\nMask\tFor the face\tমুখোশ');
      await press(page, dialog.getByRole('button', { name: own('paste.submit') }));
      await expect(page.getByText(own('pasted', { count: 2 }))).toBeVisible();
      await expect(names).toHaveCount(3);
      await expect(page.getByRole('button', { name: own('paste.title') })).toBeFocused();
      await expectAccessible(page);
      const undo = page.getByRole('button', { name: t('courses.curriculum.undo') });
      await undo.press('Enter');
      await expect(names).toHaveCount(1);
    });
  });
}
