import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any screen of the way has. */
const maxSteps = 90;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Whether what has the focus also shows it. */
const expectFocusShown = async (page: Page) => {
  const hidden = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('h1, main')) return null;
    // A field whose frame stands round it, such as a search with its sign, shows it by the frame.
    const frame = element.closest('.ant-input-affix-wrapper, .ant-select') ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(frame);
    const box = element.getBoundingClientRect();
    const isShown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && box.width > 0;
    return isShown ? null : element.outerHTML.slice(0, 200);
  });
  expect(hidden, 'focus is visible').toBeNull();
};

/** Goes by Tab alone to an element, on whatever way the page lays out. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  // What can not be pressed yet has no place on the way.
  await expect(target).toBeEnabled();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
  }
  expect(await isFocused(target), `${target.toString()} is reached by Tab`).toBe(true);
};

/** Goes to an element and presses a key there. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};
