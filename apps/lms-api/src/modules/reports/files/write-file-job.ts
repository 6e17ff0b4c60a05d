import { reportFileDays } from '@lms/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import type { Scope } from '../../../http/caller';
import type { JobRun } from '../../../queue/job-queue';
import { findReaders, viewOf } from '../readers';
import { type Reader, requireReportScope } from '../report-access';
import { toReportRequest } from '../report-query';
import type { Report, ReportRegistry } from '../report-registry';
import { writeReport } from '../write-report';
import type { FileStore } from './file-store';
import type { StoredFile } from './find-file';
import { reportFiles } from './report-files.table';
import { fileJob } from './start-file';
import { planFileSweep } from './sweep-files';
import { tellFailed, tellReady } from './tell-readers';

const mostAttempts = 3;
const progressEveryMs = 1_000;
const dayMs = 24 * 60 * 60_000;

/** Its reader ended it. */
class Cancelled extends Error {}

const countRows = async ({ database, now }: Deps, report: Report, file: StoredFile, of: Scope) => {
  const request = toReportRequest(
    report.definition,
    { ...file.query, language: file.language },
    of,
    now(),
  );
  const rows = report.source.counted?.(request) ?? report.source.rows(request);
  const { rows: counts } = await database.db.execute<{ count: string }>(
    sql`select count(*) as count from (${rows}) as found`,
  );
  return Number(counts[0]?.count ?? 0);
};

/** Writes the files that readers and schedules ask for, one after another. */
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

  /** Tells how far it is, at most once a second, and sees with each batch whether it goes on. */
  const createProgress = (id: string, signal: AbortSignal) => {
    let toldAt = performance.now();
    const progress = {
      rowsDone: 0,
      async tell(rows: number) {
        signal.throwIfAborted();
        progress.rowsDone += rows;
        const isTime = performance.now() - toldAt >= progressEveryMs;
        if (isTime) toldAt = performance.now();
        const goesOn = isTime
          ? await change(id, { rowsDone: progress.rowsDone })
          : await db.$count(reportFiles, isOpen(id));
        if (!goesOn) throw new Cancelled();
      },
    };
    return progress;
  };

  const write = async (file: StoredFile, reader: Reader, { attempt, signal }: JobRun) => {
    const report = reports.get(file.report);
    const scope = requireReportScope(report.definition, reader);
    const rowsTotal = await countRows(deps, report, file, scope);
    if (!(await change(file.id, { status: 'RUNNING', rowsDone: 0, rowsTotal }))) return;
    const input = { ...file, columns: file.columns ?? undefined };
    const progress = createProgress(file.id, signal);
    const chunks = writeReport(deps, report, input, scope, progress.tell);
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
      await tellReady(tx, deps, whole);
    });
    await planFileSweep(deps);
  };

  const fail = async (file: StoredFile) => {
    if (await change(file.id, { status: 'FAILED' })) await tellFailed(db, file);
  };

  queue.handle(
    fileJob,
    async (payload, run) => {
      const { fileId } = payload as { fileId: string };
      const [file] = await db.select().from(reportFiles).where(isOpen(fileId));
      if (!file) return;
      const [reader] = await findReaders(db, [file.userId]);
      const { definition } = reports.get(file.report);
      // Who sees other rows by now gets none of those that were asked for.
      if (!reader || viewOf(definition, reader) !== file.view) return fail(file);
      try {
        await write(file, reader, run);
      } catch (error) {
        if (error instanceof Cancelled) return store.remove(file.id);
        if (run.signal.aborted || run.attempt < mostAttempts) throw error;
        await fail(file);
        throw error;
      }
    },
    'slow',
  );
};
