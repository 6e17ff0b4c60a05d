import type { LaunchOptions, Page } from '@playwright/test';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from './fixtures';

const fonts = fileURLToPath(
  new URL('../../../libs/server/platform/src/pdf/fonts/', import.meta.url),
);

/** Returns the environment of a browser on a device that has these fonts alone. */
const withFonts = (...names: string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'lms-fonts-'));
  const file = join(folder, 'fonts.conf');
  for (const name of names) copyFileSync(join(fonts, name), join(folder, name));
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`,
  );
  return { FONTCONFIG_FILE: file };
};

/** Returns the environment of a browser on a device without a Bengali letter and the taka sign. */
export const withoutBengaliFonts = () => withFonts('NotoSerif-Bold.ttf');

/** Returns the environment of a browser on a device that has a Bengali face. */
export const withBengaliFont = () => withFonts('NotoSerif-Bold.ttf', 'NotoSansBengali-Regular.ttf');

type Use = (options: LaunchOptions) => Promise<void>;

/** Returns the `launchOptions` fixture of a browser on a device with the given fonts. */
export const onDevice =
  (fonts: () => Record<string, string>) =>
  async ({ launchOptions }: { launchOptions: LaunchOptions }, use: Use) => {
    const env = { ...process.env, ...fonts() } as Record<string, string>;
    await use({ ...launchOptions, env });
  };

/** Draws each letter that stands on the page, and compares it with the box of a missing glyph. */
const drawnLetters = () => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  context.canvas.width = 64;
  context.canvas.height = 64;
  const drawn = (font: string, letter: string) => {
    context.clearRect(0, 0, 64, 64);
    context.font = font;
    context.fillText(letter, 8, 44);
    return context.getImageData(0, 0, 64, 64).data.join('');
  };
  /** Code points that no font has: one of the Bengali block, and one of no script. */
  const nobodys = ['\u0984', '\u{10ffff}'];
  const letters = new Set<string>();
  const boxes = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || parent.closest('script, style, noscript') || !parent.checkVisibility()) continue;
    const { fontWeight, fontFamily } = getComputedStyle(parent);
    const font = `${fontWeight} 32px ${fontFamily}`;
    for (const letter of walker.currentNode.textContent?.match(/[\p{L}\p{N}\p{Sc}]/gu) ?? []) {
      const known = `${font} ${letter}`;
      if (letters.has(known)) continue;
      letters.add(known);
      if (nobodys.some((nobody) => drawn(font, nobody) === drawn(font, letter))) boxes.add(letter);
    }
  }
  return {
    letters: [...new Set([...letters].map((known) => [...known].at(-1)))].join(''),
    boxes: [...boxes].join(''),
  };
};

/** Returns the letters that stand on the page, and those of them that are boxes. */
export const lettersOn = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(drawnLetters);
};

/** Returns the families that an element's glyphs come from, as the browser has drawn them. */
export const familiesOf = async (page: Page, selector: string) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(
    ({ familyName, isCustomFont }) => `${familyName}${isCustomFont ? '' : ' (device)'}`,
  );
};

/** Adds up what moves on the page (layout shift, as browsers measure it). */
const addUpShifts = () => {
  const seen = Object.assign(window, { shift: 0 });
  const add = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      seen.shift += (entry as unknown as { value: number }).value;
  };
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
};

const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Opens a page, lets the Bengali type arrive late, and returns how much that moves. */
export const shiftOfLateType = async (page: Page, path = '/') => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/noto-sans-bengali*.woff2', (route) => held.then(() => route.continue()));
  await page.addInitScript(addUpShifts);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('body')).toHaveClass(/page-loaded/);
  await drawn(page);
  expect(await familiesOf(page, 'h1')).not.toContain('Noto Sans Bengali');
  // No device has only the Latin face that stands in here: what its letters moved does not count.
  await page.waitForFunction(() =>
    [...document.fonts].some(
      ({ family, status }) => /Noto Sans"?$/.test(family) && status === 'loaded',
    ),
  );
  await drawn(page);
  await page.evaluate(() => Object.assign(window, { shift: 0 }));
  const arrived = page.waitForResponse('**/noto-sans-bengali*.woff2');
  release();
  await arrived;
  await expect.poll(() => familiesOf(page, 'h1')).toContain('Noto Sans Bengali');
  await drawn(page);
  return page.evaluate(() => (window as unknown as { shift: number }).shift);
};
