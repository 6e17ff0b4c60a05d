import { EmptyList, usePerson } from '@lms/admin-ui';
import type { FindResult } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { EssayToMark } from '@lms/learning/contract';
import { Button } from 'antd';
import { Link, Navigate } from 'react-router-dom';
import { EssayFilters } from './essay-filters';
import { queueSize } from './marking-api';
import styles from './marking.module.css';
import { essayKey, type MarkingLocation } from './use-marking-location';

interface EssayQueueProps {
  marking: MarkingLocation;
  found: FindResult<EssayToMark>;
  busy: boolean;
}

/** Waiting essays, oldest first, or recently marked ones. */
export const EssayQueue = ({ marking, found, busy }: EssayQueueProps) => {
  const { t, formats } = useTranslation();
  const { nameOf } = usePerson();
  const { place, queryFor, go } = marking;
  const { items, total } = found;
  const pages = Math.max(1, Math.ceil(total / queueSize));
  if (items.length === 0 && total > 0) {
    return <Navigate to={queryFor({ page: pages })} replace />;
  }
  const title = t(place.isMarked ? 'quizzes.essay.marked' : 'quizzes.essay.title');
  return (
    <>
      <EssayFilters marking={marking} />
      {!place.isMarked && total > 0 && (
        <p role="status">{t('quizzes.essay.waiting', { count: total })}</p>
      )}
      {items.length === 0 ? (
        <EmptyList text={t(place.isMarked ? 'quizzes.essay.noneMarked' : 'quizzes.essay.empty')}>
          {(place.courseId || place.quizId) && (
            <Button onClick={() => go({ courseId: '', quizId: '', page: 1 })}>
              {t('admin.table.clear')}
            </Button>
          )}
        </EmptyList>
      ) : (
        <ul className={styles['queue']} aria-label={title} aria-busy={busy}>
          {items.map((essay) => (
            <li key={essayKey(essay)}>
              <Link
                to={{ search: queryFor({ essay: essayKey(essay) }) }}
                aria-label={t('quizzes.essay.open', { name: nameOf(essay.learner, '') })}
              >
                {nameOf(essay.learner, '')}
              </Link>
              <span lang={essay.language}>
                {essay.quizTitle} · {essay.courseTitle}
              </span>
              <span className={styles['small']}>
                {essay.mark === null
                  ? formats.dateTime(essay.submittedAt)
                  : t('quizzes.essay.markOf', {
                      mark: formats.mark(essay.mark),
                      max: formats.mark(essay.maxMark),
                    })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className={styles['pages']}>
          <Button disabled={place.page === 1} onClick={() => go({ page: place.page - 1 })}>
            {t('quizzes.essay.previousPage')}
          </Button>
          <Button disabled={place.page >= pages} onClick={() => go({ page: place.page + 1 })}>
            {t('quizzes.essay.nextPage')}
          </Button>
        </div>
      )}
      <div>
        <Button type="link" onClick={() => go({ isMarked: !place.isMarked, page: 1, essay: '' })}>
          {t(place.isMarked ? 'quizzes.essay.showWaiting' : 'quizzes.essay.showMarked')}
        </Button>
      </div>
    </>
  );
};
