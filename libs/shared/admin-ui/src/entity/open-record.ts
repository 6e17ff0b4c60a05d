import type { MouseEvent } from 'react';

const mark = 'data-record';

/** Attributes of the link or button of a row that opens its record. */
export const recordMark = { [mark]: '' };

/** Elements with an action of their own, and the parts around them that are easily hit instead. */
const controls = 'a, button, input, label, select, textarea, summary, [role="menuitem"]';

/** Tells whether the reader has just selected text of a row, rather than clicked it. */
const isTextSelected = (row: Element) => {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.getRangeAt(0).intersectsNode(row);
};

/**
 * Opens the record of a row by a click on any part of it: presses the marked link, with the keys
 * that open a new tab or window. A click on a control, beside a checkbox, or on text that is being
 * selected does nothing more.
 */
export const openRecord = (event: MouseEvent<HTMLElement>) => {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event;
  // Menus of a row lie elsewhere in the document, but tell the row of their clicks, too.
  if (!(target instanceof Element) || !row.contains(target)) return;
  if (target.closest(controls) || target.closest('td')?.querySelector('input, button')) return;
  if (isTextSelected(row)) return;
  const record = row.querySelector<HTMLElement>(`[${mark}]`);
  // A dialog gives the focus back to what had it.
  record?.focus();
  record?.dispatchEvent(
    new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
    }),
  );
};
