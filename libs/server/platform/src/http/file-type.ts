import type { FormFile } from './form-problems';
import { ProblemError } from './problems';

/** First bytes of files that people take for tables: PDF, and workbooks of before Excel 2007. */
const foreignBeginnings = [Buffer.from('%PDF-'), Buffer.from('d0cf11e0a1b11ae1', 'hex')];

/**
 * Refuses a file that its name or its content shows to be of another type. A name without an
 * extension tells nothing.
 *
 * @throws ProblemError import.unreadable with the types that can be read
 */
export const checkFileType = ({ name, content }: FormFile, types: readonly string[]) => {
  const [extension] = /\.[^.]*$/.exec(name.toLowerCase()) ?? [];
  const isNamed = !extension || types.includes(extension);
  const isForeign = foreignBeginnings.some((bytes) => content.indexOf(bytes) === 0);
  if (isNamed && !isForeign) return;
  const params = { types: types.join(', ') };
  throw new ProblemError('import.unreadable', [{ field: 'file', code: 'fileType', params }]);
};
