import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../../', import.meta.url);

/** Starts a separate server with an empty database, for what demo data never shows. */
export const startEmptySite = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-empty-'));
  const server = spawn(process.execPath, ['dist/apps/lms-api/server.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LMS_DATA_DIR: dataDir, LMS_DEMO: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let address: string | undefined;
  for await (const part of server.stdout) {
    said += String(part);
    address = /ready at (\S+)/.exec(said)?.[1];
    if (address) break;
  }
  return {
    origin: address ?? '',
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
