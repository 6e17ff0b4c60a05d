let nonce: string | undefined;

/**
 * Returns the page's CSP nonce and adds it to every style element that a script creates from now
 * on: antd creates some (its scroll lock, its scroll bar measurement) without it, which the policy
 * would block. Injected markup gains nothing by this.
 */
export const allowStyleElements = (): string | undefined => {
  if (nonce !== undefined) return nonce;
  const given = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce;
  if (!given) return undefined;
  nonce = given;
  const createElement = document.createElement.bind(document);
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = createElement(name, options);
    if (name === 'style') element.nonce = given;
    return element;
  }) as typeof document.createElement;
  return nonce;
};
