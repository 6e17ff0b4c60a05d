import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../../../', import.meta.url);

/** Starts a separate server with a new database and settings of its own. */
export const startSite = async (settings: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-site-'));
  // As `npm start` runs it; optimizing WebAssembly in two threads, V8 has died (nodejs/node#64500).
  const server = spawn(process.execPath, ['--liftoff-only', 'dist/apps/lms-api/server.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LMS_DATA_DIR: dataDir, LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  let address: string | undefined;
  for await (const part of server.stdout) {
    said += String(part);
    address = /ready at (\S+)/.exec(said)?.[1];
    if (address) break;
  }
  if (!address) throw new Error('The server ended before it was ready.');
  return {
    origin: address,
    stop: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Starts a server with an empty database, for what demo data never shows. */
export const startEmptySite = () => startSite({ LMS_DEMO: '0' });
