import { makeDataDir, signedInState, startServer } from '#tools/bench/server.mjs';
import { ensureBrowser } from '#tools/setup/browser.mjs';
import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail, root } from '#tools/setup/run.mjs';
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allScreens } from './screens.mjs';

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };

/** Screenshots of the main screens for the README. */
const readmePictures = [
  { name: 'landing', path: '/', size: wide },
  { name: 'search-bn', path: '/courses', size: phone, language: 'bn' },
  { name: 'course-bn', path: '/course/web-accessibility-in-practice', size: phone, language: 'bn' },
  { name: 'my-courses', path: '/my-courses', size: phone, account: 'learner@demo.lms' },
  { name: 'dashboard', path: '/dashboard', size: wide, account: 'system@demo.lms' },
];

/** Every screen in each size, language and theme, or those whose name contains a part. */
async function screenPictures({ query }, part) {
  const screens = (await allScreens(query)).filter(({ name }) => name.includes(part));
  const looks = [wide, phone].flatMap((size) =>
    ['en', 'bn'].flatMap((language) =>
      ['light', 'dark'].map((theme) => ({ size, language, theme, isWhole: true })),
    ),
  );
  return looks.flatMap((look) =>
    screens.map(({ name, ...screen }) => ({
      name: [name, look.size.width, look.language, look.theme].join('-'),
      ...screen,
      ...look,
    })),
  );
}

/** Takes pictures into a folder, with one sign-in of each person. */
async function take(browser, origin, folder, pictures) {
  const states = new Map([[undefined, undefined]]);
  mkdirSync(folder, { recursive: true });
  for (const { name, path, size, language = 'en', theme, account, isWhole } of pictures) {
    console.log(`Taking ${name} ...`);
    if (!states.has(account)) states.set(account, await signedInState(browser, origin, account));
    const context = await browser.newContext({
      viewport: size,
      deviceScaleFactor: size === phone && !isWhole ? 2 : 1,
      isMobile: size === phone,
      reducedMotion: 'reduce',
      colorScheme: theme,
      storageState: states.get(account),
    });
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    await context.addInitScript((code) => {
      localStorage.setItem('language', JSON.stringify({ code }));
    }, language);
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' });
    await page.locator('#splash').waitFor({ state: 'detached' });
    await page.evaluate(() => {
      document.documentElement.dataset.drawn = '';
      return document.fonts.ready;
    });
    const file = join(folder, `${name}.${isWhole ? 'png' : 'jpg'}`);
    await page.screenshot({ path: file, quality: isWhole ? undefined : 80, fullPage: isWhole });
    await context.close();
  }
}

const [kind, part = ''] = process.argv.slice(2);
try {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  // With a log, whose report would be empty.
  const server = await startServer(makeDataDir(), { env: { LOG_LEVEL: 'info' } });
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    if (kind === 'screens') {
      const folder = join(root, 'test-results/screens');
      await take(browser, server.origin, folder, await screenPictures(server, part));
    } else {
      await take(browser, server.origin, join(root, 'docs/pictures'), readmePictures);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
} catch (error) {
  fail(error);
}
