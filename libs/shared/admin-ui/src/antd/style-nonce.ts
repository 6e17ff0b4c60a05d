let nonce: string | undefined;

/**
 * Gives the page's nonce, and puts it on every style element that a script makes from now on: antd
 * makes some (its scroll lock, its measure of scroll bars) without it, and the page's security
 * policy would refuse them. Markup that somebody slips in gains nothing by it.
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
