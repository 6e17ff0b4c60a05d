import { array, type InferType, object, string } from 'yup';
import {
  type Entity,
  type Language,
  type SortDirection,
  id,
  lineOfText,
  code,
  type GenericProblemCode,
} from '@lms/contract';
import { type ReportName, reportNames, type ReportRange } from './report';
import type { ReportsProblemCode } from './reports-problems';
import { type ReportFormat, reportFormats } from './report-codes';

/**
 * What a reader asks of a report; all of it is optional. It is the body of `POST /report/{name}/summary`
 * and, with `paginator`, of `/find`, and what a saved view, an export and a schedule remember.
 */
export interface ReportQuery {
  /**
   * By the name of a filter: `range` a moving span or days of Dhaka, both ends included; the others one
   * value or any of several. Without a range it is {@link defaultReportRange}; an empty list narrows
   * nothing.
   */
  filter?: {
    range?: ReportRange | { from?: string; to?: string };
    [name: string]: string | string[] | { from?: string; to?: string } | undefined;
  };
  sorting?: { column?: string; direction?: SortDirection };
  searchTerm?: string;
  /** In which names that are kept in several are given and sought; English without it. */
  language?: Language;
}

/** What of a report goes into a file, and in which language. */
export interface ReportFileInput {
  report: ReportName;
  query: ReportQuery;
  /** Fields of its columns; all of them where there is none. */
  columns?: string[];
  format: ReportFormat;
  language: Language;
}

export const reportName = () => string<ReportName>().oneOf([...reportNames], code('oneOf'));
export const reportFormat = () => string<ReportFormat>().oneOf([...reportFormats], code('oneOf'));

/** A file takes as long as it takes: it is written off the request that asked for it. */
export const reportFileStatuses = [
  'QUEUED',
  'RUNNING',
  'READY',
  'CANCELLED',
  'FAILED',
  'EXPIRED',
] as const;
export type ReportFileStatus = (typeof reportFileStatuses)[number];

/** Why a file could not be written, as a problem says it. */
export const reportFileFailures = [
  'reportFile.tooManyRows',
  'reportFile.noSpace',
] as const satisfies (ReportsProblemCode | GenericProblemCode)[];
export type ReportFileFailure = (typeof reportFileFailures)[number];

/** Days that a file is kept. */
export const reportFileDays = 7;
/** Minutes that a link to a file is good for. */
export const reportLinkMinutes = 15;

/**
 * A file of a report: `POST /report-file` asks for one, `GET /report-file` answers a list of the
 * reader's own, newest first, and of those that a schedule made for the reader. `GET /report-file/:id`
 * tells how far it is, `PUT /report-file/:id/cancel` ends it, `GET /report-file/:id/link` gives where
 * it is fetched.
 */
export interface ReportFile extends Entity {
  report: ReportName;
  format: ReportFormat;
  fileName: string;
  rowsDone: number;
  /** Known once it runs. */
  rowsTotal: number | null;
  /** Bytes, once it is ready. */
  size: number | null;
  readyAt: string | null;
  expiresAt: string | null;
  /** Of a failed one, where there is more to say than that. */
  failure: ReportFileFailure | null;
  /** What made it, if it was no reader. */
  scheduleId: string | null;
  status: ReportFileStatus;
}

/** Answer of `GET /report-file/:id/link`: an address that holds for {@link reportLinkMinutes}. */
export interface ReportFileLink {
  url: string;
  expiresAt: string;
}

export const reportFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** Each morning at six in Dhaka; weekly on Sunday, monthly on the first. */
export type ReportFrequency = (typeof reportFrequencies)[number];

/** As many people as one schedule mails. */
export const maxRecipients = 20;

/**
 * Why a schedule has stopped. But for the last one it has lost its author, and is open to whoever sees
 * the same rows: to delete, or to go on with as its new author.
 */
export const reportScheduleStops = [
  'AUTHOR_INACTIVE',
  'ORGANIZATION_CLOSED',
  'ACCESS_LOST',
  'NO_RECIPIENTS',
] as const;
export type ReportScheduleStop = (typeof reportScheduleStops)[number];

/**
 * A report that is mailed by itself: `GET /report-schedule?report=`, `POST /report-schedule`,
 * `PUT` and `DELETE /report-schedule/:id`. A `POST` that is the same in all gives the schedule that
 * there is. Recipients are administrators whose view is the same as the
 * author's: of the same organisation, or system administrators. At each run this is looked at anew;
 * what can't go on stops, and `PUT` starts it again.
 */
export interface ReportSchedule extends Entity, ReportFileInput {
  name: string;
  frequency: ReportFrequency;
  /** Those who would get it now. */
  recipients: { id: string; name: string; email: string }[];
  author: string;
  stopReason: ReportScheduleStop | null;
  /** Of a stopped one, when it stopped instead. */
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
/** With a {@link ReportFileInput} beside it, the body of `POST` and `PUT /report-schedule`. */
export type ReportScheduleInput = InferType<typeof reportScheduleSchema> & ReportFileInput;

/** Answer of `GET /report-schedule/recipients?report=`: whom the reader may choose. */
export type ReportRecipient = ReportSchedule['recipients'][number];

/**
 * A report's state under a name, of one reader alone: `GET /report-view?report=`, `POST /report-view`,
 * `PUT /report-view/:id` with another name, `DELETE /report-view/:id`.
 */
export interface ReportView extends Entity {
  report: ReportName;
  name: string;
  query: ReportQuery;
  /** Fields of the columns that are shown; all that are not hidden at first where there is none. */
  columns?: string[];
}

export const reportViewName = () => lineOfText({ min: 1, max: 60 });
export type ReportViewInput = Pick<ReportView, 'report' | 'name' | 'query' | 'columns'>;
