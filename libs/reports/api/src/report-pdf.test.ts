import { reportDefinitions, type ReportName } from '@lms/reports/contract';
import { enrolments, users } from '@lms/server/database';
import { createCourse, type PdfPage, pdfPages, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { makeSmallReport } from '../testing/small-report';

const margin = 36;
const pdfOf = async (
  test: TestApp,
  name: ReportName,
  { query = {}, language = 'en', by = test.users.system } = {},
) => {
  const address = new URLSearchParams({ format: 'pdf', language, query: JSON.stringify(query) });
  const answer = await test.as(by).get(`/report/${name}/export?${address}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return pdfPages(answer.rawPayload);
};
const textsOf = (pages: PdfPage[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));

describe('a document of a report', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({}, { rateLimits: false });
    test.clock.set('2026-08-14T10:00:00Z');
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    await test.db.insert(enrolments).values({
      courseId: course.id,
      userId: test.users.learner.id,
      createdAt: '2026-08-10T00:00:00.000Z',
    });
  });
  afterAll(() => test.close());

  it('says whose it is, of which days and filters, when and by whom it was made', async () => {
    const { bcc } = test.organizations;
    const query = { filter: { range: 'last7days', courseStatus: ['ACTIVE'] } };
    const pages = await pdfOf(test, 'course-report', { query, by: test.users.orgAdmin });
    const texts = textsOf(pages).join(' ');
    expect(texts).toContain(`Skills Bangladesh · ${bcc.name}`);
    expect(texts).toContain('Course Report');
    expect(texts).toContain(
      'Days: August 8, 2026 – August 14, 2026 (Last 7 days) · Course status: Active',
    );
    expect(texts).toContain(
      `Created on Aug 14, 2026, 4:00 PM by ${test.users.orgAdmin.name} · Times are in Dhaka time`,
    );
    expect(texts).not.toContain('undefined');
  });

  it('numbers its pages, and has its chart above the rows', async () => {
    const query = { filter: { range: 'last90days' } };
    const pages = await pdfOf(test, 'overview-statistic-report', { query });
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((page, index) =>
      expect(textsOf([page])).toContain(`Page ${index + 1} of ${pages.length}`),
    );
    const [first] = pages;
    const yOf = (wanted: string) => first?.texts.find(({ text }) => text === wanted)?.y ?? NaN;
    expect(yOf('Enrolments and completions over time')).toBeGreaterThan(yOf('2026-08-14'));
  });

  it.each(['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'])(
    'numbers its pages in %s',
    async (language) => {
      const query = { filter: { range: 'all' } };
      const pages = await pdfOf(test, 'course-report', { query, language });
      expect(pages).toHaveLength(1);
      const digits = language === 'bn' ? /[১1]/ : /1/;
      const footer = pages[0]?.texts.filter(({ y }) => y < margin) ?? [];
      expect(footer.map(({ text }) => text).join('')).toMatch(digits);
    },
  );
});

describe('files of reports on people who closed their accounts', () => {
  it('name each a closed account, with no address, in every format', async () => {
    const test = await createTestApp({}, { rateLimits: false });
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    const { id: userId } = test.users.learner;
    await test.db.insert(enrolments).values({ courseId: course.id, userId });
    const closed = { name: '', username: `closed-${userId}`, closedAt: new Date().toISOString() };
    await test.db.update(users).set(closed).where(eq(users.id, userId));
    const exported = (format: string, language: string) =>
      test
        .as(test.users.system)
        .get(
          `/report/course-time-management-report/export?format=${format}&language=${language}&columns=learner,email`,
        );
    expect((await exported('csv', 'bn')).body.split('\r\n')[1]).toBe('বন্ধ অ্যাকাউন্ট,');
    const sheet = await readSheet((await exported('xlsx', 'en')).rawPayload);
    expect(sheet[1]?.[0]).toBe('Closed account');
    const texts = textsOf(await pdfPages((await exported('pdf', 'en')).rawPayload)).join(' ');
    expect(texts).toContain('Closed account');
    expect(JSON.stringify(sheet) + texts).not.toContain('closed-');
    await test.close();
  });
});

describe('the widest documents of reports', () => {
  const most = Math.max(...Object.values(reportDefinitions).map(({ columns }) => columns.length));
  const widest = Object.values(reportDefinitions)
    .filter(({ columns }) => columns.length === most)
    .map(({ name }) => name);
  let test: TestApp;
  beforeAll(async () => {
    const reports = Object.fromEntries(widest.map((name) => [name, makeSmallReport(name, 25)]));
    test = await createTestApp({}, { rateLimits: false, reports });
  });
  afterAll(() => test.close());

  it.each(widest)('lose no column on A4, and align its decimals: %s', async (name) => {
    const pages = await pdfOf(test, name, { query: { filter: { range: 'all' } } });
    for (const { texts, width, height } of pages) {
      expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
      for (const { text, left, right } of texts) {
        expect(left, text).toBeGreaterThanOrEqual(margin);
        expect(right, text).toBeLessThanOrEqual(width - margin + 1);
      }
    }
    // Each number of an aligned column ends where the others do, with as many decimals.
    const [page] = pages;
    const decimals = page?.texts.filter(({ text }) => /^-?[\d,]+\.\d+$/.test(text)) ?? [];
    expect(decimals.length).toBeGreaterThan(20);
    expect(decimals.filter(({ text }) => !/\.\d\d$/.test(text))).toEqual([]);
    const columns = reportDefinitions[name].columns.filter(({ kind }) =>
      ['percent', 'index', 'decimal', 'money'].includes(kind),
    );
    const edges = new Set(decimals.map(({ right }) => Math.round(right * 2) / 2));
    expect(edges.size).toBeLessThanOrEqual(2 * columns.length);
    expect(edges.size).toBeGreaterThanOrEqual(columns.length);
  });
});
