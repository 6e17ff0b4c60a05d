import styles from './tooltips.module.css';

const controls = 'button, a, summary, [role="button"], [data-cut]';

const isHidden = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' ||
  // Text for screen readers only is clipped to a pixel.
  (element instanceof HTMLElement && element.offsetWidth <= 1);

const hasVisibleText = (node: Node): boolean => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent?.trim() !== '';
  return node instanceof Element && !isHidden(node) && [...node.childNodes].some(hasVisibleText);
};

/** Returns the text of a control as it is read out, without a badge that repeats it. */
const readText = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return '';
  return [...node.childNodes].map(readText).join('');
};

/** Returns the name of a control that is only an icon; `undefined` for any other. */
const iconName = (control: Element): string | undefined => {
  if ([...control.childNodes].some(hasVisibleText)) return undefined;
  return control.getAttribute('aria-label') ?? (readText(control).trim() || undefined);
};

/** Returns the whole text of a line that is cut, as the target or within a control. */
const cutText = (control: Element) => {
  const line = control.closest('[data-cut]') ?? control.querySelector('[data-cut]');
  if (!line) return undefined;
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = line;
  const isCut = scrollWidth > clientWidth || scrollHeight > clientHeight;
  return isCut ? (line.textContent ?? undefined) : undefined;
};

/** Distance to the edges of the window, in pixels. */
const edge = 8;

/** Tells whether a control is at the top of a dialog, such as its cross: its content lies below. */
const isAtTopOfDialog = (control: Element, { top, height }: DOMRect) => {
  const dialog = control.closest('dialog, [role="dialog"]');
  return dialog !== null && top - dialog.getBoundingClientRect().top < height;
};

/**
 * Places the tip below its control, or above where there is no room below. At the top of a dialog it
 * is above, or beside the control where there is no room above: below it would cover the content.
 */
const place = (tip: HTMLElement, control: Element) => {
  const box = control.getBoundingClientRect();
  const { left, width, top, bottom, height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = tip;
  const rightmost = clientWidth - offsetWidth - edge;
  const middle = left + (width - offsetWidth) / 2;
  const isAtTop = isAtTopOfDialog(control, box);
  const isBeside = isAtTop && top < offsetHeight;
  const isBelow = !isAtTop && bottom + offsetHeight <= clientHeight;
  const above = isBeside ? top + (height - offsetHeight) / 2 : top - offsetHeight;
  const across = isBeside ? left - offsetWidth : Math.min(middle, rightmost);
  tip.style.left = `${Math.max(edge, across)}px`;
  tip.style.top = `${isBelow ? bottom : above}px`;
};

/**
 * Shows the name of every control that is only an icon, and the text of a line that is cut, on hover and on focus by keyboard, without
 * delay (specification, section 9). It stays under the pointer and goes by Escape.
 */
export const startTooltips = () => {
  const tip = document.createElement('div');
  tip.className = styles['tip'] ?? '';
  tip.setAttribute('popover', 'manual');
  // The control has this name already.
  tip.setAttribute('aria-hidden', 'true');
  let shownFor: Element | undefined;

  const hide = () => {
    if (!shownFor) return;
    shownFor = undefined;
    tip.remove();
  };
  const show = (target: EventTarget | null) => {
    const control = target instanceof Element ? target.closest(controls) : null;
    if (control === shownFor) return;
    const name = control && (iconName(control) ?? cutText(control));
    hide();
    if (!control || !name) return;
    shownFor = control;
    tip.textContent = name;
    document.body.append(tip);
    tip.showPopover?.();
    place(tip, control);
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (target !== tip && pointerType !== 'touch') show(target);
  });
  document.documentElement.addEventListener('pointerleave', hide);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) show(target);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', hide);
  document.addEventListener('scroll', hide, true);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
};
