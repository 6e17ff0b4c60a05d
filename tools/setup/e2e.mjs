import { ensureBrowser } from './browser.mjs';
import { fail, root, run } from './run.mjs';

/** Runs Playwright with a browser that is known to start; further arguments go to Playwright. */
try {
  const env = { CHROMIUM_PATH: await ensureBrowser() };
  const config = `${root}apps/lms-web-e2e/playwright.config.ts`;
  const playwright = ['node_modules/@playwright/test/cli.js', 'test', '-c', config];
  process.exitCode = await run(process.execPath, [...playwright, ...process.argv.slice(2)], {
    env,
  });
} catch (error) {
  fail(error);
}
