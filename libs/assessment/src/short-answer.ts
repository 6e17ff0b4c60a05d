/** Text in one canonical form, so that two ways to write the same letter are equal. */
export function cleanText(text: string): string {
  return text.normalize('NFC').trim();
}

/** The pattern's literal parts, between runs of `*`. An escaped `\*` stands for itself. */
function literalParts(pattern: string): string[] {
  return pattern.split(/(?<!\\)\*+/).map((part) => part.replaceAll('\\*', '*'));
}

/** Lower and then upper case: only that way ß and ẞ, or σ and ς, come out the same. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

/**
 * Whether a typed answer fits an accepted text, in which `*` stands for any characters. Space around
 * either is ignored, space inside is not.
 *
 * The parts are looked for one after the other instead of by a regular expression, whose backtracking
 * a pattern with many stars could drive for hours.
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
 * A text that fits the pattern and reads well: wildcards become spaces.
 *
 * Source: Moodle, `qtype_shortanswer_question::clean_response`.
 */
export function readablePattern(pattern: string): string {
  return literalParts(pattern).join(' ').trim();
}
