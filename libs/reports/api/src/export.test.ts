import { activityLog, organizations, users } from '@lms/server/database';
import { type TestApp } from '@lms/server/testing';
import { desc, eq } from 'drizzle-orm';
import readXlsxFile, { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { makeSmallReport } from '../testing/small-report';

let test: TestApp;
beforeAll(async () => {
  const reports = {
    'course-report': makeSmallReport('course-report', 600),
    'live-log-report': makeSmallReport('live-log-report', 2),
    'wadhwani-summary-report': makeSmallReport('wadhwani-summary-report', 3),
    'question-bank-report': makeSmallReport('question-bank-report', 2),
  };
  test = await createTestApp({}, { rateLimits: false, reports });
});
afterAll(() => test.close());

const exported = (name: string, asked: Record<string, unknown>, by = test.users.system) => {
  const { query, ...more } = { format: 'csv', language: 'en', ...asked } as Record<string, string>;
  const address = new URLSearchParams({ ...more, ...(query && { query: JSON.stringify(query) }) });
  return test.as(by).get(`/report/${name}/export?${address}`);
};
const linesOf = (body: string) => body.split('\r\n');

describe('an export of a report', () => {
  it('has all rows that match as CSV, and says in the log who took it', async () => {
    const answer = await exported('course-report', {
      columns: 'course,revenue,enrolled',
      query: { sorting: { column: 'enrolled', direction: 'asc' } },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="course-report-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = linesOf(answer.body);
    expect(lines[0]).toBe('\uFEFFCourse,Enrolled,Revenue (BDT)');
    expect(lines).toHaveLength(1 + 1_200 + 1);
    expect(lines.filter((line) => line.endsWith(',3,4.50'))).toHaveLength(2);
    const [last] = await test.db.select().from(activityLog).orderBy(desc(activityLog.id)).limit(1);
    expect(last).toMatchObject({ action: 'EXPORTED', entity: 'report', subject: 'course-report' });
  });

  it('speaks the language that was asked for, times of Dhaka', async () => {
    const { body } = await exported('live-log-report', {
      language: 'bn',
      columns: 'at,user',
      query: { sorting: { column: 'at', direction: 'asc' } },
    });
    const [heading, first] = linesOf(body);
    expect(heading).toMatch(/^\uFEFF\P{ASCII}+ \(Asia\/Dhaka\),\P{ASCII}+$/u);
    expect(first).toMatch(/^2026-03-02 00:01:00,/);
  });

  it('speaks the language of its reader where none was asked for', async () => {
    const { system } = test.users;
    const headingOf = async () => {
      const path = '/report/live-log-report/export?format=csv&columns=user';
      const answer = await test.as(system).get(path);
      expect(answer.statusCode, answer.body).toBe(200);
      return linesOf(answer.body)[0];
    };
    expect(await headingOf()).toBe('\uFEFFUser');
    const choose = (preferredLanguage: 'en' | 'bn') =>
      test.db.update(users).set({ preferredLanguage }).where(eq(users.id, system.id));
    await choose('bn');
    expect(await headingOf()).toMatch(/^\uFEFF\P{ASCII}+$/u);
    await choose('en');
  });

  it('holds no cell that could run as a formula, and keeps negative numbers', async () => {
    const name = '=HYPERLINK("http://evil.example")';
    await test.db
      .update(organizations)
      .set({ name })
      .where(eq(organizations.id, test.organizations.other.id));
    const filter = { organizationId: test.organizations.other.id };
    const asked = { query: { filter }, columns: 'question,discriminationIndex' };
    const { body } = await exported('question-bank-report', asked);
    expect(body).toContain(`"'=HYPERLINK(""http://evil.example"") 1",-1\r\n`);
    const xlsx = await exported('question-bank-report', { ...asked, format: 'xlsx' });
    const rows = await readSheet(xlsx.rawPayload);
    expect(rows.slice(1).map(([, index]) => index)).toEqual([-2, -1]);
    expect(rows[1]?.[0]).toBe(`${name} 2`);
  });

  it('writes a spreadsheet whose times can be added up', async () => {
    const { rawPayload } = await exported('wadhwani-summary-report', { format: 'xlsx' });
    const rows = await readSheet(rawPayload);
    expect(rows).toHaveLength(1 + 6);
    expect(rows[0]).toContain('Completion %');
  });

  it('writes a spreadsheet with real times, a sheet and a file named for what they hold', async () => {
    const { rawPayload, headers } = await exported('live-log-report', {
      format: 'xlsx',
      columns: 'at,user',
      query: {
        filter: { range: { from: '2026-03-01', to: '2026-03-31' } },
        sorting: { column: 'at', direction: 'asc' },
      },
    });
    expect(headers['content-disposition']).toContain(
      '"live-log-report-2026-03-01-to-2026-03-31.xlsx"',
    );
    const [sheet] = await readXlsxFile(rawPayload);
    expect(sheet?.sheet).toBe('Live Log Report');
    expect(sheet?.data[0]?.[0]).toMatch(/ \(Asia\/Dhaka\)$/);
    expect(sheet?.data[1]?.[0]).toEqual(new Date('2026-03-02T00:01:00.000Z'));
  });

  it.each(['en', 'bn', 'ch', 'es', 'jp', 'de', 'fr'])('writes pages in %s', async (language) => {
    const query = {
      filter: { organizationId: test.organizations.bcc.id, range: { from: '2026-03-01' } },
      searchTerm: '5',
    };
    const answer = await exported('course-report', { format: 'pdf', language, query });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(
      2,
    );
  });

  it('has only rows of the own organization, and none where the caller may not see any', async () => {
    const query = { filter: { organizationId: [test.organizations.other.id] } };
    const foreign = await exported('course-report', { query }, test.users.orgAdmin);
    expect(linesOf(foreign.body)).toHaveLength(2);
    const own = await exported('course-report', {}, test.users.orgAdmin);
    expect(linesOf(own.body)).toHaveLength(602);
    expect((await exported('live-log-report', {}, test.users.orgAdmin)).statusCode).toBe(403);
  });

  it.each([
    [{ format: 'exe' }, 'format'],
    [{ language: 'xx' }, 'language'],
    [{ columns: 'course,password' }, 'columns[1]'],
    [{ query: { filter: { range: 'tomorrow' } } }, 'query.filter.range'],
  ])('refuses %j', async (asked, field) => {
    const answer = await exported('course-report', asked);
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ field }] });
  });

  it('refuses a query that is no JSON', async () => {
    const path = '/report/course-report/export?format=csv&language=en&query=%7B';
    expect((await test.as(test.users.system).get(path)).statusCode).toBe(400);
  });
});
