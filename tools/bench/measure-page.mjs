/** Mid-range phone: its screen, and a processor four times slower than a desktop's. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const cpuSlowdown = 4;

/**
 * Returns throttled network conditions with Lighthouse's factors for DevTools throttling: 3.75
 * times the round trip and 0.9 times the throughput.
 */
const line = (roundTripMs, kilobits) => ({
  offline: false,
  latency: roundTripMs * 3.75,
  downloadThroughput: (kilobits * 1000 * 0.9) / 8,
  uploadThroughput: (Math.min(kilobits, 750) * 1000 * 0.9) / 8,
});
const lines = { slow4g: line(150, 1638), slow3g: line(400, 400) };

/** Installs performance observers; runs in the page before its own code. */
const observe = () => {
  const seen = { lcp: 0, cls: 0, fcp: Infinity, tasks: [] };
  globalThis.benchmark = seen;
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
};

/** Returns a function that waits until nothing was under way for half a second but the stream of events. */
const watchRequests = (page) => {
  const underWay = new Set();
  let quiet = () => {};
  let timer;
  const restart = () => {
    clearTimeout(timer);
    if (underWay.size === 0) timer = setTimeout(() => quiet(), 500);
  };
  const end = (request) => {
    underWay.delete(request);
    restart();
  };
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) return;
    underWay.add(request);
    restart();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    new Promise((resolve) => {
      quiet = resolve;
      restart();
    });
};

/** Opens a page as a first visit, passes the session to `use` and closes it. */
async function visit(browser, { url, language = 'en', storageState }, use) {
  const context = await browser.newContext({ ...phone, storageState });
  try {
    await context.addCookies([{ name: 'language', value: language, url: new URL(url).origin }]);
    await context.addInitScript(observe);
    const page = await context.newPage();
    const untilQuiet = watchRequests(page);
    const errors = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const open = async () => {
      await page.goto(url, { timeout: 120_000 });
      await untilQuiet();
      if (errors.length > 0) throw new Error(`${url}: ${errors.join('\n')}`);
    };
    return await use({ page, cdp, open });
  } finally {
    await context.close();
  }
}

/** Measures transferred bytes, headers included, in KB of 1024, and the number of requests. */
export const measureBytes = (browser, target) =>
  visit(browser, target, async ({ cdp, open }) => {
    const kinds = new Map();
    const sum = { js: 0, total: 0, requests: 0 };
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (/^https?:/.test(response.url)) kinds.set(requestId, type);
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (!kinds.has(requestId)) return;
      sum.requests += 1;
      sum.total += encodedDataLength / 1024;
      if (kinds.get(requestId) === 'Script') sum.js += encodedDataLength / 1024;
    });
    await open();
    return sum;
  });

/**
 * Measures with network and processor throttled: times in seconds, blocking time in milliseconds.
 */
export const measureTimes = (browser, target, lineName) =>
  visit(browser, target, async ({ page, cdp, open }) => {
    await cdp.send('Network.emulateNetworkConditions', lines[lineName]);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await open();
    const { lcp, cls, fcp, tasks } = await page.evaluate(() => globalThis.benchmark);
    const blocked = tasks
      .filter(({ startTime }) => startTime >= fcp)
      .map(({ duration }) => duration - 50);
    return { lcp: lcp / 1000, cls, tbt: blocked.reduce((sum, time) => sum + time, 0) };
  });

/** Returns the median of each figure over several runs. */
export function medians(runs) {
  const middle = (values) => values.sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  const names = Object.keys(runs[0]);
  return Object.fromEntries(names.map((name) => [name, middle(runs.map((run) => run[name]))]));
}
