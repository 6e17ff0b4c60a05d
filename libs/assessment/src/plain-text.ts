import { decodeHTML } from 'entities';

/** Whether a tag, or a comment, can begin with what follows a `<`. */
const beginsTag = /^[a-z/!?]/i;

/** HTML with `between` for each tag. No regular expression, so that no text can make it slow. */
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
 * The words of a rich text.
 * @param between what parts two words that only a tag parts
 */
export const toPlainText = (html: string, between?: string): string =>
  decodeHTML(stripTags(html, between)).replace(/\s+/g, ' ').trim();

const blankEntity = /&(?:nbsp|ensp|emsp|thinsp|zwnj|zwj|#160|#xa0|#8203|#x200b);/gi;

/** Whether a rich text shows nothing: neither words nor a picture. */
export const showsNothing = (html: string): boolean =>
  !/<(?:img|audio|video|hr)\b/i.test(html) &&
  stripTags(html).replace(blankEntity, '').trim() === '';

/** A text as rich text shows it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
