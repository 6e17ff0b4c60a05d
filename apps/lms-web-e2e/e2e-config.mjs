import { defineConfig } from '@playwright/test';
import { join } from 'node:path';

/**
 * Set by `tools/setup/e2e.mjs`, which chooses a free port and a fresh folder. Tools that only read
 * this configuration need neither.
 */
const { E2E_PORT: port = '', E2E_DATA_DIR: dataDir = '' } = process.env;
const baseURL = `http://127.0.0.1:${port}`;

/**
 * Playwright's default list, because an argument replaces it, followed by features that slow the
 * tests down.
 */
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
  // Two hidden pages for the address bar of each window, and a spare process for the next page.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Returns a configuration that runs the specs below a folder against the built server, with fresh
 * demo data.
 */
export const e2eConfig = (testDir) =>
  defineConfig({
    testDir,
    // The same picture for every system: what is compared is drawn with our own fonts.
    snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-pictures/{arg}{ext}',
    outputDir: join(testDir, 'test-results/failures'),
    fullyParallel: true,
    forbidOnly: Boolean(process.env.CI),
    // Retry once in CI, where a second pass counts as flaky; fail at once on a developer's machine.
    retries: process.env.CI ? 1 : 0,
    // The same on a machine of any size: one server serves all workers and limits calls per minute.
    // One more than it has cores at least, because tests also wait. With a fourth they take longer.
    workers: 3,
    // Generous, because CI machines may be slow. No test waits longer than it has to, and a missing
    // element fails at the shorter timeout of its assertion.
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
          // No page lives long enough to win back what optimizing its code costs: a tenth of the time.
          '--js-flags=--no-opt,--no-maglev',
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
    // A test that does not depend on the screen size names the one project that runs it.
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
      command: `"${process.execPath}" --enable-source-maps dist/apps/lms-api/server.js`,
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
