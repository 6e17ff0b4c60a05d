import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** `tools/setup/e2e.mjs` chooses a free port and a fresh folder; whoever only reads this needs neither. */
const { E2E_PORT: port = '', E2E_DATA_DIR: dataDir = '' } = process.env;
const baseURL = `http://127.0.0.1:${port}`;

/** Playwright's own list, which an argument replaces, and after it what costs more than the tests. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'PaintHolding',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Two pages behind the address bar of each window, and a process kept ready for the next page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Runs the specs below a folder against the built server, which it starts on demo data of its own. */
export const e2eConfig = (testDir) =>
  defineConfig({
    testDir,
    outputDir: join(testDir, 'test-results/failures'),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // In CI what fails once is tried once more, and told as flaky; at a desk it fails.
    retries: process.env.CI ? 1 : 0,
    // As many on a machine of any size: one server serves all, and limits calls per minute.
    workers: 2,
    // What judges may be slow; nothing waits longer than it has to, and what is missing is told sooner.
    timeout: 240_000,
    expect: { timeout: 15_000 },
    reporter: [['list'], ['json', { outputFile: join(testDir, 'test-results/e2e.json') }]],
    use: {
      baseURL,
      screenshot: 'only-on-failure',
      contextOptions: { reducedMotion: 'reduce' },
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
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
      cwd: join(import.meta.dirname, '../..'),
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
        TMPDIR: join(dataDir, 'sockets'),
      },
    },
  });
