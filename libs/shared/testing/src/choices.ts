import { fireEvent, waitFor } from '@testing-library/react';

/** User of a test, as far as choosing needs it. */
export interface TestUser {
  click: (element: Element) => Promise<void>;
}

/** Opens one of antd's selects and returns its options. */
const open = async (user: TestUser, field: Element) => {
  await user.click(field);
  return waitFor(() => {
    const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
    if (!list) throw new Error('The list is not open.');
    return [...list.querySelectorAll('[role=option]')];
  });
};

/** Chooses an option of one of antd's selects. */
export const chooseOption = async (user: TestUser, field: Element, text: string) => {
  const options = await open(user, field);
  const option = options.find(({ textContent }) => textContent === text);
  const texts = options.map(({ textContent }) => textContent);
  if (!option) throw new Error(`There is no option ${text}: ${texts.join(', ')}`);
  // Options take no pointer while the list is opening.
  fireEvent.click(option);
};

/** Opens one of antd's selects, and returns the texts of its options. */
export const optionsOf = async (user: TestUser, field: Element) => {
  const texts = (await open(user, field)).map(({ textContent }) => textContent);
  await user.click(field);
  return texts;
};
