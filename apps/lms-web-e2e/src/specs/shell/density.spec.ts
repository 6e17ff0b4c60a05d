import { createAccount, expect, query, signInAs, test } from '@lms/e2e';
import type { Page } from '@playwright/test';

const course = '/course-management/create-course';

/** Lists whose first page is seen at once. */
const entities = [
  '/user-management/users',
  '/user-management/inactive-user',
  '/user-management/tenant-user',
  '/user-management/active-organization',
  '/user-management/organization-list',
  '/course-management/active-course',
  '/course-management/inactive-course',
  '/course-management/create-course-category',
  '/course-management/create-instructor',
  course,
  ...['enrolments', 'certificates', 'ratings', 'orders', 'coupons'].map(
    (name) => `${course}/${name}`,
  ),
  '/course-management/create-question',
  '/course-management/create-quizes',
  '/settings/wadhwani-batch-code',
];

/** Questions of the bank that has most of them. */
const questionsPath = async () => {
  const [bank] = (await query(
    'select bank_id as id from questions group by 1 order by count(*) desc, 1 limit 1',
    [],
  )) as { id: string }[];
  return `/course-management/create-question/${bank?.id}`;
};

/** Reports, whose rows stand below figures and a picture. */
const reports = [
  'generate-report',
  'user-activity-summary-report',
  'live-log-report',
  'system-log-report',
  'course-report',
  'question-bank-report',
  'overview-statistic-report',
  'final-quiz-report',
  'course-time-management-report',
  'course-rating-report',
  'wadhwani-activity-report',
  'wadhwani-summary-report',
].map((name) => `/reports-management/${name}?filter.range=all`);

/** Rows of a page at first. */
const wanted = 10;
/** Two lines with what is between them and the next row, in px. */
const twoLines = 50;

/** Measures the list of a screen, with the page as it is when it opens. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const list = document.querySelector('main [data-density]')!;
    const rows = [...list.querySelectorAll('tr.ant-table-row')].map(box);
    const header = box(document.querySelector('header')!);
    const pager = document.querySelector('main nav:has(.ant-pagination)');
    const height = Math.max(...rows.map((row) => row.height));
    const bottom = innerHeight - (pager ? box(pager).height : 0);
    const head = box(list.querySelector('thead')!).height;
    const tools = ':is(.ant-input-affix-wrapper, .ant-select, .ant-btn)';
    const middles = [...document.querySelectorAll(`main [role="search"] ${tools}`)]
      .map(box)
      .map(({ top, bottom: end }) => Math.round((top + end) / 16));
    return {
      rows: rows.length,
      height: Math.round(height),
      head: Math.round(head),
      seen: rows.filter((row) => row.bottom <= bottom + 1).length,
      /** Rows of this height that the window holds, from the first row's place on. */
      room: Math.floor((bottom - (rows[0]?.top ?? 0) + 1) / height),
      /** The same for a reader who has scrolled to the rows. */
      scrolled: Math.floor((bottom - header.height - head) / height),
      toolLines: new Set(middles).size,
      cut: [...list.querySelectorAll('thead th')]
        .filter((cell) => box(cell).right > box(list).right + 1)
        .map((cell) => cell.textContent)
        .join(', '),
    };
  });
type Measured = Awaited<ReturnType<typeof measure>> & { path: string };

/** Measures the lists of these screens. */
const measureAll = async (page: Page, paths: string[]) => {
  const measured: Measured[] = [];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main tr.ant-table-row').first(), path).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    measured.push({ path, ...(await measure(page)) });
  }
  return measured;
};
const expectTenRows = (list: Measured) => {
  expect.soft(list.seen, `rows seen of ${list.path}`).toBe(Math.min(wanted, list.rows));
  expect.soft(list.room, `rows that fit on ${list.path}`).toBeGreaterThanOrEqual(wanted);
};

test('every list of management shows ten rows, and no column is cut, at 1280 × 800 @desktop', async ({
  context,
  page,
}, info) => {
  await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
  const lists = [...entities, await questionsPath()];
  const measured = await measureAll(page, [...lists, ...reports]);
  const columns = ['path', 'rows', 'seen', 'room', 'height', 'head', 'toolLines', 'cut'] as const;
  const lines = measured.map((list) => columns.map((name) => list[name]).join('\t'));
  await info.attach('lists', { body: [columns.join('\t'), ...lines].join('\n') });

  for (const list of measured) {
    expect.soft(list.cut, `columns of ${list.path} beyond the edge`).toBe('');
    expect.soft(list.toolLines, `lines of the tool bar of ${list.path}`).toBeLessThanOrEqual(1);
    expect.soft(list.height, `height of the rows of ${list.path}`).toBeLessThanOrEqual(twoLines);
    expect.soft(list.scrolled, `rows of ${list.path}`).toBeGreaterThanOrEqual(wanted);
  }
  measured.filter(({ path }) => lists.includes(path)).forEach(expectTenRows);
});

test.describe('in Bengali, whose lines are higher', () => {
  test.use({ language: 'bn' });
  test('lists with two lines a row show ten rows at 1280 × 800 @desktop', async ({
    context,
    page,
  }) => {
    await signInAs(context, await createAccount('ROLE_SYSTEM', 'BCC'));
    const paths = [course, `${course}/enrolments`, `${course}/orders`];
    (await measureAll(page, paths)).forEach(expectTenRows);
  });
});
