import { toHtml, textFormatOf, type TextFormat } from './text-format';

/**
 * Signs that mean something in GIFT. While a question is taken apart, escaped ones are stood for by
 * code points that Unicode leaves to programs for such use and that no text has.
 */
const signs = ':#={}~';
const standIns = '\uFDD0\uFDD1\uFDD2\uFDD3\uFDD4\uFDD5';
const newLine = '\uFDD6';

/** Puts stand-ins for escaped signs. `\\` is a backslash and `\n` a new line, as in Moodle. */
export const hideEscaped = (text: string): string =>
  text
    .replace(/[\uFDD0-\uFDD6]/g, '\uFFFD')
    .replace(/\\([\\:#={}~n])/g, (_, char: string) =>
      char === '\\' ? '\\' : char === 'n' ? newLine : (standIns[signs.indexOf(char)] ?? ''),
    );

/** Puts the signs back, without their backslashes. */
export const showEscaped = (text: string): string =>
  text.replace(/[\uFDD0-\uFDD6]/g, (char) =>
    char === newLine ? '\n' : (signs[standIns.indexOf(char)] ?? ''),
  );

export const unescapeGift = (text: string): string => showEscaped(hideEscaped(text));

/** Escapes all signs; a new line becomes `\n`, for an empty line would end the question. */
export const escapeGift = (text: string): string =>
  text.replace(/[\\#=~{}:]/g, '\\$&').replaceAll('\n', '\\n');

export interface GiftText {
  format: TextFormat;
  /** Still with stand-ins. */
  hidden: string;
}

/** Takes `[html]` and the like off the beginning of a text. */
export function splitFormat(hidden: string, format: TextFormat): GiftText {
  const text = hidden.trim();
  const named = /^\[([a-z]{1,10})\]/.exec(text)?.[1];
  const given = named === undefined || named.includes('_') ? undefined : textFormatOf(named);
  return given && named !== undefined
    ? { format: given, hidden: text.slice(named.length + 2) }
    : { format, hidden: text };
}

/** A text without its format, as typed answers are kept. */
export const plainOf = (hidden: string, format: TextFormat): string =>
  showEscaped(splitFormat(hidden, format).hidden).trim();

/** A text as HTML. */
export function htmlOf(hidden: string, format: TextFormat): string {
  const text = splitFormat(hidden, format);
  return toHtml(showEscaped(text.hidden).trim(), text.format).trim();
}
