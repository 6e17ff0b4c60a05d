/** Ref that focuses an element which replaces the button just pressed, for keyboard users. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
