import { expect, type Locator, type Page } from '@playwright/test';

/** More steps than any screen under test needs. */
const maxSteps = 90;

const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement).catch(() => false);

/** Fails unless the focused element shows a focus ring. */
const expectFocusShown = async (page: Page) => {
  const hidden = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('h1, main')) return null;
    // Some fields show the ring on the frame round them, such as a search field with an icon.
    const frame =
      element.closest('.ant-input-affix-wrapper, .ant-input-number, .ant-picker, .ant-select') ??
      element;
    const { outlineStyle, outlineWidth } = getComputedStyle(frame);
    const box = element.getBoundingClientRect();
    const isShown = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && box.width > 0;
    return isShown ? null : element.outerHTML.slice(0, 200);
  });
  expect(hidden, 'focus is visible').toBeNull();
};

/** Moves the focus to an element by Tab alone. */
export const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  // A disabled control can't take the focus.
  await expect(target).toBeEnabled();
  for (let step = 0; step < maxSteps; step += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
    await expectFocusShown(page);
  }
  expect(await isFocused(target), `${target.toString()} is reached by Tab`).toBe(true);
};

/** Options of the one of antd's selects that is open. */
export const optionsIn = async (field: Locator) => {
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = (await field.getAttribute('aria-controls')) ?? '';
  return field.page().locator(`[id="${list}"]`).getByRole('option');
};

/** Chooses an option of one of antd's selects. */
export const choose = async (field: Locator, name: string) => {
  await field.click();
  const options = await optionsIn(field);
  await options.and(field.page().getByRole('option', { name, exact: true })).click();
};

/** Moves the focus to an element and presses a key. */
export const press = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Chooses an option of one of antd's selects by keys alone. */
export const chooseByKeys = async (page: Page, field: Locator, name: string) => {
  await press(page, field, 'ArrowDown');
  const options = await optionsIn(field);
  const wanted = options.and(page.getByRole('option', { name, exact: true }));
  const id = await wanted.getAttribute('id');
  for (let step = 0; step < maxSteps; step += 1) {
    if ((await field.getAttribute('aria-activedescendant')) === id) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(name);
};
