import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { socketFolder } from './src/database';

// Playwright reads this file again in every worker: port and folder are chosen by the first reader.
const port = (process.env['E2E_PORT'] ??= await freePort());
const dataDir = (process.env['E2E_DATA_DIR'] ??= freshFolder());
const baseURL = `http://127.0.0.1:${port}`;

/** Playwright's own list, which an argument replaces, and after it what costs more than the tests. */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'PaintHolding'],
  ...['HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'LensOverlay', 'MediaRouter', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  // Two pages behind the address bar of each window, and a process kept ready for the next page.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'],
];

export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results/failures',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI what fails once is tried once more, and told as flaky; at a desk it fails.
  retries: process.env['CI'] ? 1 : 0,
  // As many on a machine of any size: one server serves all, and limits calls per minute.
  workers: 2,
  // What judges may be slow; nothing waits longer than it has to, and what is missing is told sooner.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  // Where the size of the screen does not matter a test names the one project that runs it.
  projects: [
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@mobile/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node --enable-source-maps dist/apps/lms-api/server.js',
    cwd: '../..',
    url: `${baseURL}/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
    env: {
      PORT: port,
      PUBLIC_URL: baseURL,
      LMS_DATA_DIR: dataDir,
      LMS_DEMO: '1',
      TRUST_PROXY: '1',
      TMPDIR: socketFolder(dataDir),
    },
  },
});

async function freePort(): Promise<string> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lms-e2e-'));
  mkdirSync(socketFolder(folder));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
