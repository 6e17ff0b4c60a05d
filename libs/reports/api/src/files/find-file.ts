import type { ReportFile } from '@lms/reports/contract';
import { type Executor, reportFileReaders, reportFiles } from '@lms/server/database';
import { ProblemError } from '@lms/server/platform';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import { viewOf } from '../readers';
import type { Reader } from '../report-access';
import type { ReportRegistry } from '../report-registry';

export type StoredFile = typeof reportFiles.$inferSelect;

const maxListed = 50;

export const toReportFile = (file: StoredFile): ReportFile => {
  const { id, createdAt, updatedAt, version, report, format, fileName, status } = file;
  const { rowsDone, rowsTotal, size, readyAt, expiresAt, failure, scheduleId } = file;
  return {
    id,
    createdAt,
    updatedAt,
    version,
    report,
    format,
    fileName,
    status,
    rowsDone,
    rowsTotal,
    size,
    readyAt,
    expiresAt,
    failure,
    scheduleId,
  };
};

const isReadableBy = (db: Executor, { userId }: Reader) =>
  or(
    eq(reportFiles.userId, userId),
    inArray(
      reportFiles.id,
      db
        .select({ id: reportFileReaders.fileId })
        .from(reportFileReaders)
        .where(eq(reportFileReaders.userId, userId)),
    ),
  );

/** Checks that the reader still sees the rows that the file was made from. */
const hasSameView = (reports: ReportRegistry, reader: Reader) => (file: StoredFile) =>
  viewOf(reports.get(file.report).definition, reader) === file.view;

/** Lists the reader's own files, and those that schedules made for the reader. */
export const listFiles = async (db: Executor, reports: ReportRegistry, reader: Reader) => {
  const files = await db
    .select()
    .from(reportFiles)
    .where(isReadableBy(db, reader))
    .orderBy(desc(reportFiles.id))
    .limit(maxListed);
  return files.filter(hasSameView(reports, reader));
};

/**
 * Finds a file of the reader.
 *
 * @throws ProblemError entity.notFound
 */
export const findFile = async (
  db: Executor,
  reports: ReportRegistry,
  reader: Reader,
  id: string,
): Promise<StoredFile> => {
  const [file] = await db
    .select()
    .from(reportFiles)
    .where(and(eq(reportFiles.id, id), isReadableBy(db, reader)));
  if (!file || !hasSameView(reports, reader)(file)) throw new ProblemError('entity.notFound');
  return file;
};
