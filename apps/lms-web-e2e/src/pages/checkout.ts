import type { Page } from '@playwright/test';

/** Returns the button that places the order: it pays, or enrols where nothing is to be paid. */
export const orderButton = (page: Page) =>
  page.getByRole('main').locator('section > button').last();
