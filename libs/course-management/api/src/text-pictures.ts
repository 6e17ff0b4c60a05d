import { mapRichTexts } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';
import type { Transaction } from '@lms/server/database';
import { uploadsPath } from '@lms/server/platform';
import { foreignMedia, picturesIn } from './courses/draft-media';
import { refuseIfAny } from './quiz-check';

/** Returns the addresses among these that an organization may not show: all but stored pictures. */
const foreignAmong = async (
  tx: Transaction,
  urls: string[],
  organizationId: string,
  stored: string[],
): Promise<Set<string>> => {
  const known = new Set(stored.filter((url) => url.startsWith(uploadsPath)));
  const used = urls
    .filter((url) => !known.has(url))
    .map((url) => ({ field: '', kind: 'IMAGE' as const, url }));
  return new Set((await foreignMedia(tx, used, organizationId)).map(({ url }) => url));
};

/**
 * Refuses pictures of other sites and organizations in a rich text.
 *
 * @param stored the text before the change: its pictures may stay
 */
export const refuseForeignPictures = async (
  tx: Transaction,
  field: string,
  html: string,
  organizationId: string,
  stored = '',
) => {
  const foreign = await foreignAmong(tx, picturesIn(html), organizationId, picturesIn(stored));
  refuseIfAny(foreign.size > 0 ? [{ field, code: 'invalid' }] : []);
};

const texts = (content: QuestionContent): string[] => {
  const found: string[] = [];
  mapRichTexts(content, (html) => {
    found.push(html);
    return html;
  });
  return found;
};

const refusedText = '\0';

/** Lists where a value holds a refused text, as in `answers[0].feedback`. */
const refusedFields = (value: unknown, path = ''): string[] => {
  if (value === refusedText) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const own = Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
    return refusedFields(part, own);
  });
};

/** Does the same for the texts of a question, by field. */
export const refuseForeignPicturesOf = async (
  tx: Transaction,
  content: QuestionContent,
  organizationId: string,
  stored?: QuestionContent,
) => {
  const urls = texts(content).flatMap(picturesIn);
  if (urls.length === 0) return;
  const before = stored ? texts(stored).flatMap(picturesIn) : [];
  const foreign = await foreignAmong(tx, urls, organizationId, before);
  if (foreign.size === 0) return;
  const marked = mapRichTexts(content, (html) =>
    picturesIn(html).some((url) => foreign.has(url)) ? refusedText : html,
  );
  refuseIfAny(refusedFields(marked).map((field) => ({ field, code: 'invalid' as const })));
};
