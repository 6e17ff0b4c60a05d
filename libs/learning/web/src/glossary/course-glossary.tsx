import { termSides } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, EmptyList, ErrorState, Input, Loading, Skeleton } from '@lms/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Marked } from '../study/marked';
import { findTerms, type FoundTerm } from './find-terms';
import { useGetLearningCourseGlossaryQuery } from './glossary-api';
import styles from './glossary.module.css';

export interface CourseGlossaryProps {
  courseId: string;
}

/** Number of terms that are shown at first, so that a telephone's page is not all terms. */
const firstShown = 12;

/** Terms of a course in both languages, with a search in both. */
export const CourseGlossary = ({ courseId }: CourseGlossaryProps) => {
  const { t, i18n } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const [sought, setSought] = useState('');
  const { data, error, refetch } = useGetLearningCourseGlossaryQuery(courseId);
  const terms = data?.terms;
  const tag = i18n.language;
  const found = useMemo(() => terms && findTerms(terms, sought, tag), [terms, sought, tag]);

  if (error && !found) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!found) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  const shown = showsAll || sought.trim() !== '' ? found : found.slice(0, firstShown);
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    // The button is gone: who reads by keyboard or ear goes on with the next term.
    list.current?.querySelectorAll<HTMLElement>(':scope > div')[firstShown]?.focus();
  };
  if (terms?.length === 0) return <EmptyList text={t('notes.glossary.empty')} />;
  return (
    <div className={styles['glossary']}>
      <div className={styles['search']} role="search">
        <label htmlFor={id}>{t('notes.glossary.search')}</label>
        <Input
          id={id}
          type="search"
          maxLength={100}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        <p role="status" className={styles['count']}>
          {found.length > 0
            ? t('notes.glossary.found', { count: found.length })
            : t('notes.glossary.none')}
        </p>
      </div>
      {found.length > 0 && (
        <dl ref={list} className={styles['terms']}>
          {shown.map((term) => (
            <Entry key={term.id} term={term} />
          ))}
        </dl>
      )}
      {shown.length < found.length && (
        <div>
          <Button look="secondary" onClick={showAll}>
            {t('notes.glossary.all', { count: found.length })}
          </Button>
        </div>
      )}
    </div>
  );
};

/** One term with its meanings, the reader's language first. */
const Entry = ({ term }: { term: FoundTerm }) => {
  const { i18n } = useTranslation();
  const sides = termSides(i18n.language);
  return (
    <div className={styles['entry']} tabIndex={-1}>
      {sides.map(
        (side) =>
          term.term[side] && (
            <dt key={side} lang={side}>
              <Marked text={term.term[side]} ranges={term.rangesOf('term', side)} />
            </dt>
          ),
      )}
      {sides.map(
        (side) =>
          term.meaning[side] && (
            <dd key={side} lang={side}>
              <Marked text={term.meaning[side]} ranges={term.rangesOf('meaning', side)} />
            </dd>
          ),
      )}
    </div>
  );
};
