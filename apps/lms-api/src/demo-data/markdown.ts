import { sanitizeRichText } from '@lms/server/platform';
import { Marked } from 'marked';

/** Renders checkboxes of lists as characters: an `input` would be a control that does nothing. */
const markdown = new Marked({
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
});

export const toHtml = (source: string): string =>
  markdown.parse(source.normalize('NFC'), { async: false });

/** Converts Markdown to the rich text that is stored. */
export const toRichText = (source: string): string => sanitizeRichText(toHtml(source));

export const tokensOf = (source: string) => markdown.lexer(source.normalize('NFC'));
