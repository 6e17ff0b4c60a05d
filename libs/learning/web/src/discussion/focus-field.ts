/** Takes the focus into a form that took the place of the button that opened it. */
export const focusField = (form: HTMLElement | null) =>
  form?.querySelector<HTMLElement>('input, textarea')?.focus();
