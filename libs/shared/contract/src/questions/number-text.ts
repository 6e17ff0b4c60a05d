/** Converts Bengali digits to ASCII digits. */
export const latinDigits = (text: string) =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));

/** Number as typed, and the text that follows it. */
export interface ParsedNumber {
  value: number;
  unit: string;
}

/**
 * Parses a number as people type it: `1,00,000.5`, `.2`, `1e4`, `3×10^8`, `৩.১৪`. Commas and spaces
 * group digits, as in English and Bengali. Text after the number is its unit.
 *
 * Source: Moodle, `qtype_numerical_answer_processor::apply_units` with `.` as the decimal point and
 * `,` for thousands. Bengali digits and the minus sign U+2212 are our addition.
 */
export function parseNumber(text: string): ParsedNumber | undefined {
  const plain = latinDigits(text.replace(/[\s,]/g, ''))
    .replaceAll('−', '-')
    .replace(/(?:E|[xX×*]10(?:\^|\*\*))(?=[+-]?\d)/, 'e');
  const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?/.exec(plain)?.[0];
  if (number === undefined || !Number.isFinite(Number(number))) return undefined;
  return { value: Number(number), unit: plain.slice(number.length) };
}

/** Parses a text that is a number and nothing else. */
export function bareNumber(text: string): number | undefined {
  const parsed = parseNumber(text);
  return parsed?.unit === '' ? parsed.value : undefined;
}
