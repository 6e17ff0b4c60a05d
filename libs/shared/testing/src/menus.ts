import { screen, waitFor, within } from '@testing-library/react';
import type { TestUser } from './choices';

/**
 * Opens one of antd's menus and waits until it has the focus, which it takes some frames later,
 * even from a dialog that one of its entries has opened meanwhile.
 */
export const openMenu = async (user: TestUser, button: string | RegExp) => {
  await user.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu');
  await waitFor(() => {
    if (!menu.contains(document.activeElement)) throw new Error('The menu has no focus.');
  });
  return menu;
};

/** Opens one of antd's menus by the name of its button, and chooses an entry. */
export const chooseFromMenu = async (
  user: TestUser,
  button: string | RegExp,
  entry: string | RegExp,
) => {
  const menu = await openMenu(user, button);
  await user.click(within(menu).getByRole('menuitem', { name: entry }));
};
