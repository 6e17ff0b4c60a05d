import type { Language } from '@lms/contract';
import { defaultReportRange, type ReportDefinition, type ReportQuery } from '@lms/reports/contract';
import {
  batchCodes,
  courseCategories,
  courses,
  type Executor,
  organizations,
  questionBanks,
  users,
} from '@lms/server/database';
import { type Scope, startOfDay } from '@lms/server/platform';
import { wordsIn } from '@lms/words';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ReportRequest } from './report-source';
import type { ReportTexts } from './report-texts';

interface LookupTable {
  table: PgTable;
  id: PgColumn;
  name: PgColumn;
  /** Column of the organization that it belongs to; common entities have none. */
  owner?: PgColumn;
}

/** Tables that the ids of a filter refer to. */
const lookupTables: Record<string, LookupTable> = {
  organizationId: {
    table: organizations,
    id: organizations.id,
    name: organizations.name,
    owner: organizations.id,
  },
  categoryId: { table: courseCategories, id: courseCategories.id, name: courseCategories.name },
  courseId: {
    table: courses,
    id: courses.id,
    name: courses.title,
    owner: courses.organizationId,
  },
  bankId: {
    table: questionBanks,
    id: questionBanks.id,
    name: questionBanks.name,
    owner: questionBanks.organizationId,
  },
  batchCodeId: {
    table: batchCodes,
    id: batchCodes.id,
    name: batchCodes.title,
    owner: batchCodes.organizationId,
  },
  userId: { table: users, id: users.id, name: users.name, owner: users.organizationId },
};

const isInScope = (scope: Scope, owner: PgColumn | undefined): SQL | undefined =>
  scope.kind === 'all' || !owner
    ? undefined
    : scope.organizationId
      ? eq(owner, scope.organizationId)
      : sql`false`;

const nameIn = (name: unknown, language: Language): string =>
  typeof name === 'string'
    ? name
    : ((name as Record<string, string>)[language === 'bn' ? 'bn' : 'en'] ?? '');

/** Describes the filters of a report in words, one line each. Names outside the scope are left out. */
export const filterNotes = async (
  db: Executor,
  { filters }: ReportDefinition,
  { filter = {}, searchTerm }: ReportQuery,
  { scope, fromDay, toDay }: Pick<ReportRequest, 'scope' | 'fromDay' | 'toDay'>,
  language: Language,
  texts: ReportTexts,
): Promise<string[]> => {
  const { range = defaultReportRange } = filter;
  const { formats } = wordsIn(language);
  const dayOf = (day: string | null) => (day ? formats.date(startOfDay(day)) : '…');
  const days =
    fromDay || toDay
      ? [...new Set([dayOf(fromDay), dayOf(toDay)])].join(' – ')
      : texts.range('all');
  const named = typeof range === 'string' && range !== 'all' ? ` (${texts.range(range)})` : '';
  const notes = [`${texts.filter('range')}: ${days}${named}`];
  for (const { name, codes } of filters) {
    const values = name === 'range' ? [] : ([filter[name] ?? []].flat() as string[]);
    if (values.length === 0) continue;
    const source = lookupTables[name];
    const words = codes
      ? values.map((value) => texts.code(name as never, value))
      : source
        ? (
            await db
              .select({ name: source.name })
              .from(source.table)
              .where(and(inArray(source.id, values), isInScope(scope, source.owner)))
          ).map((row) => nameIn(row.name, language) || texts.closedAccount)
        : [];
    notes.push(`${texts.filter(name)}: ${words.join(', ')}`);
  }
  const term = searchTerm?.trim();
  return term ? [...notes, `“${term}”`] : notes;
};
