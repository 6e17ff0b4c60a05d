import type { LessonContent } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { maxQuoteLength } from '@lms/learning/contract';
import { Button, focusHeading } from '@lms/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useNotes } from '../notes/use-notes';
import { HighlightDialog } from './highlight-dialog';
import { LostHighlights } from './lost-highlights';
import { quoteOf } from './quotes';
import styles from './study.module.css';
import { findMark, type Highlight, useMarks } from './use-marks';
import { useReadingPlace } from './use-reading-place';
import { useSelection } from './use-selection';

export interface ArticleToolsProps {
  lesson: LessonContent;
  root: RefObject<HTMLDivElement | null>;
  /** Receives the character of the article at the top of the screen. */
  place: RefObject<number | undefined>;
  /** Time at which the article was shown, by the page's own clock. */
  openedAt: number;
}

/** Highlights of an article, the place at which it was left, and a bar for both. */
export const ArticleTools = ({ lesson, root, place, openedAt }: ArticleToolsProps) => {
  const { t, formats } = useTranslation();
  const { search, key } = useLocation();
  const asked = new URLSearchParams(search);
  const [sought, wanted] = [asked.get('find') ?? '', asked.get('highlight') ?? ''];
  const notes = useNotes(lesson.courseId);
  const own = notes.notes.filter(({ lessonId, quote }) => lessonId === lesson.id && quote);
  const highlights = own as (Highlight & (typeof own)[number])[];
  const bar = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string>();
  const [message, setMessage] = useState('');
  const lost = useMarks(root, lesson.article, highlights, sought);
  const { selected, clear } = useSelection(root, bar);
  const reading = useReadingPlace({
    content: root,
    place,
    left: lesson.positionCharacter ?? 0,
    openedAt,
    isLed: sought !== '' || wanted !== '',
  });

  const target = sought ? 'found' : wanted;
  const isMarked = target === 'found' || highlights.some(({ id }) => id === target);
  useEffect(() => {
    if (isMarked) findMark(root.current, target)?.scrollIntoView({ block: 'center' });
  }, [root, target, isMarked, key]);

  useEffect(() => {
    const element = root.current;
    const press = ({ target: pressed }: Event) => {
      const isLink = (pressed as Element).closest('a');
      const id = (pressed as Element).closest<HTMLElement>('mark[data-mark]')?.dataset['mark'];
      if (id && id !== 'found' && !isLink && document.getSelection()?.isCollapsed) setOpenId(id);
    };
    element?.addEventListener('click', press);
    return () => element?.removeEventListener('click', press);
  }, [root]);

  const highlight = () => {
    if (!selected) return;
    const quote = quoteOf(selected.text, selected.range);
    if (!quote) {
      setMessage(t('notes.highlight.tooLong', { max: formats.number(maxQuoteLength) }));
      return;
    }
    const isThere = highlights.some(
      ({ quote: { exact, start } }) => exact === quote.exact && start === quote.start,
    );
    if (!isThere) {
      notes.draftStore.highlight({ id: crypto.randomUUID(), lessonId: lesson.id, quote });
    }
    setMessage(t('notes.highlight.added'));
    clear();
  };
  const toTop = () => {
    reading.done();
    window.scrollTo({ top: 0 });
    focusHeading();
  };
  const isFloating = selected !== undefined || reading.state !== undefined;
  const problem = highlights.map(({ id }) => notes.drafts.get(id)?.problem).find(Boolean);
  return (
    <div ref={bar} className={styles['bar']} data-floating={isFloating}>
      <div className={styles['buttons']}>
        <Button look="secondary" aria-disabled={!selected} onClick={highlight}>
          {t('notes.highlight.add')}
        </Button>
        {reading.state === 'offered' && (
          <Button look="secondary" onClick={reading.goOn}>
            {t('notes.reading.goOn')}
          </Button>
        )}
        {!selected && (
          <Button look="plain" onClick={toTop}>
            {t('notes.reading.top')}
          </Button>
        )}
      </div>
      <p role="status" className={styles['count']}>
        {!selected && message}
        {!selected && !message && reading.state === 'resumed' && t('notes.reading.resumed')}
      </p>
      {!isFloating && !message && <p className={styles['count']}>{t('notes.highlight.hint')}</p>}
      <LostHighlights
        highlights={highlights.filter(({ id }) => lost.includes(id))}
        problem={problem}
      />
      <HighlightDialog
        note={highlights.find(({ id }) => id === openId)}
        notes={notes}
        courseId={lesson.courseId}
        onClose={() => setOpenId(undefined)}
      />
    </div>
  );
};
