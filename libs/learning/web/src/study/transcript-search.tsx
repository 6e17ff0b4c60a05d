import { findTerm, foldText, unfoldRange } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Icon, Input } from '@lms/ui';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useState } from 'react';
import type { MarkedText } from '../player/marked-text';
import { Marked } from './marked';
import styles from './study.module.css';

export interface TranscriptSearchProps {
  paragraphs: { start: number; text: string }[];
  list: RefObject<HTMLOListElement | null>;
  onMark: (marked: { textOf: MarkedText } | undefined) => void;
}

/** Shows a paragraph in the transcript's box, never moving the page. */
const show = (box: HTMLOListElement | null, index: number) => {
  const item = box?.children[index];
  if (box && item instanceof HTMLElement) box.scrollTop = item.offsetTop - box.clientHeight / 3;
};

/** Finds words in a transcript; Enter and Shift+Enter go from one to the next. */
export const TranscriptSearch = ({ paragraphs, list, onMark }: TranscriptSearchProps) => {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState(0);
  const folded = useMemo(() => paragraphs.map(({ text }) => foldText(text)), [paragraphs]);
  const found = useMemo(
    () =>
      folded.flatMap((text, index) =>
        findTerm(text, term).map((range) => ({ index, ...unfoldRange(text, range) })),
      ),
    [folded, term],
  );
  const isSearching = term.trim() !== '';
  const current = found[chosen];

  useEffect(() => {
    const textOf: MarkedText = (index) => {
      const ranges = found.filter((range) => range.index === index);
      const place = current ? ranges.indexOf(current) : -1;
      return <Marked text={paragraphs[index]?.text ?? ''} ranges={ranges} current={place} />;
    };
    onMark(isSearching ? { textOf } : undefined);
    if (current) show(list.current, current.index);
  }, [paragraphs, found, current, isSearching, list, onMark]);

  const step = (by: 1 | -1) => setChosen((chosen + by + found.length) % (found.length || 1));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  };
  return (
    <div className={styles['search']} role="search" aria-label={t('notes.transcript.search')}>
      <Input
        type="search"
        aria-label={t('notes.transcript.search')}
        placeholder={t('notes.transcript.search')}
        value={term}
        maxLength={80}
        onChange={({ target }) => {
          setTerm(target.value);
          setChosen(0);
        }}
        onKeyDown={press}
      />
      <p role="status" className={styles['count']}>
        {isSearching &&
          (found.length > 0
            ? t('notes.transcript.place', { number: chosen + 1, count: found.length })
            : t('notes.transcript.none'))}
      </p>
      {found.length > 0 && (
        <div className={styles['steps']}>
          <Button look="plain" aria-label={t('notes.transcript.previous')} onClick={() => step(-1)}>
            <Icon name="up" />
          </Button>
          <Button look="plain" aria-label={t('notes.transcript.next')} onClick={() => step(1)}>
            <Icon name="M12 4v15M5 12l7 7 7-7" />
          </Button>
        </div>
      )}
    </div>
  );
};
