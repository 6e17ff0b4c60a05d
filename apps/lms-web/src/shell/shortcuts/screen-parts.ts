/** Safari before 17.4 has no `checkVisibility`. */
const isShown = (element: Element & { checkVisibility?: () => boolean }) =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

const canPress = (element: Element) => !element.matches(':disabled, [aria-disabled="true"]');

/** Finds the control of the screen that says by `data-key` which key presses it. */
export const findControl = (key: string) =>
  [...document.querySelectorAll<HTMLElement>(`main [data-key="${key}"]`)].find(
    (control) => isShown(control) && canPress(control),
  );

/** Presses a control as a click does. */
export const pressControl = (control: HTMLElement) => {
  // A dialog gives the focus back to what had it.
  control.focus();
  control.click();
};

/** Finds the search field of the screen's list. */
export const findSearch = () =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(isShown);

/** Finds the button that saves the form around an element, else the screen's form. */
export const findSave = (element: Element) => {
  const form = element.closest('form') ?? (isWindowOpen() ? null : document.querySelector('main'));
  return form?.querySelector<HTMLElement>('[data-key="ctrl s"]');
};

const fields = 'input, select, textarea, [contenteditable], audio, video';
const windows = 'dialog, [role="dialog"], [role="menu"], [role="listbox"]';

const isWindowOpen = () =>
  [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isShown);

/** Tells whether an element takes letters itself, or a window over the screen does. */
export const takesKeys = (element: Element) =>
  element.matches(fields) || element.closest(windows) !== null || isWindowOpen();

/** Tells whether Space presses an element. */
export const takesSpace = (element: Element) =>
  element.closest('input, button, summary, [role="button"], [role="tab"]') !== null;

/** Tells whether items of the screen move by Alt and an arrow. */
export const hasMovables = () =>
  document.querySelector('main [aria-keyshortcuts*="Alt+ArrowUp"]') !== null;

const isFound = <Found>(found: Found | null): found is Found => found !== null;

/** Returns the rows of the screen's list: those with a link or button that opens a record. */
export const findRows = () =>
  [...document.querySelectorAll('main [data-record]')]
    .filter(isShown)
    .map((record) => record.closest<HTMLElement>('tr, li'))
    .filter(isFound);

export const recordOf = (row: Element) => row.querySelector<HTMLElement>('[data-record]');

export const boxOf = (row: Element) =>
  row.querySelector<HTMLInputElement>('input[type="checkbox"]:enabled');

/** Returns the row that has the focus. */
export const focusedRow = () => {
  const row = document.activeElement?.closest<HTMLElement>('tr, li');
  return findRows().find((one) => one === row);
};

/** Tells whether an element is the checkbox of a row, which takes no letters. */
export const isRowBox = (element: Element) => {
  const row = focusedRow();
  return row !== undefined && boxOf(row) === element;
};
