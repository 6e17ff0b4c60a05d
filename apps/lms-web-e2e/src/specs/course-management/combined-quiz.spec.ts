import { createAccount, expect, practiceQuiz, query, signInAs, test } from '@lms/e2e';

test.describe('two versions of a quiz in Bengali', () => {
  test.use({ language: 'bn', allowedLines: /status of 409/ });

  test('are combined by notes that fit a phone @mobile', async ({
    context,
    page,
    t,
    expectAccessible,
  }) => {
    const system = await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    const [course] = await query(
      `select id from courses where status = 'ACTIVE' order by id limit 1`,
    );
    const data = practiceQuiz({
      title: `Quiz ${crypto.randomUUID().slice(0, 8)}`,
      courseId: String(course?.['id']),
      items: [],
    });
    const { id } = await system.ask<{ id: string }>('POST', '/quiz', { data });
    await page.goto(`/course-management/create-quizes/${id}`);
    const grace = page.getByLabel(t('quizzes.field.graceMinutes'), { exact: true });
    await grace.fill('9');
    const { version } = await system.ask<{ version: number }>('GET', `/quiz/${id}`);
    await system.ask('PUT', `/quiz/${id}`, {
      data: { ...data, graceMinutes: 3, passMark: 44, version },
    });

    const save = page.getByRole('button', { name: t('common.action.save'), exact: true });
    await save.click();
    await page.getByRole('button', { name: t('validation.conflict.merge') }).click();
    const note = page.getByText(t('validation.conflict.merged')).locator('..');
    await expect(note.getByRole('button')).toBeVisible();
    expect(await note.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectAccessible(page);
    await save.click();
    await expect(note).toBeHidden();
    expect(await system.ask('GET', `/quiz/${id}`)).toMatchObject({ graceMinutes: 9, passMark: 44 });
  });
});
