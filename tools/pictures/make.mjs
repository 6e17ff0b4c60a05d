import { makeDataDir, signedInState, startServer } from '#tools/bench/server.mjs';
import { ensureBrowser } from '#tools/setup/browser.mjs';
import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, root } from '#tools/setup/run.mjs';
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(root, 'docs/pictures');
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };

/** Screenshots of the main screens for the README. */
const pictures = [
  { name: 'landing', path: '/', size: wide },
  { name: 'search-bn', path: '/courses', size: phone, language: 'bn' },
  { name: 'course-bn', path: '/course/web-accessibility-in-practice', size: phone, language: 'bn' },
  { name: 'my-courses', path: '/my-courses', size: phone, account: 'learner@demo.lms' },
  { name: 'dashboard', path: '/dashboard', size: wide, account: 'system@demo.lms' },
];

async function take(browser, origin, { name, path, size, language = 'en', account }) {
  console.log(`Taking ${name} ...`);
  const storageState = account && (await signedInState(browser, origin, account));
  const context = await browser.newContext({
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    isMobile: size === phone,
    reducedMotion: 'reduce',
    storageState,
  });
  await context.addCookies([{ name: 'language', value: language, url: origin }]);
  await context.addInitScript((code) => {
    localStorage.setItem('language', JSON.stringify({ code }));
  }, language);
  const page = await context.newPage();
  await page.goto(origin + path);
  await page.locator('h1').waitFor();
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.locator('#splash').waitFor({ state: 'detached' });
  await page.screenshot({ path: join(folder, `${name}.jpg`), quality: 80 });
  await context.close();
}

try {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  const server = await startServer(makeDataDir());
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath, args });
  mkdirSync(folder, { recursive: true });
  try {
    for (const picture of pictures) await take(browser, server.origin, picture);
  } finally {
    await browser.close();
    await server.stop();
  }
} catch (error) {
  fail(error);
}
