/** For what takes the place of the button that was pressed: the keyboard goes on from there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
