import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const SIZE = { width: 640, height: 360 };
const here = import.meta.dirname;

/** The system's Chromium first; without one, the browser that Playwright installed. */
export function openBrowser() {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const executablePath = candidates.find((path) => path && existsSync(path));
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A bullet that opens with ✓ or ✗ is an example to follow or to avoid. */
function bullet(text) {
  const kind = { '✓': 'good', '✗': 'bad' }[text[0]];
  return kind ? `<li class="${kind}">${escape(text.slice(2))}</li>` : `<li>${escape(text)}</li>`;
}

async function body(slide) {
  const code = slide.code && `<pre>${escape(slide.code.join('\n'))}</pre>`;
  const bullets = slide.bullets && `<ul>${slide.bullets.map(bullet).join('')}</ul>`;
  const figure =
    slide.figure && (await readFile(join(here, 'figures', `${slide.figure}.html`), 'utf8'));
  return [code, figure, bullets].filter(Boolean).join('');
}

/** A slide with nothing but its heading is the title slide. */
async function toHtml(slide, number, script, style) {
  const content = await body(slide);
  const kind = content ? 'lesson' : 'title';
  return `<!doctype html><html lang="${script.language}"><meta charset="utf-8"><style>${style}</style>
<body class="${kind}" style="--accent: ${script.accent}">
  <p class="course">${escape(script.course)}</p>
  <h1>${escape(slide.heading)}</h1>
  <main>${content}</main>
  <footer>${script.slides.map((_, i) => `<i${i <= number ? ' class="past"' : ''}></i>`).join('')}</footer>
</body></html>`;
}

/** Draws each slide to a PNG, and the first one once more as the poster. */
export async function drawSlides(browser, script, folder, poster) {
  const style = await readFile(join(here, 'slides.css'), 'utf8');
  const page = await browser.newPage({ viewport: SIZE });
  const pictures = [];
  for (const [i, slide] of script.slides.entries()) {
    await page.setContent(await toHtml(slide, i, script, style));
    await page.evaluate(() => document.fonts.ready);
    if (await page.evaluate(overflows)) {
      throw new Error(`${script.slug}: slide "${slide.heading}" does not fit`);
    }
    const path = join(folder, `${i}.png`);
    await page.screenshot({ path });
    if (i === 0) await page.screenshot({ path: poster, type: 'jpeg', quality: 82 });
    pictures.push(path);
  }
  await page.close();
  return pictures;
}

/** Runs in the page: returns true if anything is wider than its box or overlaps the captions. */
function overflows() {
  const main = document.querySelector('main');
  const boxes = [document.documentElement, main, ...main.querySelectorAll('*')];
  const tooWide = boxes.some((box) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1);
  return tooWide || main.scrollHeight > main.clientHeight + 1;
}
