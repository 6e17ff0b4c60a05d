/** Returns the words of rich text. */
export const wordsOf = (html: string) => {
  const { body } = new DOMParser().parseFromString(html.replaceAll('<', ' <'), 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};
