import { findTerm, foldText, unfoldRange } from '@lms/contract';
import type { Quote } from '@lms/learning/contract';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { readArticle, unwrap, wrapRange } from './article-text';
import { findQuote } from './quotes';
import styles from './study.module.css';

export interface Highlight {
  id: string;
  quote: Quote;
}

const marks = 'mark[data-mark]';

const makeMark = (id: string) => () => {
  const mark = document.createElement('mark');
  mark.className = styles['mark'] ?? '';
  mark.dataset['mark'] = id;
  return mark;
};

/** Marks highlights, and what a search led to, in an article; returns the ids of those lost. */
const mark = (root: Element, highlights: Highlight[], sought: string) => {
  unwrap(root, marks);
  const article = readArticle(root);
  const folded = foldText(article.text);
  const placed = highlights.map(({ id, quote }) => ({ id, range: findQuote(folded, quote) }));
  const [first] = findTerm(folded, sought);
  const found = first ? [{ id: 'found', range: unfoldRange(folded, first) }] : [];
  for (const { id, range } of [...placed, ...found]) {
    // Read again: what was wrapped before has cut text nodes.
    if (range) wrapRange(readArticle(root), range, makeMark(id));
  }
  return placed.filter(({ range }) => !range).map(({ id }) => id);
};

/**
 * Keeps the highlights of an article marked. They are elements, not ranges of the browser: screen
 * readers tell of them, and old phones show them.
 *
 * @returns the ids of highlights whose passage the article no longer has
 */
export const useMarks = (
  content: RefObject<HTMLElement | null>,
  html: string | undefined,
  highlights: Highlight[],
  sought: string,
) => {
  const [lost, setLost] = useState<string[]>([]);
  const ids = highlights.map(({ id }) => id).join();
  const markAll = useEffectEvent(() => {
    const root = content.current;
    if (!root) return;
    const gone = mark(root, highlights, sought);
    queueMicrotask(() => setLost(gone));
  });
  // A passage never changes: its id stands for it.
  useLayoutEffect(() => {
    const root = content.current;
    if (!root) return undefined;
    // The text is written anew when pictures are shown that were not loaded to save data.
    const observer = new MutationObserver(() => markWatched());
    const markWatched = () => {
      observer.disconnect();
      markAll();
      observer.observe(root, { childList: true, subtree: true });
    };
    markWatched();
    return () => observer.disconnect();
  }, [content, html, ids, sought]);
  return lost;
};

/** Returns the mark of a highlight, or of what was found. */
export const findMark = (root: Element | null, id: string) =>
  root?.querySelector<HTMLElement>(`mark[data-mark="${CSS.escape(id)}"]`) ?? null;
