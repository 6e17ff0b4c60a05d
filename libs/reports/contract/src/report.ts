import type { Permission } from '@lms/contract';

/** Last segment of a report's address under `/reports-management` (specification, section 2). */
export const reportNames = [
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
] as const;
export type ReportName = (typeof reportNames)[number];

/**
 * Kind and unit of a value, which decide its format: `person` as a name, empty for an account that was
 * closed, `money` in poisha, `duration` in seconds,
 * `milliseconds`, `percent` from 0 to 100, `index` with two decimals from -100 to 100, `instant` in
 * ISO 8601, `day` as YYYY-MM-DD in Dhaka, `period` as the first day of a day, week or month, `code`
 * as a translated code.
 */
export type ReportValueKind =
  | 'text'
  | 'person'
  | 'code'
  | 'count'
  | 'decimal'
  | 'percent'
  | 'index'
  | 'money'
  | 'duration'
  | 'milliseconds'
  | 'instant'
  | 'day'
  | 'period';

/** Groups of codes; their labels are the texts `reports.code.{group}.{CODE}`. */
export type ReportCodeGroup =
  | 'action'
  | 'attemptResult'
  | 'courseStatus'
  | 'difficulty'
  | 'enrolmentStatus'
  | 'entity'
  | 'grain'
  | 'level'
  | 'questionType'
  | 'role'
  | 'source'
  | 'userStatus';

/**
 * A column. Its heading is the text `reports.column.{field}`, its explanation
 * `reports.definition.{field}`: a field means the same in every report.
 */
export interface ReportColumn<Field extends string = string> {
  field: Field;
  kind: ReportValueKind;
  sortable?: boolean;
  /** Group of the codes in a `code` column. */
  codes?: ReportCodeGroup;
  /** Shows the seconds of an `instant`. */
  seconds?: boolean;
  /** Hidden until the reader chooses it. */
  hidden?: boolean;
}

/** A key figure above the table; its texts are those of a column with the same field. */
export interface ReportFigure<Field extends string = string> {
  field: Field;
  kind: ReportValueKind;
  /** The same whatever the range, so there is no period before to compare with. */
  standing?: boolean;
}

/** Filters of reports; the label of each is the text `reports.filter.{name}`. */
export type ReportFilterName =
  | 'range'
  | 'grain'
  | 'organizationId'
  | 'categoryId'
  | 'courseId'
  | 'bankId'
  | 'batchCodeId'
  | 'userId'
  | ReportCodeGroup;

/** A filter; several values match any of them. */
export interface ReportFilter {
  name: ReportFilterName;
  /** Codes to choose from, in this order. */
  codes?: readonly string[];
}

export interface ReportDefinition {
  name: ReportName;
  access: Permission;
  /** Code of the only organization whose people may read the report, whatever their role. */
  organizationCode?: string;
  columns: readonly ReportColumn[];
  /** Fields of a row, besides its columns, with the ids of the records that its cells lead to. */
  recordIds?: readonly string[];
  figures: readonly ReportFigure[];
  filters: readonly ReportFilter[];
  /** Default order of the rows. */
  sorting: { column: string; direction: 'asc' | 'desc' };
  searchable: boolean;
  /** Has at least one chart. */
  charted: boolean;
}

/**
 * A cell's value. Codes, texts and times are strings; `null` means unknown or not applicable, never
 * 0.
 */
export type ReportValue = string | number | null;

/** One row, keyed by the fields of the report's columns. */
export interface ReportRow {
  id: string;
  [field: string]: ReportValue;
}

/** Date ranges relative to today in Dhaka; those that reach the present include today. */
export const reportRanges = [
  'today',
  'yesterday',
  'last7days',
  'last30days',
  'last90days',
  'thisMonth',
  'lastMonth',
  'thisYear',
  'all',
] as const;
export type ReportRange = (typeof reportRanges)[number];
export const defaultReportRange: ReportRange = 'last30days';

export const reportGrains = ['DAY', 'WEEK', 'MONTH'] as const;
/** Length of a period. Weeks begin on Sunday, as they do in Bangladesh. */
export type ReportGrain = (typeof reportGrains)[number];

/** Charts; the heading of each is the text `reports.chart.{name}`. */
export const reportCharts = [
  'activeUsersByRole',
  'batches',
  'coursesByStatus',
  'learningOverTime',
  'questionsByFacility',
  'revenueOverTime',
  'scores',
  'stars',
  'statuses',
  'timeSpent',
  'topCourses',
  'usersByRole',
  'usersOverTime',
] as const;
export type ReportChartName = (typeof reportCharts)[number];

/**
 * A chart: each point has one value per series. Its heading is the text `reports.chart.{name}`; a
 * series is labelled like the column of the same name.
 */
export interface ReportChart {
  name: ReportChartName;
  kind: 'bar' | 'line';
  /** Stacks the series. */
  stacked?: boolean;
  label: { kind: ReportValueKind; codes?: ReportCodeGroup };
  series: readonly ReportFigure[];
  points: { label: string; values: (number | null)[] }[];
}

/** Change of a figure since the period before. */
export interface ReportChange {
  field: string;
  before: number;
  /** Difference in the unit of the figure: percentage points for a `percent`. */
  change: number;
  /** Change in percent; `null` where there was nothing before, or for a percentage or an index. */
  percent: number | null;
}

/** Comparison of a report's figures with the period of the same length directly before. */
export interface ReportComparison {
  /** Days in Dhaka of the period before, both included. */
  fromDay: string;
  toDay: string;
  /** Changes of the figures that can be compared. */
  changes: ReportChange[];
}

/** Answer of `POST /report/{name}/summary`: figures and charts over all matching rows. */
export interface ReportSummary {
  figures: { field: string; value: ReportValue }[];
  charts: ReportChart[];
  /** `null` without a period, or where the period before has nothing. */
  comparison: ReportComparison | null;
  /** Time up to which events are counted (ISO 8601), where counting runs in the background. */
  countedUntil?: string;
}
