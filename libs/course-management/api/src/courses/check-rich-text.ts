import type { ChecklistItem } from '@lms/course-management/contract';
import { parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];

const textOf = (nodes: Nodes): string =>
  nodes
    .map((node) => {
      if ('data' in node) return node.data;
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');

/** Returns true for a text without visible characters. */
export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);

/** Shortens a text, leaving enough to find the heading by. */
const shown = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, 100).join('');

/**
 * Checks that a rich text works with a screen reader: pictures have descriptions, and headings skip
 * no level.
 *
 * @param highest the level that its first heading may have at most; the page's own come above
 */
export const checkRichText = (html: string, highest: number) => {
  const root = parseDocument(html).children;
  const faults: ChecklistItem[] = [];
  let pictures = 0;
  let deepest = highest;
  const visit = (nodes: Nodes) => {
    for (const node of nodes) {
      if (!('attribs' in node)) continue;
      const { name, attribs, children } = node;
      if (name === 'img') {
        pictures += 1;
        if (isBlank(attribs['alt'] ?? ''))
          faults.push({ code: 'imageAltMissing', about: attribs['src'] ?? '' });
      }
      const level = Number(/^h([1-6])$/.exec(name)?.[1]);
      if (level) {
        if (level > deepest) faults.push({ code: 'headingJump', about: shown(textOf(children)) });
        deepest = level + 1;
      }
      visit(children);
    }
  };
  visit(root);
  return { isEmpty: pictures === 0 && isBlank(textOf(root)), faults };
};
