/** Returns the text of rich text without markup; `undefined` if it has any. */
export const plainWords = (html: string): string | undefined => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [first] = body.children;
  const isParagraph =
    body.childNodes.length === 1 && first?.tagName === 'P' && first.attributes.length === 0;
  const holder = isParagraph ? first : body;
  return holder.childElementCount === 0 ? (holder.textContent ?? '') : undefined;
};

/** Escapes plain text as rich text. */
export const toRich = (words: string): string => {
  const holder = document.createElement('span');
  holder.textContent = words;
  return holder.innerHTML;
};
