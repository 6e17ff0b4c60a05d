import type { CourseCard, Landing } from '@lms/catalog/contract';
import { paletteOf, palettes } from '@lms/contract';
import { Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { Icon, Petals, Rosette } from '@lms/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Price } from '../courses/price';
import styles from './quilt.module.css';

/** Patches with a rosette, a field and an icon, in four rows. */
const kinds = 'rfiriffrrirfifir';

/** Patch of 120 units; none is beside another of its palette. */
const Patch = ({ at, courses }: { at: number; courses: CourseCard[] }) => {
  const row = Math.floor(at / 4);
  const palette = palettes[(at + 3 * row) % 5] ?? palettes[0];
  const kind = kinds[at];
  const course = courses.find(({ category }) => paletteOf(category.slug) === palette);
  return (
    <g data-patch={palette} transform={`translate(${120 * (at % 4)} ${120 * row})`}>
      <rect width="120" height="120" fill="var(--patch)" />
      {kind === 'r' ? (
        <g transform="translate(60 60)scale(.53)">
          <Petals slug={course?.slug ?? palette} />
        </g>
      ) : kind === 'f' ? (
        <rect width="120" height="120" fill={`url(#f-${palette})`} />
      ) : (
        <use href={`#k-${palette}`} className={styles['icon']} />
      )}
    </g>
  );
};

const Float = ({ course, children }: { course: CourseCard; children: ReactNode }) => (
  <Link to={`/course/${course.slug}`} className={`panel ${styles['float']}`}>
    <Rosette slug={course.slug} category={course.category.slug} className={styles['seal']} />
    <strong lang={course.language}>{course.title}</strong>{' '}
    <span className={styles['detail']}>{children}</span>
  </Link>
);

/** Courses sewn together, and before them one that people like and one that they finished most. */
export const Quilt = ({ landing }: { landing?: Landing }) => {
  const { t } = useTranslation();
  const courses = landing?.popularCourses ?? [];
  const [popular] = courses;
  const certified = landing?.popularCertifications.find(({ slug }) => slug !== popular?.slug);
  return (
    <div className={styles['show']}>
      <svg
        className={styles['quilt']}
        viewBox="0 0 480 480"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {Array.from({ length: 16 }, (_, at) => (
          <Patch key={at} at={at} courses={courses} />
        ))}
        <path d="M0 120h480M0 240h480M0 360h480M120 0v480M240 0v480M360 0v480" />
      </svg>
      {popular && (
        <Float course={popular}>
          <Rating average={popular.ratingAverage} count={popular.ratingCount} />
          <Price poisha={popular.price} />
        </Float>
      )}
      {certified && (
        <Float course={certified}>
          <span className={styles['good']}>
            <Icon name="check" size={16} />
            {t('catalog.inclusion.CERTIFICATE_ON_COMPLETION')}
          </span>
        </Float>
      )}
    </div>
  );
};
