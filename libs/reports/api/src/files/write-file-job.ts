import { reportFileDays, type ReportFileFailure, reportFileFailures } from '@lms/reports/contract';
import { reportFiles } from '@lms/server/database';
import { type Deps, type JobRun, ProblemError } from '@lms/server/platform';
import { and, eq, inArray } from 'drizzle-orm';
import { findReaders, viewOf } from '../readers';
import { type Reader, requireReportScope } from '../report-access';
import type { ReportRegistry } from '../report-registry';
import { countFileRows, writeReport } from '../write-report';
import type { FileStore } from './file-store';
import type { StoredFile } from './find-file';
import { notifyFailed, notifyReady } from './notify-readers';
import { fileJob } from './start-file';
import { planFileSweep } from './sweep-files';

const maxAttempts = 3;
const progressEveryMs = 1_000;
const dayMs = 24 * 60 * 60_000;

/** Thrown when the reader has cancelled the file. */
class Cancelled extends Error {}

/** Failures that a retry would not help. */
const failureOf = (error: unknown) =>
  reportFileFailures.find((code) => error instanceof ProblemError && error.code === code) ?? null;

/** Writes the files that readers and schedules request. */
export const writeFileJob = (deps: Deps, reports: ReportRegistry, store: FileStore) => {
  const { database, queue, now } = deps;
  const { db } = database;
  const isOpen = (id: string) =>
    and(eq(reportFiles.id, id), inArray(reportFiles.status, ['QUEUED', 'RUNNING']));
  const change = async (id: string, values: Partial<StoredFile>) => {
    const updatedAt = now().toISOString();
    const [file] = await db
      .update(reportFiles)
      .set({ ...values, updatedAt })
      .where(isOpen(id))
      .returning();
    return file;
  };

  /** Stores the progress once a second, and checks for cancellation. */
  const createProgress = (id: string, signal: AbortSignal) => {
    let toldAt = performance.now();
    const progress = {
      rowsDone: 0,
      async tell(rows: number) {
        signal.throwIfAborted();
        progress.rowsDone += rows;
        if (performance.now() - toldAt < progressEveryMs) return;
        toldAt = performance.now();
        if (!(await change(id, { rowsDone: progress.rowsDone }))) throw new Cancelled();
      },
    };
    return progress;
  };

  const write = async (file: StoredFile, reader: Reader, { attempt, signal }: JobRun) => {
    const report = reports.get(file.report);
    const scope = requireReportScope(report.definition, reader);
    const input = { ...file, columns: file.columns ?? undefined };
    const rowsTotal = await countFileRows(deps, report, input, scope);
    if (!(await change(file.id, { status: 'RUNNING', rowsDone: 0, rowsTotal }))) return;
    const progress = createProgress(file.id, signal);
    const chunks = writeReport(deps, report, input, scope, file.userId, progress.tell);
    const size = await store.write(file.id, attempt, chunks);
    const ready = now();
    const expiresAt = new Date(ready.getTime() + reportFileDays * dayMs).toISOString();
    await db.transaction(async (tx) => {
      const { rowsDone } = progress;
      const done = { rowsDone, rowsTotal: rowsDone, size, expiresAt, readyAt: ready.toISOString() };
      const [whole] = await tx
        .update(reportFiles)
        .set({ ...done, status: 'READY', updatedAt: done.readyAt })
        .where(isOpen(file.id))
        .returning();
      if (!whole) throw new Cancelled();
      await notifyReady(tx, deps, whole);
    });
  };

  const fail = async (file: StoredFile, failure: ReportFileFailure | null = null) => {
    if (await change(file.id, { status: 'FAILED', failure })) await notifyFailed(db, file);
  };

  queue.handle(
    fileJob,
    async (payload, run) => {
      const { fileId } = payload as { fileId: string };
      const [file] = await db.select().from(reportFiles).where(isOpen(fileId));
      if (!file) return;
      const [reader] = await findReaders(db, [file.userId]);
      const { definition } = reports.get(file.report);
      // The author may have lost access to the rows since the request.
      if (!reader || viewOf(definition, reader) !== file.view) return fail(file);
      // A cause that stopped the server at each attempt would do so again.
      if (run.attempt > maxAttempts) return fail(file);
      await planFileSweep(deps);
      try {
        await write(file, reader, run);
      } catch (error) {
        if (error instanceof Cancelled) return store.remove(file.id);
        const failure = failureOf(error);
        if (failure) return fail(file, failure);
        if (run.signal.aborted || run.attempt < maxAttempts) throw error;
        await fail(file);
        throw error;
      }
    },
    'slow',
  );
};
