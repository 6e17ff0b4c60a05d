/** Longest wait in milliseconds, for what has to be loaded. */
const longest = 5_000;

/** Focuses an element as soon as it is there, unless the focus goes elsewhere before. */
export const focusWhenThere = (root: HTMLElement, selector: string) => {
  const before = document.activeElement;
  const attempt = () => {
    const element = root.querySelector<HTMLElement>(selector);
    const isElsewhere =
      document.activeElement !== before && document.activeElement !== document.body;
    if (element && !isElsewhere) element.focus();
    return element !== null || isElsewhere;
  };
  if (attempt()) return;
  const observer = new MutationObserver(() => attempt() && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), longest);
};
