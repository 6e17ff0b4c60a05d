import type { TextRange } from '@lms/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readArticle, selectedRange } from './article-text';

interface Selected {
  text: string;
  range: TextRange;
}

/**
 * Follows what is selected in an article. A press on the bar, or the focus in it, takes away the
 * selection of some browsers: what was selected before stays selected here.
 */
export const useSelection = (
  content: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
) => {
  const [selected, setSelected] = useState<Selected>();
  const isPressed = useRef(false);
  useEffect(() => {
    const follow = () => {
      const root = content.current;
      if (!root) return;
      const selection = document.getSelection();
      const article = selection?.isCollapsed ? undefined : readArticle(root);
      const range = article && selectedRange(article, selection);
      const isHeld = isPressed.current || bar.current?.contains(document.activeElement);
      if (article && range) setSelected({ text: article.text, range });
      else if (!isHeld) setSelected(undefined);
    };
    const press = ({ target }: Event) => {
      isPressed.current = bar.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('selectionchange', follow);
    document.addEventListener('pointerdown', press, true);
    return () => {
      document.removeEventListener('selectionchange', follow);
      document.removeEventListener('pointerdown', press, true);
    };
  }, [content, bar]);
  const clear = () => {
    document.getSelection()?.removeAllRanges();
    setSelected(undefined);
  };
  return { selected, clear };
};
