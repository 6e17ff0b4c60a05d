import type { Page } from '@playwright/test';
import type { run, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

declare global {
  interface Window {
    axe: { run: typeof run };
  }
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules about colour, which alone differ between the themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds on a page, its frames included. Loads axe once into a document: the
 * package for Playwright loads a file twice as large, twice for each run.
 */
export const findings = async (page: Page, theme: string): Promise<string[]> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  }
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Style sheets are for a rule that is off; axe fails at one that a cut line left without rules.
    preload: { assets: ['media'] },
  };
  if (theme === 'dark') options.runOnly = rulesOfColour;
  return page.evaluate(async (asked) => {
    const { violations } = await window.axe.run(asked);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
};
