import { reasonOf, StartError } from '@lms/server/database';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

type Answer = { backup: string } | { error: string };

/** Returns the socket of a running server, in a folder that is its owner's alone. */
const socketOf = (dataDir: string) => join(dataDir, 'backup.sock');

/**
 * Makes a backup for whoever connects to the socket in the data folder: the embedded database is
 * open in one process only, so a command can't read it beside the server.
 */
export const serveBackups = (dataDir: string, make: () => Promise<string>): Promise<Server> => {
  const answer = (): Promise<Answer> =>
    make().then(
      (backup) => ({ backup }),
      (error: unknown) => ({ error: reasonOf(error) }),
    );
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    void answer().then((given) => socket.end(JSON.stringify(given)));
  });
  const path = socketOf(dataDir);
  // A killed server leaves its socket; the lock of the folder tells that it is gone.
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
};

/**
 * Asks the server that runs on the data folder for a backup.
 *
 * @returns the backup; nothing if no server runs
 * @throws StartError with the server's reason
 */
export const askForBackup = async (dataDir: string): Promise<string | undefined> => {
  const socket = connect(socketOf(dataDir));
  let said: string;
  try {
    said = await text(socket);
  } catch {
    return undefined;
  }
  if (!said) throw new StartError('The server ended before the backup was complete.');
  const answer = JSON.parse(said) as Answer;
  if ('error' in answer) throw new StartError(answer.error);
  return answer.backup;
};
