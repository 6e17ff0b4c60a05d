import { createAccount, expect, organizationCode, signInAs, test } from '@lms/e2e';

/** The second question can earn only half of its mark. */
const questionsAbout = (name: string) => `$CATEGORY: Workshop/Fire

::Way out::Which sign shows the way out of ${name}?{ =Green ~Red }

::Half::Which fire classes are in ${name}?{ ~%50%A ~Z }

::Water::Water puts out burning oil in ${name}.{ FALSE#It makes it spread. }
`;

test.describe('the import of questions', () => {
  test('shows what would come in, takes it, and gives it back as a file', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const author = await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const name = `Fire ${crypto.randomUUID().slice(0, 8)}`;
    const bank = await author.ask<{ id: string }>('POST', '/question-bank', {
      data: { name, description: '', categoryId: null },
    });

    await page.goto(`/course-management/create-question/${bank.id}`);
    await page.getByRole('link', { name: t('questionImport.title') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('questionImport.title'));
    await expectAccessible(page);
    const file = {
      name: 'fire.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(questionsAbout(name)),
    };
    await page.getByLabel(t('questionImport.file.choose')).setInputFiles(file);

    await expect(page.getByText(t('questionImport.report.accepted', { count: 2 }))).toBeVisible();
    await expect(page.getByText(t('questionImport.report.rejected', { count: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('questionImport.filter.problems') }).press('Enter');
    await expect(page.getByText('Way out')).toBeHidden();
    const reason = t('validation.fractionsSum', { sum: '50' });
    await expect(
      page.getByText(t('questionImport.at.line', { line: 5, text: reason })),
    ).toBeVisible();

    await page
      .getByRole('button', { name: t('questionImport.import', { count: 2 }) })
      .press('Enter');
    const done = t('questionImport.done.text', { count: 2, bank: name });
    await expect(page.getByText(done)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('questionImport.done.toBank') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('link', { name: 'Way out' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Half' })).toHaveCount(0);

    await page.getByRole('button', { name: t('questionImport.export.button') }).click();
    const download = page.waitForEvent('download');
    const format = t('questionImport.format.gift');
    await page.getByRole('button', { name: t('questionImport.export.as', { format }) }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${name}.gift.txt`);

    await page.goto(`/course-management/create-question/${bank.id}/import`);
    await page.getByLabel(t('questionImport.file.choose')).setInputFiles(await saved.path());
    await expect(page.getByText(t('questionImport.report.noted', { count: 2 }))).toBeVisible();
    const known = t('validation.duplicate', { name: 'Way out', bank: name });
    await expect(page.getByText(known)).toBeVisible();
  });
});
