import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { fail, node, root, run } from './run.mjs';

/** Runs Playwright with a browser that starts; further arguments go to Playwright. */
const args = process.argv.slice(2);
const allSpecs = join(root, 'apps/lms-web-e2e/playwright.config.mjs');
const config = args.some((arg) => arg.startsWith('--config=')) ? [] : [`--config=${allSpecs}`];

try {
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-e2e-'));
  // Socket folder of the server's database, where specs find it.
  mkdirSync(join(dataDir, 'sockets'));
  const env = {
    CHROMIUM_PATH: await ensureBrowser(),
    E2E_PORT: await freePort(),
    E2E_DATA_DIR: dataDir,
  };
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', ...config, ...args];
  process.exitCode = await run(node(), playwright, { env });
  rmSync(dataDir, { recursive: true, force: true });
} catch (error) {
  fail(error);
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return String(port);
}
