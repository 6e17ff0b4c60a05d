import { useRef, useState } from 'react';
import { checkAsks } from './check-asks';
import { useVerifyBadgesMutation, useVerifyCertificatesMutation } from './desk-api';
import { type Given, keyOf, limited, type Result, type Row, rowsOf } from './entry';
import { readFile } from './read-file';
import { readText } from './read-text';

interface Run extends Given {
  results: Map<string, Result>;
  phase: 'reading' | 'checking' | 'paused' | 'done';
  /** Files that are read. */
  read: number;
  files: number;
}

const none: Run = {
  entries: [],
  results: new Map(),
  phase: 'done',
  read: 0,
  files: 0,
};

/** Lets the browser paint and answer between two files. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const pendingOf = ({ entries, results }: Run) =>
  entries.flatMap(({ ask }) => (ask && !results.has(keyOf(ask)) ? [ask] : []));

/** Reads what was given, asks the server, and holds the rows while they come. */
export const useDesk = () => {
  const [run, setRun] = useState<Run>();
  const [askSerials] = useVerifyCertificatesMutation();
  const [askBadges] = useVerifyBadgesMutation();
  const abort = useRef<AbortController>(undefined);

  const change = (part: Partial<Run>) => setRun((before) => ({ ...(before ?? none), ...part }));

  const ask = async (started: Run, { signal }: AbortController) => {
    change({ phase: 'checking' });
    try {
      await checkAsks(
        pendingOf(started),
        {
          verifyCertificates: (serials) => askSerials(serials).unwrap(),
          verifyBadges: (badges) => askBadges(badges).unwrap(),
        },
        {
          signal,
          onPause: (isPaused) => change({ phase: isPaused ? 'paused' : 'checking' }),
          onResults: (more) =>
            setRun((before = none) => ({
              ...before,
              results: new Map([...before.results, ...more]),
            })),
        },
      );
    } catch {
      // Unanswered entries are named, and can be asked again.
    }
    if (abort.current?.signal === signal) change({ phase: 'done' });
  };

  const begin = () => {
    abort.current?.abort();
    abort.current = new AbortController();
    return abort.current;
  };

  const check = async (text: string, files: File[]) => {
    const controller = begin();
    setRun({ ...none, results: new Map(), phase: 'reading', files: files.length });
    const entries = readText(text);
    for (const [at, file] of files.entries()) {
      if (controller.signal.aborted) return;
      const more = await readFile(file).catch(() => [
        { given: file.name, unread: 'damaged' as const },
      ]);
      entries.push(...more);
      change({ read: at + 1 });
      await breathe();
    }
    if (controller.signal.aborted) return;
    const started: Run = { ...none, results: new Map(), ...limited(entries) };
    setRun(started);
    await ask(started, controller);
  };

  const pending = run ? pendingOf(run).length : 0;
  const rows: Row[] = run ? rowsOf(run.entries, run.results) : [];
  return {
    run,
    rows,
    pending,
    isBusy: run !== undefined && run.phase !== 'done',
    check,
    again: () => run && ask(run, begin()),
    stop: () => {
      begin();
      change({ phase: 'done' });
    },
  };
};
