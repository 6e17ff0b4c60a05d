import type { QuestionResponse, QuestionType } from '@lms/contract';

const maxCodePoints = 2000;
const maxEssayCodePoints = 20_000;
const maxEntries = 100;

/**
 * Returns a client's response to a question of this type, or `undefined` if its shape is wrong or
 * it is too large: texts up to 2000 code points (essays 20,000), lists and records up to 100
 * entries. `null` is a valid response: no answer. Ids are checked by the grading.
 */
export function validateResponse(type: QuestionType, value: unknown): QuestionResponse | undefined {
  if (value === null) return null;
  switch (type) {
    case 'MULTIPLE_CHOICE':
    case 'ORDERING':
      return isTextList(value) ? value : undefined;
    case 'MATCHING':
      return isRecordOf(value, (one) => isText(one)) ? value : undefined;
    case 'FILL_IN_BLANKS':
      return isRecordOf(value, (one) => isText(one) || isTextList(one)) ? value : undefined;
    case 'ESSAY':
      return isText(value, maxEssayCodePoints) ? value : undefined;
    default:
      return isText(value) ? value : undefined;
  }
}

/** Checks the length and refuses null characters and lone surrogates, which jsonb can't store. */
function isText(value: unknown, max = maxCodePoints): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2 * max &&
    [...value].length <= max &&
    !/[\0\p{Surrogate}]/u.test(value)
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= maxEntries && value.every((one) => isText(one));
}

function isRecordOf(
  value: unknown,
  fits: (one: unknown) => boolean,
): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= maxEntries && entries.every(([id, one]) => isText(id) && fits(one));
}
