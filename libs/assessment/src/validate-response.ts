import type { QuestionResponse, QuestionType } from '@lms/contract';

const maxCodePoints = 2000;
const maxEntries = 100;

/**
 * What a client sent as a response to a question of this type, or `undefined` if it has another shape
 * or is too large: texts up to 2000 code points, lists and records up to 100 entries. `null` is a
 * valid response: no answer. Whether the ids exist is for the grading to see.
 */
export function validateResponse(type: QuestionType, value: unknown): QuestionResponse | undefined {
  if (value === null) return null;
  switch (type) {
    case 'MULTIPLE_CHOICE':
      return isTextList(value) ? value : undefined;
    case 'MATCHING':
      return isTextRecord(value) ? value : undefined;
    default:
      return isText(value) ? value : undefined;
  }
}

/** Not too long, and without a null character or half a surrogate pair, which jsonb can't store. */
function isText(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= 2 * maxCodePoints &&
    [...value].length <= maxCodePoints &&
    !/[\0\p{Surrogate}]/u.test(value)
  );
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.length <= maxEntries && value.every(isText);
}

function isTextRecord(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return entries.length <= maxEntries && entries.flat().every(isText);
}
