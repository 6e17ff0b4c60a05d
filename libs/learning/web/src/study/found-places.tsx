import { useTranslation } from '@lms/i18n';
import type { CourseSearchResult, FoundPlace, LearningCourse } from '@lms/learning/contract';
import { EmptyList } from '@lms/ui';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import { useDurationFormat } from '../use-duration-format';
import { Marked } from './marked';
import styles from './study.module.css';

interface FoundPlacesProps {
  course: LearningCourse;
  term: string;
  result: CourseSearchResult;
  /** Called when a link is followed. */
  onLeave: () => void;
}

const pathOf = (courseId: string, term: string, place: FoundPlace) => {
  const path = lessonPath(courseId, place.lessonId);
  if (place.positionSeconds !== null) return `${path}?t=${place.positionSeconds}`;
  return place.type === 'ARTICLE' ? `${path}?find=${encodeURIComponent(term)}` : path;
};

/** Places of a course at which a term stands, in the order of study. */
export const FoundPlaces = ({ course, term, result, onLeave }: FoundPlacesProps) => {
  const { t } = useTranslation();
  const duration = useDurationFormat();
  const { places, more, isPartial } = result;
  return (
    <>
      <p role="status" className={styles['count']}>
        {t('notes.find.found', { count: places.length })}
      </p>
      {places.length === 0 && <EmptyList />}
      <ul className={styles['places']}>
        {places.map((place, index) => (
          <li key={index}>
            <Link to={pathOf(course.id, term, place)} onClick={onLeave}>
              <span lang={course.language}>{place.lessonTitle}</span>
              {place.positionSeconds !== null && ` · ${duration(place.positionSeconds)}`}
            </Link>
            {place.excerpt !== place.lessonTitle && (
              <p lang={course.language}>
                <Marked text={place.excerpt} ranges={place.ranges} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {more && <p>{t('notes.find.more')}</p>}
      {isPartial && <p className={styles['count']}>{t('notes.find.partial')}</p>}
    </>
  );
};
