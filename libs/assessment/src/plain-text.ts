import { decodeHTML } from 'entities';

/** Characters after `<` that can start a tag or comment. */
const beginsTag = /^[a-z/!?]/i;

/**
 * Replaces each tag of HTML by `between`. Uses no regular expression, so that no input can make it
 * slow.
 */
export function stripTags(html: string, between = ''): string {
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + html.slice(at);
    text += html.slice(at, open);
    if (beginsTag.test(html.charAt(open + 1))) {
      const close = html.indexOf('>', open);
      if (close < 0) return text + html.slice(open);
      text += between;
      at = close + 1;
    } else {
      text += '<';
      at = open + 1;
    }
  }
}

/**
 * Returns the words of a rich text.
 *
 * @param between - separator for words that only a tag separates
 */
export const toPlainText = (html: string, between?: string): string =>
  decodeHTML(stripTags(html, between)).replace(/\s+/g, ' ').trim();

const blankEntity = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0|#8203|#x200b);/gi;

/** Returns true if a rich text has neither words nor a picture. */
export const isEmptyRichText = (html: string): boolean =>
  !/<(?:img|audio|video|hr)\b/i.test(html) &&
  stripTags(html).replace(blankEntity, '').trim() === '';

/** Escapes a plain text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
