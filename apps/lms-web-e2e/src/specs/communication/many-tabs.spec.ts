import { createAccount, expect, query, signInAs, test } from '@lms/e2e';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** Eight screens of management, one of them with a stream of its own. */
const paths = [
  '/user-management/users',
  '/user-management/organization-list',
  '/course-management/inactive-course',
  '/reports-management/live-log-report',
  '/course-management/create-course/orders',
  '/reports-management/course-report',
  '/course-management/create-question',
  '/user-management/inactive-user',
];

/** Follows how many streams of events the tabs have open; returns those of a path. */
const followStreams = (context: BrowserContext) => {
  const open = new Set<Request>();
  context.on('request', (request) => {
    if (/\/events(\?|$)/.test(request.url())) open.add(request);
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
  return (ending: RegExp) =>
    [...open].filter((request) => ending.test(request.url()) && !request.frame().page().isClosed());
};

test('eight tabs share one stream of events, and none waits for a connection @desktop', async ({
  context,
  t,
}) => {
  const account = await createAccount('ROLE_SYSTEM');
  // Who also enrols, and is notified of that.
  await query(`update users set roles = roles || '{ROLE_USER}' where username = $1`, [
    account.email,
  ]);
  const caller = await signInAs(context, account);
  const streamsOf = followStreams(context);
  const shared = () => streamsOf(/\/api\/events$/);
  const bell = (page: Page, count: number) =>
    page.getByRole('button', { name: t('shell.notifications.open', { count }) }).first();

  const pages: Page[] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path, { timeout: 30_000 });
    await expect(page.getByRole('table')).toBeVisible();
    await expect(bell(page, 0)).toBeVisible();
    await expect.poll(() => shared().length).toBe(1);
    pages.push(page);
  }
  await expect.poll(() => streamsOf(/live-log-report/).length).toBe(1);

  const [first, ...others] = pages;
  const order = async (course: number) => {
    const courses = await query(
      `select id from courses where price = 0 and status = 'ACTIVE' order by id limit 2`,
    );
    const data = { courseIds: [courses[course]?.['id']], paymentMethod: 'demo', expectedTotal: 0 };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await caller.call('POST', '/order/checkout', { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await order(0);
  for (const page of pages) await expect(bell(page, 1)).toBeVisible();

  // The tab with the stream closes: the next one takes over.
  await first?.close();
  await expect.poll(() => shared().length).toBe(1);
  await order(1);
  for (const page of others) await expect(bell(page, 2)).toBeVisible();
});
