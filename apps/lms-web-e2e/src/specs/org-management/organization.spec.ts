import {
  approvalDone,
  approve,
  Builder,
  buildOrganization,
  createAccount,
  expect,
  JoinPage,
  licence,
  linkInMail,
  login,
  mailAbout,
  openAs,
  openDesk,
  openReview,
  orderButton,
  signInAs,
  test,
} from '@lms/e2e';

const ways = [
  { language: 'en', tag: '@desktop', category: 'Web development' },
  { language: 'bn', tag: '@mobile', category: 'ওয়েব ডেভেলপমেন্ট' },
] as const;

for (const { language, tag, category } of ways) {
  test.describe(`an organization in ${language}`, { tag }, () => {
    // Expected: a form that was sent too soon.
    test.use({ language, allowedLines: /status of 400/ });

    test('asks to join, is approved, and its administrator begins', async ({
      page,
      browser,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const organization = buildOrganization();
      const { name, code, contact } = organization;
      const join = new JoinPage(page, t);

      await test.step('registers in public', async () => {
        await page.goto('/partners');
        await page
          .getByRole('main')
          .getByRole('link', { name: t('common.footer.joinOrganization') })
          .click();
        await expect(join.submit).toBeVisible();
        await expectAccessible(page);
        await join.fill(organization);
        await expect(join.field('code')).toHaveValue(code);
        await expectAccessible(page);
        await join.send(organization);
        await expectAccessible(page);
        expect(await mailAbout(contact.email)).toContain(name);
      });

      await test.step('is judged with its papers', async () => {
        const desk = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
        await openDesk(desk, t, language, organization);
        await expect(desk.getByText(licence.name)).toBeVisible();
        const id = new URL(desk.url()).pathname.split('/').at(-1) ?? '';
        await expectAccessible(desk);
        await desk.getByRole('button', { name: t('organizations.desk.approve') }).click();
        await desk
          .getByRole('dialog')
          .getByRole('button', { name: t('admin.approval.action'), exact: true })
          .click();
        await expect(desk.getByText(t('admin.approval.heldOf', { name }))).toBeVisible();
        await approvalDone(id);
        await desk.goto(`/user-management/active-organization?q=${encodeURIComponent(name)}`);
        await expect(desk.getByText(code, { exact: true })).toBeVisible();
        await expectAccessible(desk);
        await desk.context().close();
      });

      await test.step('chooses a password by the invitation and sees its dashboard', async () => {
        const link = await linkInMail(contact.email, '/auth/reset-password');
        await page.goto(link);
        await page.getByLabel(t('auth.field.newPassword'), { exact: true }).fill(contact.password);
        await page
          .getByLabel(t('auth.field.confirmPassword'), { exact: true })
          .fill(contact.password);
        await page.getByRole('button', { name: t('auth.reset.submit') }).click();
        await expect(page.getByRole('heading', { name: t('auth.reset.done.title') })).toBeVisible();
        await page
          .getByRole('main')
          .getByRole('link', { name: t('auth.login.submit') })
          .click();
        await login(page, t, contact);
        await page.goto('/dashboard');
        await expect(page.locator('main h1')).toBeVisible();
        await expect(page.getByText(t('problems.auth.forbidden'))).toHaveCount(0);
      });

      await test.step('says more of itself, which its public page shows at once', async () => {
        await page.goto('/settings/organization-info');
        await expect(join.field('name')).toHaveValue(name);
        await expectAccessible(page);
        await join.field('description').fill('আমরা শেখাই।');
        await page.getByRole('button', { name: t('common.action.save'), exact: true }).click();
        await expect(page.getByText(t('organizations.settings.saved'))).toBeVisible();
        await page.goto(`/organization/${code}`);
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page.getByText('আমরা শেখাই।')).toBeVisible();
        await expectAccessible(page);
      });

      const title = `Safe wiring ${code}`;
      await test.step('names who teaches, and builds a course that costs something', async () => {
        await page.goto('/course-management/create-instructor?item=new');
        const nameField = page.getByLabel(t('courses.instructor.name'), { exact: true });
        await nameField.fill('Rahima Khatun');
        await page.getByRole('button', { name: t('common.action.save'), exact: true }).click();
        await expect(nameField).toBeHidden();
        const builder = new Builder(page, t);
        await builder.createReady(title, category);
        await builder.openStep('settings');
        await builder.field('field.price').fill('250');
        await builder.submit();
        const desk = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
        await openReview(desk, t, title);
        await approve(desk, t);
        await desk.context().close();
      });

      await test.step('sells it', async () => {
        const context = await browser.newContext({ baseURL });
        await signInAs(context, await createAccount('ROLE_USER'));
        const shop = await context.newPage();
        await shop.goto(`/course/safe-wiring-${code.toLowerCase()}`);
        await shop.locator('main').getByRole('button').first().click();
        await expect(shop.locator('main a[href="/cart"]').first()).toBeVisible();
        await shop.goto('/checkout');
        await orderButton(shop).click();
        await shop.locator('button[value=PAID]').click();
        await expect(shop).toHaveURL(/checkout\/result/);
        await expect(shop.locator('a[href^="/learn/"]')).toBeVisible();
        await context.close();
        await page.goto('/course-management/create-course/orders');
        await expect(page.getByText(title).first()).toBeVisible();
        await expect(page.getByText(t('sales.orderStatus.PAID')).first()).toBeVisible();
      });
    });

    test('is refused for a reason, which is mailed', async ({ page, browser, baseURL, t }) => {
      const organization = buildOrganization();
      const { name, contact } = organization;
      const join = new JoinPage(page, t);
      await page.goto('/partners/join');
      await join.fill(organization);
      await join.send(organization);

      const desk = await openAs(browser, 'ROLE_SYSTEM', language, baseURL);
      await openDesk(desk, t, language, organization);
      await desk.getByRole('button', { name: t('organizations.desk.reject') }).click();
      const dialog = desk.getByRole('dialog');
      const reason = `The licence of ${name} has run out.`;
      await dialog.getByLabel(t('organizations.desk.reason'), { exact: true }).fill(reason);
      await dialog.getByRole('button', { name: t('organizations.desk.reject') }).click();
      await expect(desk.getByText(t('organizations.desk.rejected', { name }))).toBeVisible();
      await desk.context().close();

      await expect.poll(() => mailAbout(contact.email)).toContain(reason);
    });
  });
}
