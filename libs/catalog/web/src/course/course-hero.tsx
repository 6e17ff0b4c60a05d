import type { CourseDetail } from '@lms/catalog/contract';
import { paletteOf } from '@lms/contract';
import { Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { PatchArt } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from '../courses/patch-hero.module.css';

export const CourseHero = ({ course }: { course: CourseDetail }) => {
  const { t, formats } = useTranslation();
  return (
    <div className={styles['hero']} data-patch={paletteOf(course.category.slug)}>
      <PatchArt slug={course.slug} category={course.category.slug} viewBox="-272 -28 900 280" />
      <div className={`container ${styles['heroText']}`}>
        <p className={styles['trail']}>
          <Link to="/courses">{t('catalog.search.title')}</Link>
          {' / '}
          <Link to={`/courses?category=${course.category.slug}`}>
            {formats.content(course.category.name)}
          </Link>
        </p>
        <h1 lang={course.language}>{course.title}</h1>
        <p className={styles['lead']} lang={course.language}>
          {course.summary}
        </p>
        <p className={styles['meta']}>
          <Rating average={course.ratingAverage} count={course.ratingCount} />
          <span>{t('catalog.course.learners', { count: course.enrolmentCount })}</span>
          {course.label && <span className={styles['label']}>{course.label}</span>}
        </p>
      </div>
    </div>
  );
};
