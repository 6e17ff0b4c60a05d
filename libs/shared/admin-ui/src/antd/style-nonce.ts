let nonce: string | undefined;

/**
 * Loads the page again if it came from the server as one that visitors share: its policy allows no
 * style elements of scripts, and that of this screen's own address does.
 *
 * @returns whether it does so
 */
const leaveSharedPage = () => {
  const isShared = document.querySelector('meta[property="csp-hashes"]') !== null;
  const [loaded] = performance.getEntriesByType('navigation');
  const isLeaving = isShared && loaded?.name !== window.location.href;
  if (isLeaving) window.location.reload();
  return isLeaving;
};

/**
 * Returns the page's CSP nonce and adds it to every style element that a script creates from now
 * on: antd creates some (its scroll lock, its scroll bar measurement) without it, which the policy
 * would block. Injected markup gains nothing by this. `null` while the page is being loaded again.
 */
export const allowStyleElements = (): string | null | undefined => {
  if (nonce !== undefined) return nonce;
  const given = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
  if (!given) return leaveSharedPage() ? null : undefined;
  nonce = given;
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name === 'style') element.nonce = given;
    return element;
  }) as typeof document.createElement;
  return nonce;
};
