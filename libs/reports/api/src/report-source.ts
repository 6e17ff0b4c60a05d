import type { CourseLanguage, SortDirection } from '@lms/contract';
import type { ReportName, ReportSummary } from '@lms/reports/contract';
import type { SQL } from 'drizzle-orm';
import type { Deps, Scope } from '@lms/server/platform';
import type { Executor } from '@lms/server/database';

/** What is asked of a report, after validation: nothing in it but what its definition names. */
export interface ReportRequest {
  scope: Scope;
  /** The first instant of the range, and the first one after it (ISO 8601); `null` is open. */
  from: string | null;
  before: string | null;
  /** The days of Dhaka that these stand for, both included (YYYY-MM-DD). */
  fromDay: string | null;
  toDay: string | null;
  /** Of each other filter any of its values; a filter that is not set is missing. */
  filter: Record<string, string[] | undefined>;
  searchTerm: string;
  /** Of names that are kept in both. */
  language: CourseLanguage;
  sorting: { column: string; direction: SortDirection };
}

/** A row as the database gives it. */
export type SourceRow = Record<string, unknown>;

/** Where one report's rows come from. */
export interface ReportSource {
  name: ReportName;
  /**
   * The statement of all rows, in order, ties by `id`: it selects `id` and the fields of the report's
   * columns, each under its own name in double quotes. It has no limit: the caller appends one, or
   * reads it through a cursor.
   */
  rows(request: ReportRequest): SQL;
  /** The statement of one page of {@link rows}, where that passes sooner over the rows before it. */
  page?(request: ReportRequest, span: { limit: number; offset: number }): SQL;
  /**
   * The statement of the first rows, or of those after one of {@link rows}. Reports that have a row for
   * each event are read by it part by part: nobody waits until all are found. An order that has no such
   * statement gives none.
   */
  part?(request: ReportRequest, span: { limit: number; after?: SourceRow }): SQL | undefined;
  /** A statement of as many rows as {@link rows} has, where that counts sooner; without an order. */
  counted?(request: ReportRequest): SQL;
  summary(db: Executor, request: ReportRequest): Promise<ReportSummary>;
}

/** Made once, when the server starts. */
export type MakeReportSource = (deps: Deps) => ReportSource;
