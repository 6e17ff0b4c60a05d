import type { Permission } from '@lms/contract';

/** The last part of a report's address under `/reports-management` (specification, section 2). */
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
 * What a value is and so how it is written: `money` in poisha, `duration` in seconds, `milliseconds`,
 * `percent` from 0 to 100, `index` with two decimals from -100 to 100, `instant` in ISO 8601, `day`
 * as YYYY-MM-DD of Dhaka, `period` the first day of a day, week or month, `code` a word of ours.
 */
export type ReportValueKind =
  | 'text'
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

/** Words for codes: the texts `reports.code.{group}.{CODE}`. */
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
 * One column. Its heading is the text `reports.column.{field}`, what it means
 * `reports.definition.{field}`: the same field means the same in every report.
 */
export interface ReportColumn<Field extends string = string> {
  field: Field;
  kind: ReportValueKind;
  /** Readers can sort by it. */
  sortable?: boolean;
  /** Of a `code`. */
  codes?: ReportCodeGroup;
  /** Of an `instant`: its seconds count as well. */
  seconds?: boolean;
  /** Not shown until the reader chooses it. */
  hidden?: boolean;
}

/** A figure above the table; its texts are those of a column of that name. */
export interface ReportFigure<Field extends string = string> {
  field: Field;
  kind: ReportValueKind;
}

/** How a report can be narrowed; its label is the text `reports.filter.{name}`. */
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

/** A filter by words of ours names the group; its values are any of them. */
export interface ReportFilter {
  name: ReportFilterName;
  /** Of a filter by codes: what can be chosen, in this order. */
  codes?: readonly string[];
}

export interface ReportDefinition {
  name: ReportName;
  access: Permission;
  /** Without one who reads it, it answers nobody but people of this organisation. */
  organizationCode?: string;
  columns: readonly ReportColumn[];
  figures: readonly ReportFigure[];
  filters: readonly ReportFilter[];
  /** How the rows stand at first. */
  sorting: { column: string; direction: 'asc' | 'desc' };
  /** Rows can be searched by text. */
  searchable: boolean;
  /** It has a picture. */
  charted: boolean;
}

/** Codes, texts and times are strings; `null` says that there is nothing to tell, never 0. */
export type ReportValue = string | number | null;

/** One row by the fields of its report's columns. */
export interface ReportRow {
  id: string;
  [field: string]: ReportValue;
}

/** Spans of days that move with the clock, all of Dhaka and with today as their last where it fits. */
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
/** Weeks begin on Sunday, as they do in Bangladesh. */
export type ReportGrain = (typeof reportGrains)[number];

/** Pictures by what they show; the text of each is `reports.chart.{name}`. */
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
 * A picture: each point has one value for each series. Its heading is `reports.chart.{name}`, the name
 * of a series is that of the column.
 */
export interface ReportChart {
  name: ReportChartName;
  kind: 'bar' | 'line';
  /** Series stand on each other. */
  stacked?: boolean;
  label: { kind: ReportValueKind; codes?: ReportCodeGroup };
  series: readonly ReportFigure[];
  points: { label: string; values: (number | null)[] }[];
}

/** Answer of `POST /report/{name}/summary`: what stands above the table, for all rows that match. */
export interface ReportSummary {
  figures: { field: string; value: ReportValue }[];
  charts: ReportChart[];
  /** Until when the counted events are in, where they are counted in the background (ISO 8601). */
  countedUntil?: string;
}
