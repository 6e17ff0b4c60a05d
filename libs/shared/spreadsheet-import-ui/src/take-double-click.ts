const types = ['mousedown', 'click'] as const;

/**
 * Keeps the second click of a double click from whatever has come under the pointer meanwhile, for
 * a button whose step is replaced by a shorter one.
 */
export const takeDoubleClick = () => {
  const take = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of types) {
    document.addEventListener(type, take, { capture: true, once: true });
  }
};
