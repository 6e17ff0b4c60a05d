import { type Executor, reportFileReaders, reportSchedules } from '@lms/server/database';
import { type Deps, notify, queueMail } from '@lms/server/platform';
import { eq } from 'drizzle-orm';
import { findReaders } from '../readers';
import type { StoredFile } from './find-file';
import { filesPageOf } from './link';

const fileNotification = (file: StoredFile, userId: string) => ({
  userId,
  params: { fileName: file.fileName },
  link: filesPageOf(file.report),
});

/** Notifies the readers of a finished file, and mails it to the recipients of its schedule. */
export const notifyReady = async (tx: Executor, deps: Deps, file: StoredFile) => {
  const readers = await tx
    .select({ userId: reportFileReaders.userId })
    .from(reportFileReaders)
    .where(eq(reportFileReaders.fileId, file.id));
  const recipients = readers.map(({ userId }) => userId);
  const notified = [...new Set([file.userId, ...recipients])];
  await notify(
    tx,
    ...notified.map((userId) => ({
      kind: 'REPORT_READY' as const,
      ...fileNotification(file, userId),
    })),
  );
  if (!file.scheduleId) return;
  const [schedule] = await tx
    .select({ name: reportSchedules.name })
    .from(reportSchedules)
    .where(eq(reportSchedules.id, file.scheduleId));
  if (!schedule) return;
  for (const { name, email } of await findReaders(tx, recipients)) {
    await queueMail(tx, deps, {
      template: 'reportReady',
      to: email,
      name,
      language: file.language,
      link: deps.config.publicUrl + filesPageOf(file.report),
      about: { name: schedule.name },
    });
  }
};

export const notifyFailed = (db: Executor, file: StoredFile) =>
  notify(db, { kind: 'REPORT_FAILED', ...fileNotification(file, file.userId) });
