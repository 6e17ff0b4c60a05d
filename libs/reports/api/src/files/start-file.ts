import type { ReportFileInput } from '@lms/reports/contract';
import {
  type Executor,
  newId,
  reportFileReaders,
  reportFiles,
  type Transaction,
} from '@lms/server/database';
import { type Deps, TooManyError } from '@lms/server/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { lockReader } from '../readers';
import { fileNameOf } from '../write-report';
import type { StoredFile } from './find-file';

export const fileJob = 'report-file';

/** Maximum of unfinished files per reader. */
const maxUnfinished = 5;
const retryAfterSeconds = 60;

interface FileOf extends ReportFileInput {
  userId: string;
  view: string;
  scheduleId?: string;
  /** Recipients besides the author. */
  readerIds?: string[];
}

/** Creates a file and enqueues its job in the caller's transaction. */
export const startFile = async (
  tx: Executor,
  { queue, now }: Deps,
  { readerIds = [], report, query, columns, format, language, ...of }: FileOf,
): Promise<StoredFile> => {
  const input = { report, query, columns, format, language };
  const at = now().toISOString();
  const values = { id: newId(), ...input, ...of, createdAt: at, updatedAt: at };
  const [file] = await tx
    .insert(reportFiles)
    .values({ ...values, fileName: fileNameOf(input, now()) })
    .returning();
  if (!file) throw new Error('No file was stored');
  if (readerIds.length > 0) {
    await tx
      .insert(reportFileReaders)
      .values(readerIds.map((userId) => ({ fileId: file.id, userId })));
  }
  await queue.enqueue(tx, fileJob, { fileId: file.id });
  return file;
};

/**
 * Limits unfinished files per reader.
 *
 * @throws TooManyError
 */
export const limitUnfinishedFiles = async (tx: Transaction, userId: string) => {
  await lockReader(tx, userId);
  const open = and(
    eq(reportFiles.userId, userId),
    inArray(reportFiles.status, ['QUEUED', 'RUNNING']),
  );
  if ((await tx.$count(reportFiles, open)) >= maxUnfinished)
    throw new TooManyError(retryAfterSeconds);
};
