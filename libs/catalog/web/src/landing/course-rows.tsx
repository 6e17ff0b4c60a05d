import type { CourseCard } from '@lms/catalog/contract';
import { Rating } from '@lms/course-ui';
import { Rosette } from '@lms/ui';
import { Link } from 'react-router-dom';
import { Price } from '../courses/price';
import styles from './course-rows.module.css';

/** Courses as rows with their seals; each whole row is a link. */
export const CourseRows = ({ courses }: { courses: CourseCard[] }) => (
  <ul className={styles['rows']}>
    {courses.map((course) => (
      <li key={course.id} className={`panel ${styles['row']}`}>
        <Rosette slug={course.slug} category={course.category.slug} className={styles['seal']} />
        <div>
          <h3 lang={course.language}>
            <Link to={`/course/${course.slug}`}>{course.title}</Link>
          </h3>
          <p className={styles['provider']}>{course.organization.name}</p>
          <Rating average={course.ratingAverage} count={course.ratingCount} />
        </div>
        <Price poisha={course.price} />
      </li>
    ))}
  </ul>
);
