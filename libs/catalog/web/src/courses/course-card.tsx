import type { CourseCard as Course } from '@lms/catalog/contract';
import { CourseFacts, CourseTools, Rating } from '@lms/course-ui';
import { useTranslation } from '@lms/i18n';
import { Cover } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './course-card.module.css';
import { Price } from './price';

/** Course in a list; the whole card is a link. Its title is on the drawn cover, or below a picture. */
export const CourseCard = ({
  course,
  heading: Heading = 'h3',
}: {
  course: Course;
  heading?: 'h2' | 'h3';
}) => {
  const { formats } = useTranslation();
  const title = (
    <Heading className={styles['title']} lang={course.language}>
      <Link to={`/course/${course.slug}`}>{course.title}</Link>
    </Heading>
  );
  return (
    <article className={`panel ${styles['card']}`}>
      <Cover
        slug={course.slug}
        category={course.category.slug}
        imageUrl={course.imageUrl}
        kind={formats.content(course.category.name)}
        title={title}
        lang={course.language}
      />
      <div className={styles['text']}>
        {course.imageUrl && title}
        <p className={styles['provider']}>{course.organization.name}</p>
        <CourseFacts course={course} />
        <div className={styles['foot']}>
          {course.label && <p className={styles['label']}>{course.label}</p>}
          <Rating average={course.ratingAverage} count={course.ratingCount} />
          <Price poisha={course.price} />
        </div>
        <CourseTools course={course} />
      </div>
    </article>
  );
};
