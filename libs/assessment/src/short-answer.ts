/** Normalises text, so that different encodings of the same letter are equal. */
export function cleanText(text: string): string {
  return text.normalize('NFC').trim();
}

/** Splits a pattern into the literal parts between runs of `*`. `\*` is a literal asterisk. */
function literalParts(pattern: string): string[] {
  return pattern.split(/(?<!\\)\*+/).map((part) => part.replaceAll('\\*', '*'));
}

/** Lower, then upper case: only this order makes ß and ẞ, or σ and ς, equal. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/**
 * Returns true if a typed answer matches an accepted text, in which `*` stands for any characters.
 * Ignores space around either, not inside.
 *
 * Searches for the parts in turn instead of using a regular expression, whose backtracking many
 * stars could drive for hours.
 *
 * Source: Moodle, `qtype_shortanswer_question::compare_string_with_wildcard`.
 */
export function matchesPattern(text: string, pattern: string, caseSensitive: boolean): boolean {
  const inCase = caseSensitive ? (part: string) => part : foldCase;
  const response = inCase(cleanText(text));
  const parts = literalParts(cleanText(pattern)).map(inCase);
  const [first = '', ...between] = parts;
  const last = between.pop();
  if (last === undefined) return response === first;

  if (!response.startsWith(first)) return false;
  let from = first.length;
  for (const part of between) {
    const found = response.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return response.length - last.length >= from && response.endsWith(last);
}

/**
 * Returns a readable text that matches the pattern: wildcards become spaces.
 *
 * Source: Moodle, `qtype_shortanswer_question::clean_response`.
 */
export function readablePattern(pattern: string): string {
  return literalParts(pattern).join(' ').trim();
}
