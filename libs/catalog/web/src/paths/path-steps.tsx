import type { PathDetail } from '@lms/catalog/contract';
import { CourseFacts } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { Rosette } from '@lms/ui';
import { Link } from 'react-router-dom';
import { Price } from '../courses/price';
import type { PathParts } from './path-parts';
import styles from './paths.module.css';

/** Courses of a path as steps that a stitch joins. */
export const PathSteps = ({
  path,
  StepState,
}: { path: PathDetail } & Pick<PathParts, 'StepState'>) => {
  const { t, formats } = useTranslation();
  return (
    <section className={styles['block']} aria-labelledby="steps">
      <h2 id="steps">{t('paths.steps')}</h2>
      <p className={styles['soft']}>{t(path.sequential ? 'paths.advised' : 'paths.anyOrder')}</p>
      <ol className={styles['steps']}>
        {path.courses.map((course, index) => (
          <li key={course.id} className={styles['step']}>
            <span className={styles['number']} aria-hidden="true">
              {formats.number(index + 1)}
            </span>
            <article className={`panel ${styles['course']}`}>
              <Rosette
                slug={course.slug}
                category={course.category.slug}
                className={styles['flower']}
              />
              <div className={styles['rowText']}>
                <h3 lang={course.language}>
                  <Link to={`/course/${course.slug}`}>{course.title}</Link>
                </h3>
                <p lang={course.language}>{course.summary}</p>
                <CourseFacts course={course} className={styles['soft']} />
                <StepState courseId={course.id} />
              </div>
              <Price poisha={course.price} />
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
};
