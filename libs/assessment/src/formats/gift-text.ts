import { type TextFormat, textFormatOf, toHtml } from './text-format';

/**
 * Special characters of GIFT. While a question is parsed, escaped ones are replaced by private-use
 * code points, which do not occur in texts.
 */
const signs = ':#={}~';
const standIns = '\uFDD0\uFDD1\uFDD2\uFDD3\uFDD4\uFDD5';
const newLine = '\uFDD6';

/**
 * Replaces escaped characters by placeholders. `\\` is a backslash and `\n` a new line, as in
 * Moodle.
 */
export const hideEscaped = (text: string): string =>
  text
    .replace(/[\uFDD0-\uFDD6]/g, '\uFFFD')
    .replace(/\\([\\:#={}~n])/g, (_, char: string) =>
      char === '\\' ? '\\' : char === 'n' ? newLine : (standIns[signs.indexOf(char)] ?? ''),
    );

/** Replaces placeholders by their characters, without the backslashes. */
export const showEscaped = (text: string): string =>
  text.replace(/[\uFDD0-\uFDD6]/g, (char) =>
    char === newLine ? '\n' : (signs[standIns.indexOf(char)] ?? ''),
  );

export const unescapeGift = (text: string): string => showEscaped(hideEscaped(text));

/**
 * Escapes all special characters; a new line becomes `\n`, because an empty line would end the
 * question.
 */
export const escapeGift = (text: string): string =>
  text.replace(/[\\#=~{}:]/g, '\\$&').replaceAll('\n', '\\n');

export interface GiftText {
  format: TextFormat;
  /** Text with placeholders. */
  hidden: string;
}

/** Removes a leading format such as `[html]`. */
export function splitFormat(hidden: string, format: TextFormat): GiftText {
  const text = hidden.trim();
  const named = /^\[([a-z]{1,10})\]/.exec(text)?.[1];
  const given = named === undefined || named.includes('_') ? undefined : textFormatOf(named);
  return given && named !== undefined
    ? { format: given, hidden: text.slice(named.length + 2) }
    : { format, hidden: text };
}

/** Returns a text without its format, as typed answers are stored. */
export const plainOf = (hidden: string, format: TextFormat): string =>
  showEscaped(splitFormat(hidden, format).hidden).trim();

/** Converts a text to HTML. */
export function htmlOf(hidden: string, format: TextFormat): string {
  const text = splitFormat(hidden, format);
  return toHtml(showEscaped(text.hidden).trim(), text.format).trim();
}
