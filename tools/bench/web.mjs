import { ensureBrowser } from '#tools/setup/browser.mjs';
import { ensureBuilt } from '#tools/setup/build.mjs';
import { fail } from '#tools/setup/run.mjs';
import { chromium } from '@playwright/test';
import { measureBytes, measureTimes, medians } from './measure-page.mjs';
import { budgets, pagesFor } from './pages.mjs';
import { makeDataDir, signedInState, signIn, startServer } from './server.mjs';
import { report, row } from './table.mjs';

const learner = 'learner@demo.lms';
const runs = 3;

async function validSerial(origin) {
  const { call } = await signIn(origin, learner);
  const courses = await call('GET', '/learning/course');
  return courses.find(({ certificateSerial }) => certificateSerial).certificateSerial;
}

async function measurePage(browser, target) {
  const bytes = await measureBytes(browser, target);
  const times = [];
  for (let run = 0; run < runs; run += 1) {
    times.push(await measureTimes(browser, target, 'slow4g'));
  }
  const { lcp: slowLcp } = await measureTimes(browser, target, 'slow3g');
  return { ...bytes, ...medians(times), slowLcp };
}

async function measureAll(browser, origin) {
  const storageState = await signedInState(browser, origin, learner);
  const rows = [];
  for (const { path, group, language, signedIn } of pagesFor(await validSerial(origin))) {
    console.log(`Measuring ${path} ...`);
    const target = { url: origin + path, language, storageState: signedIn && storageState };
    const figures = await measurePage(browser, target);
    rows.push(row(language ? `${path} (${language})` : path, figures, budgets[group]));
  }
  report(
    rows,
    `js, total: KB as transferred. lcp: s, tbt: ms, cls: median of ${runs} on slow 4G, processor ÷ 4. ` +
      'slowLcp: s on slow 3G. The server speaks HTTP/1.1 here; a proxy with HTTP/2 before it saves time.',
  );
}

try {
  await ensureBuilt();
  const executablePath = await ensureBrowser();
  const server = await startServer(makeDataDir());
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-extensions'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    await measureAll(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
} catch (error) {
  fail(error);
}
