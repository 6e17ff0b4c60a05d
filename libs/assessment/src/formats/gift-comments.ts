import { difficulties, type Difficulty } from '@lms/contract';
import type { PortableQuestion } from './question-file';

/**
 * Properties without GIFT syntax. They are kept in a comment, `// lms {"defaultMark":2}`, which
 * other parsers ignore.
 */
export type GiftExtras = Partial<
  Pick<
    PortableQuestion,
    | 'externalId'
    | 'tags'
    | 'difficulty'
    | 'defaultMark'
    | 'caseSensitive'
    | 'generalFeedback'
    | 'hint'
    | 'markingGuide'
    | 'minWords'
    | 'maxWords'
  > & { type: 'SHORT_ANSWER' }
>;

const marker = '// lms ';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Keeps only well-formed properties: anybody may write such a comment. */
function checked(given: Record<string, unknown>): GiftExtras {
  const { externalId, tags, difficulty, caseSensitive, type } = given;
  const texts = (['generalFeedback', 'hint', 'markingGuide'] as const).filter((name) =>
    isText(given[name]),
  );
  const counts = (['defaultMark', 'minWords', 'maxWords'] as const).filter(
    (name) => typeof given[name] === 'number',
  );
  return {
    ...(isText(externalId) && { externalId }),
    ...(Array.isArray(tags) && tags.every(isText) && { tags }),
    ...(difficulties.some((known) => known === difficulty) && {
      difficulty: difficulty as Difficulty,
    }),
    ...(typeof caseSensitive === 'boolean' && { caseSensitive }),
    ...(type === 'SHORT_ANSWER' && { type }),
    ...Object.fromEntries([...texts, ...counts].map((name) => [name, given[name]])),
  };
}

function parseExtras(line: string): GiftExtras {
  try {
    const given: unknown = JSON.parse(line.slice(marker.length));
    return typeof given === 'object' && given !== null ? checked({ ...given }) : {};
  } catch {
    return {};
  }
}

// Bounded, so that a line of many `[id:` beginnings can't take quadratic time.
const idPattern = /\[id:((?:[^\]\\\p{Cc}]|\\\]|\\(?!\])){1,200})\]/u;
const tagPattern = /\[tag:((?:[^\]\\<>`\p{Cc}]|\\\]|\\(?!\])){1,200})\]/gu;
const withoutEscapes = (text = '') => text.trim().replaceAll('\\]', ']');

/** Parses id, tags and extra properties from the comments above a question. */
export function readComments(comments: string[]): GiftExtras {
  const text = comments.filter((line) => !line.startsWith(marker)).join('\n');
  const id = idPattern.exec(text)?.[1];
  const tags = [...text.matchAll(tagPattern)].map(([, tag]) => withoutEscapes(tag));
  return {
    ...(id !== undefined && { externalId: withoutEscapes(id) }),
    ...(tags.length > 0 && { tags }),
    ...comments
      .filter((line) => line.startsWith(marker))
      .reduce<GiftExtras>((extras, line) => ({ ...extras, ...parseExtras(line) }), {}),
  };
}

const isSimple = (text: string) =>
  /^[^\s[\]\\<>`\p{Cc}](?:[^[\]\\<>`\p{Cc}]*[^\s[\]\\<>`\p{Cc}])?$/u.test(text);

/** Writes the comments above a question. */
export function writeComments(question: PortableQuestion, more: GiftExtras): string {
  const { externalId, tags, difficulty, defaultMark, blanks } = question;
  const simpleId = externalId !== null && isSimple(externalId);
  const simpleTags = tags.every(isSimple);
  const named = [
    ...(simpleId ? [`[id:${externalId}]`] : []),
    ...(simpleTags ? tags.map((tag) => `[tag:${tag}]`) : []),
  ];
  const extras: GiftExtras = {
    ...(externalId !== null && !simpleId && { externalId }),
    ...(!simpleTags && { tags }),
    ...(difficulty !== 'MEDIUM' && { difficulty }),
    ...((defaultMark !== 1 || blanks) && { defaultMark }),
    ...more,
  };
  const lines = [
    ...(named.length > 0 ? [`// ${named.join(' ')}`] : []),
    ...(Object.keys(extras).length > 0 ? [marker + JSON.stringify(extras)] : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}
