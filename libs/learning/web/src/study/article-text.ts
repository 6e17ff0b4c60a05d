import type { TextRange } from '@lms/contract';

/** Text of an article as it stands on the screen, with the place of each of its text nodes. */
export interface ArticleText {
  text: string;
  pieces: { node: Text; start: number }[];
}

const blocks =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, th, td, caption, pre, blockquote, figcaption, div';

/**
 * Reads the text of an article; a line ends where a block does, whatever is marked in it. Buttons,
 * which stand for pictures while data is saved, are no part of it.
 */
export const readArticle = (root: Element): ArticleText => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: ArticleText['pieces'] = [];
  let text = '';
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('button')) continue;
    const own = node.parentElement?.closest(blocks) ?? root;
    if (block && own !== block) text += '\n';
    block = own;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { text, pieces };
};

/** Returns the characters that a selection covers; nothing for one that is elsewhere or empty. */
export const selectedRange = (
  { text, pieces }: ArticleText,
  selection: Selection | null,
): TextRange | undefined => {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const covered = pieces
    .filter(({ node }) => range.intersectsNode(node))
    .map(({ node, start }) => ({
      from: start + (node === range.startContainer ? range.startOffset : 0),
      to: start + (node === range.endContainer ? range.endOffset : node.length),
    }))
    .filter(({ from, to }) => to > from);
  const [first, last] = [covered.at(0), covered.at(-1)];
  if (!first || !last) return undefined;
  const selected = text.slice(first.from, last.to);
  const from = first.from + selected.length - selected.trimStart().length;
  const to = first.from + selected.trimEnd().length;
  return to > from ? { from, to } : undefined;
};

/** Puts a range into elements, one for each text node that it touches; returns them. */
export const wrapRange = (
  { pieces }: ArticleText,
  { from, to }: TextRange,
  make: () => HTMLElement,
): HTMLElement[] =>
  pieces.flatMap(({ node, start }) => {
    const first = Math.max(from - start, 0);
    const last = Math.min(to - start, node.length);
    // Spaces between blocks stay where they are: a table takes no other element there.
    if (first >= last || !node.data.slice(first, last).trim()) return [];
    const inner = first > 0 ? node.splitText(first) : node;
    if (last - first < inner.length) inner.splitText(last - first);
    const element = make();
    inner.replaceWith(element);
    element.append(inner);
    return [element];
  });

/** Takes elements away again, and leaves their text. */
export const unwrap = (root: Element, selector: string) => {
  for (const element of root.querySelectorAll(selector)) element.replaceWith(...element.childNodes);
  root.normalize();
};
