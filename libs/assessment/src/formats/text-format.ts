import { marked } from 'marked';
import { escapeHtml, toPlainText } from '../plain-text';

/** How a text of a file is written. `moodle` is HTML in which a new line counts. */
export type TextFormat = 'html' | 'markdown' | 'plain' | 'moodle';

/** As both GIFT and Moodle XML name them. */
const formatByName: Record<string, TextFormat> = {
  html: 'html',
  markdown: 'markdown',
  plain: 'plain',
  plain_text: 'plain',
  moodle: 'moodle',
  moodle_auto_format: 'moodle',
};

/** The format of that name, if there is one. */
export const textFormatOf = (name: string): TextFormat | undefined =>
  Object.hasOwn(formatByName, name) ? formatByName[name] : undefined;

/** Texts beyond this are refused later; turning their Markdown into HTML would only take time. */
const maxMarkdownLength = 20_000;

const lineBreaks = (text: string) => text.replaceAll('\n', '<br>');

/** A text of a file as HTML, which is still to be sanitised. */
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

/** The name of a question that has none: how its text begins. */
export function defaultName(html: string): string {
  const words = toPlainText(html.slice(0, 2_000));
  return words.length > 80 ? `${[...words].slice(0, 77).join('')}...` : words;
}
