import type { ComparedCourse } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, Thumbnail, useFocusHandover } from '@lms/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CourseParts } from '../course/course-parts';
import { comparisonPath } from './chosen-courses';
import styles from './compare-page.module.css';
import { useCompareRows } from './compare-rows';

const differs = (values: string[]) => new Set(values).size > 1;

/** Head of a course's column: nothing but what names it, which is read out with each cell. */
const CourseHead = ({ course }: { course: ComparedCourse }) => {
  const { slug, title, language, imageUrl, category } = course;
  return (
    <th scope="col" className={styles['course']}>
      <Thumbnail slug={slug} category={category.slug} imageUrl={imageUrl} />
      <Link to={`/course/${slug}`} lang={language}>
        {title}
      </Link>
    </th>
  );
};

interface DropCellProps {
  course: ComparedCourse;
  /** Courses that stay when this one is taken out. */
  others: readonly ComparedCourse[];
}

/** Cell with the way to take a course out. */
const DropCell = ({ course: { title }, others }: DropCellProps) => {
  const { t } = useTranslation();
  const cell = useRef<HTMLTableCellElement>(null);
  // Whoever takes it out by keys would otherwise begin at the top of the page again.
  useFocusHandover(cell);
  return (
    <td ref={cell}>
      <Link
        to={comparisonPath(others)}
        className={styles['drop']}
        aria-label={t('compare.drop', { title })}
      >
        <Icon name="close" size={16} />
        {t('common.action.remove')}
      </Link>
    </td>
  );
};

/** A box that is scrolled by keys has to take the focus. */
const scrollBox = { role: 'region', tabIndex: 0 } as const;

/** Table of courses, a column each; on a narrow screen it scrolls in its own box. */
export const CompareTable = ({
  courses,
  Actions,
}: Pick<CourseParts, 'Actions'> & { courses: readonly ComparedCourse[] }) => {
  const { t } = useTranslation();
  const rows = useCompareRows();
  return (
    <div className={styles['box']} aria-label={t('compare.title')} {...scrollBox}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('compare.property')}</th>
            {courses.map((course) => (
              <CourseHead key={course.slug} course={course} />
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles['drops']}>
            <td />
            {courses.map((course) => (
              <DropCell
                key={course.slug}
                course={course}
                others={courses.filter(({ slug }) => slug !== course.slug)}
              />
            ))}
          </tr>
          {rows.map(({ name, value, cell = value }) => {
            const isDifferent = differs(courses.map(value));
            return (
              <tr key={name} data-differs={isDifferent || undefined}>
                <th scope="row">
                  {name}
                  {isDifferent && (
                    <span className={styles['mark']}>
                      <span aria-hidden="true">≠</span>
                      <span className="visually-hidden">{t('compare.differs')}</span>
                    </span>
                  )}
                </th>
                {courses.map((course) => (
                  <td key={course.slug}>{cell(course)}</td>
                ))}
              </tr>
            );
          })}
          <tr>
            <th scope="row">{t('compare.actions')}</th>
            {courses.map((course) => (
              <td key={course.slug}>
                <div role="group" aria-label={course.title} className={styles['acts']}>
                  <Actions course={course} />
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
};
