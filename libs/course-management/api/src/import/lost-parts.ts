import { mapRichTexts } from '@lms/assessment';
import type { QuestionContent } from '@lms/contract';

/** Elements that show or play something; the allow-list keeps only valid pictures. */
const shown = ['audio', 'embed', 'form', 'iframe', 'input', 'math', 'object', 'svg', 'video'];
const picture = /^img[^>]*\ssrc\s*=\s*["']?[^"'\s>]/;

/** Counts each of these elements in the question's texts. */
const count = (content: QuestionContent) => {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  mapRichTexts(content, (html) => {
    for (const part of html.toLowerCase().split('<')) {
      if (picture.test(part)) add('img');
      const name = /^[a-z]{1,10}/.exec(part)?.[0] ?? '';
      if (shown.includes(name)) add(name);
    }
    return html;
  });
  return counts;
};

/** Lists the kinds of elements that sanitising removed. */
export const lostParts = (given: QuestionContent, kept: QuestionContent): string[] => {
  const after = count(kept);
  return [...count(given)]
    .filter(([name, before]) => before > (after.get(name) ?? 0))
    .map(([name]) => `<${name}>`);
};
