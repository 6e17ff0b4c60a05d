import { choose, createAccount, expect, login, openAs, orderButton, query, test } from '@lms/e2e';

/** Creates a paid course of the partner programme, which no single screen can do. */
const partnerCourse = async () => {
  const [course] = await query(
    `update courses set programme = 'PARTNER' where slug = 'search-engine-optimisation-basics'
     returning slug, title, price`,
  );
  return course as { slug: string; title: string; price: number };
};

test.describe('what is sold', { tag: '@desktop' }, () => {
  test('is joined by a batch code, made cheaper by a coupon, listed and refunded', async ({
    page,
    browser,
    baseURL,
    t,
    expectAccessible,
  }) => {
    const { slug, title } = await partnerCourse();
    const mark = crypto.randomUUID().slice(0, 6).toUpperCase();
    const codes = { batch: `BATCH-${mark}`, coupon: `EID-${mark}` };
    const learner = await createAccount('ROLE_USER');

    const desk = await openAs(browser, 'ROLE_SYSTEM', 'en', baseURL);
    const owner = (name: string) => desk.getByLabel(t(name), { exact: true });
    const save = () =>
      desk.getByRole('button', { name: t('common.action.save'), exact: true }).click();
    const [{ organization } = { organization: '' }] = (await query(
      `select o.name as organization from courses c join organizations o on o.id = c.organization_id
       where c.slug = $1`,
      [slug],
    )) as { organization: string }[];

    await test.step('a batch code and a coupon are made', async () => {
      await desk.goto('/settings/wadhwani-batch-code?item=new');
      await owner('batches.field.code').fill(codes.batch);
      await choose(owner('batches.field.organizationId'), organization);
      await owner('batches.field.title').fill('First batch');
      await owner('batches.field.startsOn').fill('2026-01-01');
      await owner('batches.field.endsOn').fill('2099-12-31');
      await owner('batches.field.capacity').fill('1');
      await expectAccessible(desk);
      await save();
      await expect(desk.getByText(codes.batch).first()).toBeVisible();
      await desk.goto('/course-management/create-course/coupons?item=new');
      await choose(owner('sales.coupon.organizationId'), organization);
      await owner('sales.coupon.code').fill(codes.coupon);
      await owner('sales.coupon.amount').fill('50');
      await expectAccessible(desk);
      await save();
      await expect(desk.getByText(codes.coupon).first()).toBeVisible();
    });

    await test.step('a learner uses both', async () => {
      await page.goto(`/course/${slug}`);
      await page.getByRole('button', { name: t('cart.add') }).click();
      await page
        .getByRole('link', { name: t('cart.goToCart') })
        .first()
        .click();
      await page.getByRole('link', { name: t('cart.checkout') }).click();
      await login(page, t, learner);
      const apply = (label: string, code: string) =>
        page
          .locator('form')
          .filter({ has: page.getByLabel(t(label)) })
          .getByRole('textbox')
          .fill(code)
          .then(() =>
            page
              .locator('form')
              .filter({ has: page.getByLabel(t(label)) })
              .getByRole('button')
              .click(),
          );
      await apply('checkout.batch.label', 'NO-SUCH-CODE');
      await expect(page.getByRole('alert')).toHaveText(t('problems.batchCode.unknown'));
      await apply('checkout.batch.label', codes.batch.toLowerCase());
      await expect(
        page.getByText(t('checkout.batch.applied', { title: 'First batch' })),
      ).toBeVisible();
      await apply('checkout.coupon.label', codes.coupon);
      await expect(page.getByText(t('checkout.discount'))).toBeVisible();
      await expectAccessible(page);
      await orderButton(page).click();
      await expect(page).toHaveURL(/demo-gateway/);
      await page.locator('button[value=PAID]').click();
      await expect(
        page.getByRole('heading', { name: t('checkout.result.PAID.title') }),
      ).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: t('checkout.result.receipt') }).click();
      expect((await download).suggestedFilename()).toMatch(/^LMS-\d{4}-\d{6}\.pdf$/);
    });

    await test.step('the batch knows the learner', async () => {
      await desk.goto(`/settings/wadhwani-batch-code?q=${codes.batch}`);
      await desk
        .getByRole('button', { name: t('admin.table.actionsFor', { name: codes.batch }) })
        .click();
      await desk.getByRole('menuitem', { name: t('batches.learners.open') }).click();
      await expect(desk.getByRole('dialog').getByText(learner.email)).toBeVisible();
      await expect(desk.getByRole('dialog').getByText(title)).toBeVisible();
    });

    await test.step('the order is refunded', async () => {
      await desk.goto(
        `/course-management/create-course/orders?q=${encodeURIComponent(learner.email)}`,
      );
      await expectAccessible(desk);
      await desk.getByRole('button', { name: /LMS-/ }).first().click();
      await desk.getByRole('menuitem', { name: t('sales.refund.open') }).click();
      await desk.getByLabel(t('sales.order.refundReason')).fill('Bought by mistake');
      await expectAccessible(desk);
      await desk.getByRole('button', { name: t('sales.refund.submit') }).click();
      await expect(desk.getByText(t('sales.orderStatus.REFUNDED')).first()).toBeVisible();
      await desk.context().close();
      await page.goto('/my-courses');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('a[href^="/learn/"]')).toHaveCount(0);
    });
  });
});
