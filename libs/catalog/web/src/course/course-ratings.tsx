import type { CourseDetail } from '@lms/catalog/contract';
import { Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { languageOf } from '../courses/language-of';
import blocks from './block.module.css';
import styles from './course-ratings.module.css';

export const CourseRatings = ({ course }: { course: CourseDetail }) => {
  const { t, formats } = useTranslation();
  if (course.ratingCount === 0) return null;
  return (
    <section className={`below-fold ${blocks['block']} ${styles['ratings']}`}>
      <h2>{t('catalog.course.ratings')}</h2>
      <Rating average={course.ratingAverage} count={course.ratingCount} />
      <ul className={styles['spread']}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = course.ratingSpread[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <label>
                {t('catalog.course.spread', { count: stars, ratings: formats.number(count) })}
                <meter min={0} max={course.ratingCount} value={count} />
              </label>
            </li>
          );
        })}
      </ul>
      <ul className={styles['reviews']} aria-label={t('catalog.course.reviews')}>
        {course.reviews.map((review) => (
          <li key={review.id} className={styles['review']}>
            <p>
              <strong>{review.name}</strong>{' '}
              <span className={blocks['soft']}>
                {t('catalog.card.stars', { stars: formats.number(review.stars) })} ·{' '}
                {formats.date(review.createdAt)}
              </span>
            </p>
            <p lang={languageOf(review.review)}>{review.review}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
