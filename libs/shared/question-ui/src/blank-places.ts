const place = /\[\[(\d{1,4})\]\]/;

/** Replaces each `[[n]]` of a text node by an empty element. */
const openPlaces = (node: Text) => {
  const [before = '', number, ...rest] = node.data.split(place);
  if (number === undefined) return;
  const gap = node.ownerDocument.createElement('span');
  gap.dataset['blank'] = number;
  const after = node.ownerDocument.createTextNode(
    node.data.slice(before.length + number.length + '[[]]'.length),
  );
  node.replaceWith(before, gap, after);
  if (rest.length > 0) openPlaces(after);
};

/**
 * Returns the rich text with an empty `<span data-blank="n">` in place of each `[[n]]`; attributes
 * stay unchanged.
 */
export const withPlaces = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(openPlaces);
  return body.innerHTML;
};
