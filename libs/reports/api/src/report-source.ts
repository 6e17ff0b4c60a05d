import type { CourseLanguage, SortDirection } from '@lms/contract';
import type { ReportName, ReportSummary } from '@lms/reports/contract';
import type { Executor } from '@lms/server/database';
import type { Deps, Scope } from '@lms/server/platform';
import type { SQL } from 'drizzle-orm';

/** Validated request to a report: it holds only what the definition names. */
export interface ReportRequest {
  scope: Scope;
  /** Start of the range, and its end (excluded), in ISO 8601; `null` is open. */
  from: string | null;
  before: string | null;
  /** Days in Dhaka of the range, both included (YYYY-MM-DD). */
  fromDay: string | null;
  toDay: string | null;
  /** Values of the other filters, any of which may match; filters that are not set are missing. */
  filter: Record<string, string[] | undefined>;
  searchTerm: string;
  /** Language of names stored in both. */
  language: CourseLanguage;
  sorting: { column: string; direction: SortDirection };
}

/** Row as the database returns it. */
export type SourceRow = Record<string, unknown>;

/** Source of one report's rows. */
export interface ReportSource {
  name: ReportName;
  /**
   * Selects all rows in order, ties by `id`: the columns are `id` and the fields of the report's
   * columns, quoted. Without a limit: the caller appends one, or reads through a cursor.
   */
  rows(request: ReportRequest): SQL;
  /** Selects one page of {@link rows}, where skipping the rows before it can be made cheaper. */
  page?(request: ReportRequest, span: { limit: number; offset: number }): SQL;
  /**
   * Selects the first rows, or those after a given one. Reports with a row per event are exported
   * by it part by part, so that output begins before all rows are found. Returns `undefined` for an
   * order that does not support it.
   */
  part?(request: ReportRequest, span: { limit: number; after?: SourceRow }): SQL | undefined;
  /** Selects as many rows as {@link rows}, unordered, where that is cheaper to count. */
  counted?(request: ReportRequest): SQL;
  /** Reads the figures alone, for the period before. */
  figures(db: Executor, request: ReportRequest): Promise<ReportSummary['figures']>;
  summary(db: Executor, request: ReportRequest): Promise<Omit<ReportSummary, 'comparison'>>;
}

/** Creates the source once, when the server starts. */
export type MakeReportSource = (deps: Deps) => ReportSource;
