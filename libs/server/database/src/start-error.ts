/** A start that failed for a reason the operator can mend; the message is one line for him. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Ends the process with the line for the operator, or with all that is known of a fault. */
export function endWithError(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(text)}\n`);
  process.exit(1);
}

/** Another process works on the data folder. */
export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(`LMS_DATA_DIR: the folder ${folder} is in use by another process; stop that one first.`);
  }
}

/** What went wrong, in a few words: the system's code where there is one, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message.split('\n')[0] || code || error.name;
}
