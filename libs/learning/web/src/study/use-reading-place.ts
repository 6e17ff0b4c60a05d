import { type RefObject, useEffect, useState } from 'react';
import { readArticle } from './article-text';

/** Height of the header that stays at the top of the window, with some room below it. */
const headerHeight = 76;

/** Time after which a reader has begun to read at the top, in milliseconds. */
const settledAfter = 2_500;

/** Pause after scrolling, in milliseconds, after which the place is read. */
const pauseMs = 200;

const elementAt = (root: Element, character: number) =>
  readArticle(root).pieces.findLast(({ start }) => start <= character)?.node.parentElement;

/**
 * Returns where a text ends on the screen; 0 for the spaces between blocks, whose element is the
 * article itself.
 */
const bottomOf = (node: Text) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return node.data.trim() ? range.getBoundingClientRect().bottom : 0;
};

/** Character at the top of the window; 0 at the start, and once the end was read. */
const placeOf = (root: Element) => {
  const { top, bottom } = root.getBoundingClientRect();
  if (top > headerHeight || bottom < window.innerHeight) return 0;
  const first = readArticle(root).pieces.find(({ node }) => bottomOf(node) > headerHeight);
  return first?.start ?? 0;
};

const scrollTo = (element: Element) => {
  const { top } = element.getBoundingClientRect();
  window.scrollTo({ top: window.scrollY + top - headerHeight });
};

const isUntouched = (openedAt: number) =>
  window.scrollY === 0 &&
  performance.now() - openedAt < settledAfter &&
  (document.activeElement === document.body || document.activeElement?.matches('h1'));

interface ReadingPlaceOptions {
  content: RefObject<HTMLElement | null>;
  /** Receives the character at the top of the window. */
  place: RefObject<number | undefined>;
  /** Character at which the article was left before. */
  left: number;
  openedAt: number;
  /** True where the address leads to another place. */
  isLed: boolean;
}

/**
 * Opens an article where it was left, unless its reader has begun to read or scroll: then it offers
 * to, by `goOn`.
 */
export const useReadingPlace = ({ content, place, left, openedAt, isLed }: ReadingPlaceOptions) => {
  const [state, setState] = useState<'offered' | 'resumed'>();
  const [from] = useState(left);
  const goOn = () => {
    const element = content.current && elementAt(content.current, from);
    if (element) scrollTo(element);
    setState('resumed');
  };
  useEffect(() => {
    const resume = () => {
      const element = content.current && from > 0 && !isLed && elementAt(content.current, from);
      // A place on the first screen is shown already.
      if (!element || element.getBoundingClientRect().top + window.scrollY < window.innerHeight) {
        return;
      }
      if (isUntouched(openedAt)) {
        scrollTo(element);
        setState('resumed');
      } else setState('offered');
    };
    const frame = requestAnimationFrame(resume);
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (content.current) place.current = placeOf(content.current);
      }, pauseMs);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [content, place, from, isLed, openedAt]);
  return { state, goOn, done: () => setState(undefined) };
};
