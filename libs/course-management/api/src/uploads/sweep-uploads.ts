import {
  courseCategories,
  courseDrafts,
  courses,
  deletedRows,
  instructors,
  learningPaths,
  lessons,
  organizations,
  questions,
  questionVersions,
  quizzes,
  uploads,
} from '@lms/server/database';
import { type Deps, piecesFolder, planOnce, storedName, uploadsPath } from '@lms/server/platform';
import { and, lt, sql } from 'drizzle-orm';
import { parse } from 'node:path';

const kind = 'sweep-uploads';
const keptMs = 24 * 60 * 60_000;

/** Tables whose rows may reference a stored file, in any column. */
const naming = [
  courseDrafts,
  courses,
  learningPaths,
  lessons,
  instructors,
  questions,
  questionVersions,
  quizzes,
  courseCategories,
  organizations,
  deletedRows,
];

/** Schedules the removal of unused files in a day, unless it is scheduled already. */
export const planSweep = (deps: Deps) => planOnce(deps, kind, keptMs);

/** Matches files that a row references anywhere. */
const named = sql.join(
  naming.map(
    (table) => sql`
      select found[1] from ${table} named,
        regexp_matches(named::text, ${`${uploadsPath}([0-9a-f]+\\.[a-z0-9]+)`}, 'g') found
      where named::text like ${`%${uploadsPath}%`}`,
  ),
  sql` union `,
);

/** Deletes the rows of uploads that were never completed or never used. */
const sweepRows = ({ database: { db } }: Deps, before: string) =>
  db.transaction(async (tx) => {
    const old = lt(uploads.updatedAt, before);
    // A request that references one of them right now holds its lock; this delete waits for it.
    await tx.select({ id: uploads.id }).from(uploads).where(old).for('update');
    const unused = sql`${uploads.storedAt} is null or ${uploads.fileName} not in (${named})`;
    await tx.delete(uploads).where(and(old, sql`(${unused})`));
  });

/** Returns the part of a name that a row has: `1f` of `incoming/1f.000000000000`. */
const keyOf = (name: string) => parse(name).name;

/** Removes files without a row, also those that a killed server left behind. */
const sweepFolder = async (
  { files }: Deps,
  folder: string,
  isKept: (key: string) => boolean,
  before: Date,
) => {
  for await (const { name, modifiedAt } of files.list(folder)) {
    if (modifiedAt < before && !isKept(keyOf(name))) await files.remove(name);
  }
};

/** Removes unused uploads daily, as long as there are uploads. */
export const sweepUploadsJob = (deps: Deps) => {
  const { db } = deps.database;
  deps.queue.handle(kind, async () => {
    const before = new Date(deps.now().getTime() - keptMs);
    await sweepRows(deps, before.toISOString());
    const { id, fileName, storedAt } = uploads;
    const left = await db.select({ id, fileName, storedAt }).from(uploads);
    const names = new Set(left.map((upload) => parse(upload.fileName).name));
    const open = left.filter((upload) => !upload.storedAt);
    const ids = new Set(open.map((upload) => upload.id));
    await sweepFolder(deps, storedName(uploadsPath), (key) => names.has(key), before);
    await sweepFolder(deps, piecesFolder, (key) => ids.has(key), before);
    if (left.length > 0) await planSweep(deps);
  });
};
