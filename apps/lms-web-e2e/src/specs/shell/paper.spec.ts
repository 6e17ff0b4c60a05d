import type { CheckoutResult } from '@lms/cart/contract';
import {
  checkoutOf,
  courseOf,
  createAccount,
  expect,
  placeOrder,
  query,
  sheetsOf,
  signInAs,
  signUpIn,
  test,
} from '@lms/e2e';
import { reportDefinitions } from '@lms/reports/contract';

test.describe('on paper', { tag: '@desktop' }, () => {
  // Paper is white, whatever the theme of the screen.
  test.use({ colorScheme: 'dark' });

  test('a certificate is one A4 landscape page', async ({ page, t }) => {
    const [row] = await query(
      'select serial, course_title from certificates where percent is not null limit 1',
    );
    const { serial, course_title: title } = row as { serial: string; course_title: string };
    await page.goto(`/certificate/${serial}`);
    await expect(page.getByText(title).first()).toBeVisible();
    // A phone shows on its paper what a wide screen does.
    const width = page.viewportSize()!;
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('article').getByText(t('certificate.result'))).toBeVisible();
    await page.setViewportSize(width);
    const sheets = await sheetsOf(page);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toMatchObject({ width: 297, height: 210 });
    expect(sheets[0]?.text).toContain(serial);
    expect(sheets[0]?.text).toContain(`/verify/${serial}`);
    expect(sheets[0]?.text).not.toContain(t('certificate.action.download'));
    expect(sheets[0]?.text).not.toContain(t('common.nav.login'));
  });

  test('a receipt has its number, amount and date', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    const course = await courseOf(learner, 'git-for-teams');
    const answer = await placeOrder(learner, checkoutOf(course));
    const { order, redirectUrl } = (await answer.json()) as CheckoutResult;
    expect(redirectUrl, 'the course has a price').toContain('/demo-gateway/');
    await page.goto(redirectUrl ?? '');
    await page.locator('button[value=PAID]').click();
    await expect(
      page.getByRole('heading', { name: t('checkout.result.PAID.title') }),
    ).toBeVisible();
    const [sheet, ...others] = await sheetsOf(page);
    expect(others).toEqual([]);
    const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
    for (const text of [
      order.number,
      new Intl.NumberFormat('en').format(order.total / 100),
      day.format(new Date(order.createdAt)),
      course.title,
    ]) {
      expect(sheet?.text).toContain(text);
    }
    expect(sheet?.text).not.toContain(t('checkout.result.receipt'));
    expect(sheet?.text).not.toContain(t('checkout.result.start'));
    await page.goto('/my-orders');
    await expect(page.getByRole('article')).toBeVisible();
    const [list] = await sheetsOf(page);
    expect(list?.text).toContain(t('cart.total'));
    expect(list?.text).not.toContain(t('checkout.orders.receipt'));
  });

  test('a course has every lesson and nothing to press', async ({ context, page, t }) => {
    const learner = await signUpIn(context);
    const course = await courseOf(learner, 'git-for-teams');
    await page.goto('/course/git-for-teams');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const text = (await sheetsOf(page)).map((sheet) => sheet.text).join(' ');
    for (const { title } of course.sections.flatMap(({ lessons }) => lessons)) {
      expect(text).toContain(title);
    }
    expect(text).not.toContain(t('cart.add'));
    expect(text).not.toContain(t('catalog.course.related'));
    expect(text).not.toContain(t('common.nav.verify'));
  });

  test('results of the employer’s desk are all there, with nothing to press', async ({
    page,
    t,
  }) => {
    await page.goto('/verify/many');
    // Their names and titles leave the other columns little room.
    const known = await query(`select serial from certificates limit 10`);
    const given = Array.from({ length: 120 }, (_, index) => `given-${index}-end`);
    await page
      .getByRole('textbox', { name: t('verification.desk.numbers') })
      .fill([...known.map(({ serial }) => String(serial)), ...given].join('\n'));
    await page.getByRole('button', { name: t('verification.desk.check') }).click();
    await expect(page.getByRole('button', { name: t('verification.results.more') })).toBeVisible();
    const sheets = await sheetsOf(page);
    const text = sheets.map((sheet) => sheet.text).join(' ');
    for (const line of given) expect(text).toContain(line);
    for (const sheet of sheets) expect(sheet.text).toContain(t('verification.column.verdict'));
    // The number of the last row stands in one line.
    expect(sheets.at(-1)?.text).toMatch(/\b130\b/);
    for (const key of ['desk.check', 'results.more', 'results.csv', 'desk.single']) {
      expect(text).not.toContain(t(`verification.${key}`));
    }
  });

  const most = Math.max(...Object.values(reportDefinitions).map(({ columns }) => columns.length));
  const widest = Object.values(reportDefinitions).filter(({ columns }) => columns.length === most);
  for (const { name } of widest) {
    test(`a report has every column and no controls: ${name}`, async ({ context, page, t }) => {
      await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
      await page.goto(`/reports-management/${name}?filter.range=all`);
      await expect(page.getByRole('navigation', { name: t('admin.table.pages') })).toBeVisible();
      await expect(page.locator('main figure').first()).toBeVisible();
      const headings = await page.locator('main th').allInnerTexts();
      const sheets = await sheetsOf(page);
      expect(sheets[0]).toMatchObject({ width: 297, height: 210 });
      const text = sheets.map((sheet) => sheet.text).join(' ');
      // Narrow columns wrap their headings.
      const unspaced = text.replaceAll(/\s/g, '');
      expect(headings.length).toBeGreaterThan(5);
      for (const [name = ''] of headings.map((heading) => heading.split('\n'))) {
        expect(unspaced).toContain(name.replaceAll(/\s/g, ''));
      }
      expect(text).not.toContain(t('reports.filter.clear'));
      expect(text).not.toContain(t('reports.chart.asTable'));
      expect(text).not.toContain(t('admin.table.export'));
      expect(text).not.toContain(t('common.nav.logout'));
      // The page holds the table's whole width.
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 1047, height: 720 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
    });
  }
});
