import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** Milliseconds after which a file's time tells a further change from the last one. */
const settledMs = 2_000;

/**
 * Makes the second folder like the first, one file a step, leaving out files that it has already.
 * Between the steps the first folder may change; a run without pauses then completes the copy in
 * the time that those changes take.
 *
 * @param {string} from
 * @param {string} to
 * @returns {Generator<undefined, void>}
 */
export function* copySteps(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const entries = readdirSync(from, { withFileTypes: true });
  const names = new Set(entries.map(({ name }) => name));
  for (const name of readdirSync(to)) {
    if (!names.has(name)) rmSync(join(to, name), { recursive: true });
  }
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) yield* copySteps(source, target);
    else {
      copyChanged(source, target);
      yield;
    }
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function copyChanged(source, target) {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) return rmSync(target, { force: true });
  const copied = statSync(target, { throwIfNoEntry: false });
  const isSame = copied?.size === found.size && Math.abs(copied.mtimeMs - found.mtimeMs) < 1;
  if (isSame) return;
  copyFileSync(source, target, constants.COPYFILE_FICLONE);
  const isSettled = Date.now() - found.mtimeMs > settledMs;
  // What was written a moment ago may be written again within the clock's resolution.
  utimesSync(target, found.atime, isSettled ? found.mtime : 0);
}
