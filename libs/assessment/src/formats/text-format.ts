import { marked } from 'marked';
import { escapeHtml, toPlainText } from '../plain-text';

/** Markup of a text in a file. `moodle` is HTML in which line breaks count. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'moodle';

/** Names used by both GIFT and Moodle XML. */
const formatByName: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain: 'plain',
  plain_text: 'plain',
  moodle: 'moodle',
  moodle_auto_format: 'moodle',
};

/** Returns the format of that name, if there is one. */
export const textFormatOf = (name: string): TextFormat | undefined =>
  Object.hasOwn(formatByName, name) ? formatByName[name] : undefined;

/** Longer texts are refused later, so converting their Markdown would waste time. */
const maxMarkdownLength = 20_000;

const lineBreaks = (text: string) => text.replaceAll('\n', '<br>');

/** Converts a text to HTML, which is not sanitised yet. */
export function toHtml(text: string, format: TextFormat): string {
  switch (format) {
    case 'html':
      return text;
    case 'plain':
      return lineBreaks(escapeHtml(text));
    case 'moodle':
      return lineBreaks(text.replace(/>\s+</g, '><'));
    case 'markdown':
      return text.length > maxMarkdownLength
        ? text
        : marked.parse(text, { async: false, gfm: true }).trim();
  }
}

/** Tags that part words; the others, such as `<b>`, may stand within one. */
const partingTags = /<\/?(?:br|p|div|li|ul|ol|tr|t[dh]|h[1-6]|pre|blockquote|hr)\b/gi;

/** Returns the beginning of a question's text as its name. */
export function defaultName(html: string): string {
  const words = toPlainText(html.slice(0, 2_000).replace(partingTags, ' $&'));
  return words.length > 80 ? `${[...words].slice(0, 77).join('')}...` : words;
}
