import {
  Builder,
  chooseByKeys,
  courseListPath,
  createAccount,
  expect,
  mediaFile,
  organizationCode,
  press,
  signInAs,
  tabTo,
  test,
} from '@lms/e2e';
import type { Locator } from '@playwright/test';

test.describe('with a keyboard alone', { tag: '@mobile' }, () => {
  test('a course is built from nothing to submission', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const title = `Safe wiring ${crypto.randomUUID().slice(0, 8)}`;
    const builder = new Builder(page, t);
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    const announced = (key: string, values: Record<string, string | number>) =>
      expect(page.getByRole('status').filter({ hasText: t(key, values) })).toHaveCount(1);

    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    await page.goto(courseListPath);
    await press(page, builder.button('list.create'));
    await type(builder.field('field.title'), title);
    await chooseByKeys(page, builder.field('field.categoryId'), 'Web development');
    await chooseByKeys(page, builder.field('field.language'), t('courses.language.en'));
    await press(page, builder.button('new.create'));
    await expect(page).toHaveURL(/create-course\/[0-9a-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();

    await type(builder.field('field.summary'), 'Wire a lamp and live.');
    await type(page.getByRole('textbox', { name: t('courses.field.description') }), 'For all.');
    const instructors = page.getByRole('group', { name: t('courses.field.instructorIds') });
    await press(page, instructors.getByRole('checkbox').first(), 'Space');
    await type(builder.field('field.outcomes'), 'Wire a lamp');

    await press(page, builder.step('curriculum'));
    await press(page, builder.button('curriculum.addSection'));
    await expect(builder.field('curriculum.sectionTitle')).toBeFocused();
    await page.keyboard.type('Start');

    await press(page, builder.button('curriculum.add.ARTICLE'));
    await expect(builder.field('lesson.title')).toBeFocused();
    await page.keyboard.type('Switch it off');
    await type(page.getByRole('textbox', { name: t('courses.lesson.article') }), 'The fuse');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('combobox', { name: t('editor.style') })).toBeFocused();
    await page.keyboard.type(t('editor.heading', { level: 2 }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type('\nIt comes first.');
    const back = page.getByRole('link', { name: t('courses.lesson.back') });
    await press(page, back);

    await press(page, builder.button('curriculum.add.DOCUMENT'));
    await expect(builder.field('lesson.title')).toBeFocused();
    await page.keyboard.type('Plan');
    const file = builder.button('upload.choose', { label: t('courses.lesson.document') });
    // Listen before navigating: the event is lost if nobody waits for it when the key is pressed.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, file);
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(mediaFile('safety-sheet.pdf'));
    await expect(page.getByRole('link', { name: 'safety-sheet.pdf' })).toBeVisible();
    await expect(file).toBeFocused();
    await press(page, back);

    const up = builder.button('curriculum.up', { title: 'Plan' });
    await press(page, up);
    const place = { title: 'Plan', section: 'Start', position: 1, count: 2 };
    await announced('courses.curriculum.movedToSection', place);
    await expect(up).toBeFocused();
    const remove = builder.button('curriculum.deleteNamed', { title: 'Plan' });
    await press(page, remove);
    await expect(builder.button('curriculum.undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await expectAccessible(page);

    await press(page, builder.step('settings'));
    await tabTo(page, builder.field('field.price'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('250');
    await press(page, builder.step('submit'));
    await expect(page.getByText(t('courses.submit.ready'))).toBeVisible();
    await builder.expectSaved();
    await press(page, builder.button('action.submit'));
    await expect(page.getByText(t('courses.submit.waiting'))).toBeVisible();
    await expectAccessible(page);
  });
});
