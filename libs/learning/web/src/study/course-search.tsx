import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Button, ErrorState, Input, Loading, Skeleton } from '@lms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { FoundPlaces } from './found-places';
import { useSearchLearningCourseQuery } from './study-api';
import styles from './study.module.css';

interface CourseSearchProps {
  course: LearningCourse;
  onLeave: () => void;
}

const leastLength = 2;

/** Search in all transcripts and articles of a course that are open to the learner. */
export const CourseSearch = ({ course, onLeave }: CourseSearchProps) => {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const { currentData, error, isFetching, refetch } = useSearchLearningCourseQuery(
    { courseId: course.id, term },
    { skip: term === '' },
  );
  useEffect(() => field.current?.focus(), []);
  const isTooShort = [...typed.trim()].length < leastLength;
  return (
    <>
      <form
        className={styles['search']}
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isTooShort) setTerm(typed.trim());
        }}
      >
        <label htmlFor={id}>{t('notes.find.label')}</label>
        <Input
          ref={field}
          id={id}
          type="search"
          maxLength={80}
          value={typed}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" busy={isTooShort || isFetching}>
          {t('notes.find.submit')}
        </Button>
      </form>
      <p id={`${id}-hint`} className={styles['count']}>
        {t('notes.find.hint')}
      </p>
      {isFetching && (
        <Loading>
          <Skeleton height={8} />
        </Loading>
      )}
      {error && !isFetching && (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
      )}
      {currentData && !isFetching && (
        <FoundPlaces course={course} term={term} result={currentData} onLeave={onLeave} />
      )}
    </>
  );
};
