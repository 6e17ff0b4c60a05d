import {
  code,
  type Entity,
  type GenericProblemCode,
  id,
  type Language,
  lineOfText,
  type SortDirection,
} from '@lms/contract';
import { array, type InferType, object, string } from 'yup';
import { type ReportName, reportNames, type ReportRange } from './report';
import { type ReportFormat, reportFormats } from './report-codes';
import type { ReportsProblemCode } from './reports-problems';

/**
 * Query of a report, all of it optional: the body of `POST /report/{name}/summary` and, with
 * `paginator`, of `/find`; also stored with saved views, exports and schedules.
 */
export interface ReportQuery {
  /**
   * Values by filter name. `range` is a named range or days of Dhaka, both included; other filters
   * take one value or several, any of which may match. Without `range`, {@link defaultReportRange}
   * applies; an empty list filters nothing.
   */
  filter?: {
    range?: ReportRange | { from?: string; to?: string };
    [name: string]: string | string[] | { from?: string; to?: string } | undefined;
  };
  sorting?: { column?: string; direction?: SortDirection };
  searchTerm?: string;
  /**
   * Language for names stored in several languages, in the rows and in the search; English by
   * default.
   */
  language?: Language;
}

/** Content of a report file: the query, the columns and the language. */
export interface ReportFileInput {
  report: ReportName;
  query: ReportQuery;
  /** Fields of the columns; all columns by default. */
  columns?: string[];
  format: ReportFormat;
  language: Language;
}

export const reportName = () => string<ReportName>().oneOf([...reportNames], code('oneOf'));
export const reportFormat = () => string<ReportFormat>().oneOf([...reportFormats], code('oneOf'));

/** States of a file: it is written in the background, after the request that asked for it. */
export const reportFileStatuses = [
  'QUEUED',
  'RUNNING',
  'READY',
  'CANCELLED',
  'FAILED',
  'EXPIRED',
] as const;
export type ReportFileStatus = (typeof reportFileStatuses)[number];

/** Reasons why a file could not be written, as problem codes. */
export const reportFileFailures = [
  'reportFile.tooManyRows',
  'reportFile.noSpace',
] as const satisfies (ReportsProblemCode | GenericProblemCode)[];
export type ReportFileFailure = (typeof reportFileFailures)[number];

/** Rows from which an export is written in the background; fewer are downloaded at once. */
export const rowsInBackground = 1_000;
/** Retention of a file, in days. */
export const reportFileDays = 7;
/** Lifetime of a download link, in minutes. */
export const reportLinkMinutes = 15;

/**
 * A file of a report.
 * `POST /report-file` requests one, `GET /report-file` lists the reader's own and those that a
 * schedule made for the reader, newest first. `GET /report-file/:id` returns its progress, `PUT
 * /report-file/:id/cancel` cancels it, `GET /report-file/:id/link` returns a download link.
 */
export interface ReportFile extends Entity {
  report: ReportName;
  format: ReportFormat;
  fileName: string;
  rowsDone: number;
  /** `null` until the file starts to be written. */
  rowsTotal: number | null;
  /** Size in bytes; `null` until the file is ready. */
  size: number | null;
  readyAt: string | null;
  expiresAt: string | null;
  /** Reason of a failure, where a specific one is known. */
  failure: ReportFileFailure | null;
  /** Schedule that requested the file; `null` if a reader did. */
  scheduleId: string | null;
  status: ReportFileStatus;
}

/** Answer of `GET /report-file/:id/link`: an address valid for {@link reportLinkMinutes}. */
export interface ReportFileLink {
  url: string;
  expiresAt: string;
}

export const reportFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** Run times: every day at 06:00 in Dhaka, weekly on Sunday, monthly on the 1st. */
export type ReportFrequency = (typeof reportFrequencies)[number];

/** Maximum of recipients per schedule. */
export const maxRecipients = 20;

/**
 * Reasons why a schedule has stopped. All but `NO_RECIPIENTS` mean that its author was lost: then
 * anyone who sees the same rows may delete it, or restart it as its new author.
 */
export const reportScheduleStops = [
  'AUTHOR_INACTIVE',
  'ORGANIZATION_CLOSED',
  'ACCESS_LOST',
  'NO_RECIPIENTS',
] as const;
export type ReportScheduleStop = (typeof reportScheduleStops)[number];

/**
 * A report mailed regularly: `GET /report-schedule?report=`, `POST /report-schedule`, `PUT` and
 * `DELETE /report-schedule/:id`. A `POST` identical to an existing schedule returns that schedule.
 * Recipients are administrators who see the same rows as the author: of the same organization, or
 * system administrators. Each run checks this again; a schedule that can't run is stopped, and
 * `PUT` restarts it. Its author may pause it, and nothing is sent until it is resumed: `PUT
 * /report-schedule/:id/pause` and `/resume`.
 */
export interface ReportSchedule extends Entity, ReportFileInput {
  name: string;
  frequency: ReportFrequency;
  /** Recipients who would receive it now. */
  recipients: { id: string; name: string; email: string }[];
  /** Number of chosen recipients who would not receive it now. */
  lostRecipients: number;
  author: string;
  stopReason: ReportScheduleStop | null;
  /** Since when it is paused; `null` while it is not. */
  pausedAt: string | null;
  /** Next run; for a stopped or paused schedule, the first that is left out. */
  nextRunAt: string;
  lastRunAt: string | null;
}

export const reportScheduleSchema = object({
  name: lineOfText({ min: 1, max: 80 }).required(code('required')),
  frequency: string<ReportFrequency>()
    .oneOf([...reportFrequencies], code('oneOf'))
    .required(code('required')),
  recipientIds: array(id().required(code('required')))
    .min(1, code('min'))
    .max(maxRecipients, code('max'))
    .required(code('required')),
});
/** Body of `POST /report-schedule`. */
export type ReportScheduleInput = InferType<typeof reportScheduleSchema> & ReportFileInput;
/** Body of `PUT /report-schedule/:id`: the schedule, and the version that it was read at. */
export type ReportScheduleUpdate = ReportScheduleInput & Pick<Entity, 'version'>;

/** Item of the answer of `GET /report-schedule/recipients?report=`: a person the reader may choose. */
export type ReportRecipient = ReportSchedule['recipients'][number];

/**
 * Saved state of a report, private to one reader: `GET /report-view?report=`, `POST /report-view`,
 * `PUT /report-view/:id` to rename, `DELETE /report-view/:id`.
 */
export interface ReportView extends Entity {
  report: ReportName;
  name: string;
  query: ReportQuery;
  /** Fields of the visible columns; by default all columns not marked `hidden`. */
  columns?: string[];
}

export const reportViewName = () => lineOfText({ min: 1, max: 60 });
export type ReportViewInput = Pick<ReportView, 'report' | 'name' | 'query' | 'columns'>;
