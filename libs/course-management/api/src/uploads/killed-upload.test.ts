import { apiBase, type AuthResult } from '@lms/contract';
import { uploadPieceBytes, type UploadState } from '@lms/course-management/contract';
import { openDatabase } from '@lms/server/database';
import {
  copyMigratedFolder,
  createAccounts,
  type ServerProcess,
  startServer,
  testPassword,
} from '@lms/server/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mp4 } from '../../testing/upload-fixture';

/** Large enough for the server to be killed in the middle of it. */
const film = Buffer.concat([mp4, Buffer.alloc(24 * uploadPieceBytes, 7)]);

let folder: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-killed-upload-'));
});
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true });
});

const signIn = async (address: string) => {
  const response = await fetch(`${address}${apiBase}/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'org-admin@test.lms', password: testPassword }),
  });
  return ((await response.json()) as AuthResult).accessToken;
};

const start = async () => {
  server = startServer({
    LMS_DATA_DIR: join(folder, 'data'),
    TMPDIR: folder,
    LOG_LEVEL: 'warn',
  });
  const address = await server.ready;
  const authorization = `Bearer ${await signIn(address)}`;
  return async (
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    type = 'application/json',
  ) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': type }) };
    const response = await fetch(`${address}${apiBase}${path}`, { method, headers, body });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as UploadState;
  };
};
type Call = Awaited<ReturnType<typeof start>>;

const sendFrom = async (call: Call, { id, received }: UploadState, onSent?: () => void) => {
  let state: UploadState | undefined;
  for (let at = received; !state?.upload; at = state.received) {
    const piece = film.subarray(at, at + uploadPieceBytes);
    const path = `/upload/resumable/${id}?offset=${at}`;
    state = await call('PUT', path, new Uint8Array(piece), 'application/octet-stream');
    onSent?.();
  }
  return state;
};

it('goes on with an upload where a killed server left it', async () => {
  const dataDir = join(folder, 'data');
  await copyMigratedFolder(dataDir);
  const database = await openDatabase({ dataDir });
  await createAccounts(database);
  await database.close();

  let call = await start();
  const body = JSON.stringify({ kind: 'VIDEO', name: 'film.mp4', bytes: film.length });
  const { id } = await call('POST', '/upload/resumable', body);
  for (const killAfter of [1, 7]) {
    let sent = 0;
    const from = await call('GET', `/upload/${id}`);
    const sending = sendFrom(call, from, () => {
      sent += 1;
      if (sent === killAfter) server?.child.kill('SIGKILL');
    });
    await expect(sending).rejects.toThrow();
    await server?.ended;
    call = await start();
    const { received } = await call('GET', `/upload/${id}`);
    expect(received).toBeGreaterThanOrEqual(from.received + killAfter * uploadPieceBytes);
  }
  const { upload } = await sendFrom(call, await call('GET', `/upload/${id}`));
  const stored = await fetch(`${await server?.ready}${upload?.url}`);
  expect(Buffer.from(await stored.arrayBuffer()).equals(film)).toBe(true);
});
