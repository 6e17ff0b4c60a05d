import {
  approve,
  Builder,
  createAccount,
  expect,
  openAs,
  openReview,
  organizationCode,
  searchList,
  signInAs,
  test,
} from '@lms/e2e';

test.describe('the approval of a course', () => {
  test('is refused with a reason, asked for again and given; a later change waits for its own', async ({
    context,
    page,
    browser,
    baseURL,
    language,
    t,
    expectAccessible,
  }) => {
    const title = `First aid ${crypto.randomUUID().slice(0, 8)}`;
    const builder = new Builder(page, t);
    await signInAs(context, await createAccount('ROLE_ORGADMIN', organizationCode));
    const address = await builder.createReady(title);
    await builder.submit();
    await builder.openStep('details');
    await expect(builder.field('field.title')).toBeDisabled();
    await builder.openStep('submit');
    await builder.button('action.withdraw').click();
    await builder.submit();

    const system = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
    await openReview(system, t, title);
    await system.getByRole('button', { name: t('courses.review.reject'), exact: true }).click();
    const dialog = system.getByRole('dialog', { name: t('courses.review.rejectTitle') });
    await dialog.getByLabel(t('courses.review.reason')).fill('Say how to call an ambulance.');
    await expectAccessible(system);
    await dialog.getByRole('button', { name: t('courses.review.reject') }).click();
    await expect(system.getByText(t('courses.toast.rejected', { title }))).toBeVisible();

    await page.goto(address);
    await expect(page.getByText('Say how to call an ambulance.')).toBeVisible();
    await expect(page.getByText(t('courses.status.REJECTED'))).toBeVisible();
    await expectAccessible(page);
    await builder.openStep('curriculum');
    await page.getByRole('link', { name: 'Read this' }).click();
    const article = page.getByRole('textbox', { name: t('courses.lesson.article') });
    await article.fill('Call 999.');
    await builder.submit();

    await openReview(system, t, title);
    await approve(system, t);
    const publicPage = await page.request.get(`/course/${slugOf(title)}`);
    expect(await publicPage.text()).toContain(title);

    const change = `${title}, once more`;
    await page.goto(address);
    await expect(page.getByText(t('courses.builder.published'))).toBeVisible();
    await builder.field('field.title').fill(change);
    await builder.openStep('curriculum');
    await page.getByRole('link', { name: 'Read this' }).click();
    await article.fill('Call 999 at once.');
    await builder.submit();
    await page.goto('/course-management/create-course');
    await searchList(page, title);
    await expect(page.getByText(t('courses.revision.PENDING')).last()).toBeVisible();
    // Forced colours draw a line that is transparent, too.
    await page.emulateMedia({ forcedColors: 'active' });
    const tabs = page.getByRole('navigation').filter({ has: page.locator('a[aria-current]') });
    const line = (which: string) =>
      tabs
        .last()
        .locator(which)
        .last()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line('a[aria-current]')).not.toBe(await line('a:not([aria-current])'));
    await page.emulateMedia({ forcedColors: 'none' });
    const unchanged = await page.request.get(`/course/${slugOf(title)}`);
    expect(await unchanged.text()).not.toContain('once more');

    await openReview(system, t, title, change);
    await expect(system.getByText(t('courses.review.ofRevision'))).toBeVisible();
    await expect(system.locator('ins').first()).toContainText(', once more');
    await system.getByText('Read this').click();
    await expect(system.locator('ins').last()).toContainText('at once');
    await expectAccessible(system);
    await approve(system, t);
    await system.context().close();
    await page.goto(`/course/${slugOf(title)}`);
    await expect(page.getByRole('heading', { level: 1, name: change })).toBeVisible();
  });
});

const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');
