import { type RefObject, useEffect } from 'react';

const stops = 'input, select, textarea, button, [contenteditable], [tabindex]';

/**
 * Focuses a field once it is rendered: some fields load later.
 *
 * @param owner - lesson that the field belongs to; those of two lessons have the same names
 */
export const useFieldFocus = (
  box: RefObject<HTMLElement | null>,
  field: string | undefined,
  owner: string | undefined,
) => {
  useEffect(() => {
    const element = box.current;
    if (!field || !element) return;
    const focus = () => {
      const name = CSS.escape(field);
      const found = element.querySelector<HTMLElement>(`[data-field="${name}"], [name="${name}"]`);
      const stop = found?.matches(stops) ? found : found?.querySelector<HTMLElement>(stops);
      stop?.focus();
      stop?.scrollIntoView({ block: 'center' });
      return stop !== undefined && stop !== null;
    };
    if (focus()) return;
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [box, field, owner]);
};
