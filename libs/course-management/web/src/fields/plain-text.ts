/** Ends of what stands on lines of its own. */
const lineEnd = /<(?:\/(?:p|li|h\d|td|th|pre|blockquote)>|br)/g;

/** Strips the markup from rich text and puts it on one line. */
export const plainText = (html: string): string => {
  const spaced = html.replaceAll(lineEnd, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
};
