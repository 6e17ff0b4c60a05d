import { languageTags } from '@lms/contract';
import {
  defaultReportRange,
  type ReportColumn,
  type ReportFileInput,
  type ReportRow,
} from '@lms/reports/contract';
import {
  countRows,
  csvOf,
  dayInDhaka,
  type Deps,
  type PdfColumn,
  pdfOf,
  ProblemError,
  type Scope,
  type Table,
  contentTypes as tableTypes,
  xlsxOf,
} from '@lms/server/platform';
import { grainOf } from './activity/periods';
import { resolveRange } from './range';
import { readRows } from './read-rows';
import { cellWriter, toTableColumn } from './report-cells';
import { toPdfChart } from './report-chart';
import { mastheadOf } from './report-masthead';
import { toReportRequest } from './report-query';
import type { Report } from './report-registry';
import { toReportRow } from './report-rows';
import { type ReportTexts, reportTexts } from './report-texts';

export const contentTypes = { ...tableTypes, pdf: 'application/pdf' } as const;

/** Longer documents would fill the memory of the server and of the viewer. */
const maxPdfRows = 100_000;

/**
 * Counts the rows of a file.
 *
 * @throws ProblemError reportFile.tooManyRows
 */
export const countFileRows = async (
  { database, now }: Deps,
  { definition, source }: Report,
  { query, format, language }: ReportFileInput,
  scope: Scope,
) => {
  const request = toReportRequest(definition, { ...query, language }, scope, now());
  const bound = format === 'pdf' ? maxPdfRows + 1 : null;
  const counted = source.counted?.(request) ?? source.rows(request);
  const rows = await countRows(database.db, counted, bound);
  if (rows === bound) throw new ProblemError('reportFile.tooManyRows');
  return rows;
};

/** File name: report and its days in Dhaka; today's for a report without a beginning. */
export const fileNameOf = ({ report, query, format }: ReportFileInput, now: Date) => {
  const { fromDay, toDay } = resolveRange(query.filter?.range ?? defaultReportRange, now);
  const days = new Set([fromDay, toDay ?? dayInDhaka(now)].filter(Boolean));
  return `${report}-${[...days].join('-to-')}.${format}`;
};

/** Relative width and alignment of a column in a PDF. */
const pdfColumn = (column: ReportColumn, texts: ReportTexts): PdfColumn => {
  const { kind } = column;
  const isText = kind === 'text' || kind === 'person';
  const isWord = isText || kind === 'code';
  return {
    ...toTableColumn(column, texts),
    share: isText ? 3 : kind === 'code' ? 2.5 : kind === 'instant' ? 2.2 : 1.4,
    align: isWord || kind === 'instant' || kind === 'day' || kind === 'period' ? 'left' : 'right',
  };
};

/**
 * Writes all rows of a report as a file, in order, while they are read.
 *
 * @param madeBy id of the person who asked for it
 * @param tell called with the number of rows of each batch; an exception stops the export
 */
export async function* writeReport(
  { database, now }: Deps,
  { definition, source }: Report,
  input: ReportFileInput,
  scope: Scope,
  madeBy: string,
  tell: (rows: number) => Promise<void> | void = () => {},
): AsyncGenerator<Buffer | string> {
  const { query, format, language } = input;
  const texts = reportTexts(language);
  const columns = definition.columns.filter(
    ({ field }) => !input.columns || input.columns.includes(field),
  );
  const write = cellWriter(format, language, texts);
  const cellsOf = (found: Record<string, unknown>) => {
    const row: ReportRow = toReportRow(columns, found);
    const { subject } = row;
    if (typeof subject === 'string') row['subject'] = texts.subject(found['entity'], subject);
    return columns.map((column) => write(column, row[column.field] ?? null));
  };

  const madeAt = now();
  const asked = toReportRequest(definition, { ...query, language }, scope, madeAt);
  async function* batches() {
    for await (const rows of readRows(database, source, asked)) {
      await tell(rows.length);
      yield rows.map(cellsOf);
    }
  }

  const table: Table = {
    title: texts.title(definition.name),
    columns: columns.map((column) => toTableColumn(column, texts)),
    batches: batches(),
  };
  if (format === 'csv') return yield* csvOf(table);
  if (format === 'xlsx') return yield* xlsxOf(table);
  const made = { at: madeAt, by: madeBy };
  const { charts } = await source.summary(database.db, asked);
  const [chart] = charts.map((one) => toPdfChart(one, grainOf(asked), language, texts));
  yield* pdfOf({
    ...table,
    ...(await mastheadOf(database.db, definition, query, asked, made, language, texts)),
    columns: columns.map((column) => pdfColumn(column, texts)),
    chart,
    pageText: texts.page,
    language: languageTags[language],
    madeAt,
  });
}
