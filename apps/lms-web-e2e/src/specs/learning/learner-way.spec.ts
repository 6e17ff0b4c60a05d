import {
  answerAll,
  buildLearner,
  expect,
  orderButton,
  readQrCode,
  readToFinalQuiz,
  register,
  submit,
  test,
} from '@lms/e2e';

/** One free and one paid course in each language; one of them is studied to the end. */
const ways = [
  {
    language: 'en',
    tag: '@desktop',
    name: 'Farzana Akter',
    free: 'time-management-for-young-professionals',
    paid: 'mobile-app-design-basics',
    studied: 'time-management-for-young-professionals',
  },
  {
    language: 'bn',
    tag: '@mobile',
    name: 'শ্রীলক্ষ্মী চক্রবর্ত্তী',
    free: 'web-development-bangla',
    paid: 'facebook-page-management-bangla',
    studied: 'facebook-page-management-bangla',
  },
] as const;

for (const { language, tag, name, free, paid, studied } of ways) {
  test.describe(language, { tag }, () => {
    test.use({ language });

    test('a visitor buys a free and a paid course, passes and gets a certificate that holds', async ({
      page,
      browser,
      baseURL,
      t,
      expectAccessible,
    }) => {
      const learner = buildLearner(name);

      await page.goto('/');
      await expectAccessible(page);
      await page
        .getByRole('link', { name: t('catalog.landing.training.action') })
        .first()
        .click();
      await expect(
        page.getByRole('heading', { level: 1, name: t('catalog.search.title') }),
      ).toBeFocused();
      await expectAccessible(page);

      for (const slug of [free, paid]) {
        await page.goto(`/course/${slug}`);
        await page.getByRole('button', { name: t('cart.add') }).click();
        await expect(page.getByRole('link', { name: t('cart.goToCart') }).first()).toBeVisible();
      }
      await expectAccessible(page);
      await page
        .getByRole('link', { name: t('cart.goToCart') })
        .first()
        .click();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('cart.checkout') }).click();

      await expect(page.getByRole('heading', { name: t('auth.login.title') })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: t('auth.login.signUp') })
        .click();
      await expectAccessible(page);
      await register(page, t, learner);

      await expect(page).toHaveURL(/\/checkout/);
      await expect(page.getByRole('heading', { name: t('checkout.title') })).toBeVisible();
      await expectAccessible(page);
      await orderButton(page).click();
      await expect(page).toHaveURL(/demo-gateway/);
      await page.locator('button[value=PAID]').click();
      await expect(
        page.getByRole('heading', { name: t('checkout.result.PAID.title') }),
      ).toBeVisible();
      await expectAccessible(page);

      const main = page.getByRole('main');
      await main.getByRole('link', { name: t('checkout.result.myCourses') }).click();
      await expectAccessible(page);
      await expect(main.locator('a[href^="/learn/"]')).toHaveCount(2);
      await page.goto(`/course/${studied}`);
      await page.getByRole('link', { name: t('catalog.course.continue') }).click();
      await expect(page).toHaveURL(/\/lesson\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await readToFinalQuiz(page, t);
      await expectAccessible(page);

      await page.getByRole('button', { name: t('learning.quiz.start') }).click();
      await expect(page.getByRole('group', { name: /\S/ })).toBeVisible();
      await expectAccessible(page);
      await answerAll(page, t, studied);
      await submit(page, t);
      await expect(
        page.getByText(t('learning.result.passed'), { exact: true }).first(),
      ).toBeVisible();
      await expectAccessible(page);

      await page
        .getByRole('link', { name: t('learning.certificate.see') })
        .first()
        .click();
      await expect(main.getByText(learner.name).first()).toBeVisible();
      await expectAccessible(page);
      const serial = page.url().split('/').at(-1) ?? '';
      const download = page.getByRole('link', { name: t('certificate.action.download') });
      const pdf = await page.request.get((await download.getAttribute('href')) ?? '');
      expect(pdf.headers()['content-type']).toContain('application/pdf');
      const scanned = (await readQrCode(await pdf.body())) ?? '';
      expect(scanned).toBe(`${baseURL}/verify/${serial}`);

      const employer = await browser.newContext({ baseURL });
      const verification = await employer.newPage();
      await verification.goto(scanned);
      await expect(verification.getByRole('strong')).toHaveText(
        'This certificate is genuine and valid',
      );
      await expect(verification.getByRole('main').getByText(learner.name).first()).toBeVisible();
      await employer.close();
      await page.goto(`/verify/${serial}`);
      await expect(page.getByRole('strong')).toHaveText(t('certificate.valid.title'));
      await expectAccessible(page);
    });
  });
}
