import { readFileSync } from 'node:fs';

/** Reads `proc_pid_stat(5)` (Linux): the fields behind the name, and the name. */
function readStat(pid) {
  const [, name, rest] = /\((.*)\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return { name, fields: rest.split(' ') };
}

const sum = (fields, from, to) =>
  fields.slice(from, to).reduce((total, ticks) => total + Number(ticks) * 10_000, 0);

/** Returns the processor time in microseconds that a process has used. */
export const processorTime = ({ pid }) => sum(readStat(pid).fields, 11, 13);

/** Reads what a process tells; nothing once it has ended, or where it is on another machine. */
function unlessGone(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
}

/**
 * Returns the processor time in microseconds that PostgreSQL has used for all of its databases, or
 * nothing where it does not run on this machine. It is asked for a connection of a server, whose
 * parent has the time of those that have ended.
 */
export async function databaseTime(query) {
  const [{ pid }] = await query(
    `select min(pid) as pid from pg_stat_activity
     where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
  );
  return unlessGone(() => {
    const connection = readStat(pid);
    if (connection.name !== 'postgres') return undefined;
    const [, parent] = connection.fields;
    const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
    return children
      .trim()
      .split(' ')
      .reduce(
        (total, child) => total + (unlessGone(() => processorTime({ pid: child })) ?? 0),
        sum(readStat(parent).fields, 11, 15),
      );
  });
}
