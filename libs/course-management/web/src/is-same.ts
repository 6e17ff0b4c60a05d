/** Sorts keys, and leaves out what is empty. */
const plain = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, part]) => part !== undefined && part !== null && part.length !== 0)
          .sort(),
      )
    : value;

/**
 * Compares parts of a course as sent here and as the server keeps them: it writes out the empty
 * fields of a new lesson, and the database sorts the keys.
 */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify({ one }, plain) === JSON.stringify({ one: other }, plain);
