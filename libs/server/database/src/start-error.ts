/** Error at start-up that the operator can fix; the message is one line. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Ends the process with the message for the operator, or with the full error of a fault. */
export function endWithError(error: unknown): never {
  const text =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(text)}\n`);
  process.exit(1);
}

/** Error for a data folder that another process uses. */
export class FolderInUseError extends StartError {
  override name = 'FolderInUseError';

  constructor(folder: string) {
    super(`LMS_DATA_DIR: the folder ${folder} is in use by another process; stop that one first.`);
  }
}

/** Returns a short reason: the system's error code if there is one, else the message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return error.message.split('\n')[0] || code || error.name;
}
