import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = '/sys/fs/cgroup';
const isUnified = existsSync(join(root, 'cgroup.controllers'));
/** Time in microseconds in which a process may use up its share: short, so that it waits little. */
const period = 10_000;

/** Lets a process use a share of one core at most, in a control group of its own (Linux, as root). */
export function limitProcessor({ pid }, share) {
  const group = join(root, isUnified ? '' : 'cpu', `lms-bench-${pid}`);
  const write = (file, value) => writeFileSync(join(group, file), String(value));
  const quota = Math.round(share * period);
  mkdirSync(group);
  if (isUnified) write('cpu.max', `${quota} ${period}`);
  else {
    write('cpu.cfs_period_us', period);
    write('cpu.cfs_quota_us', quota);
  }
  write('cgroup.procs', pid);
  // A group can be removed once its process has ended.
  process.on('exit', () => rmdirSync(group));
}
