import type { Suggestion } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { Thumbnail } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import own from './learner-panels.module.css';

/** Courses to take next, each with the reason why. */
export const Suggestions = ({ suggestions }: { suggestions: Suggestion[] }) => {
  const { t, formats } = useTranslation();
  return (
    <ul className={styles['rows']}>
      {suggestions.map(({ id, slug, title, language, category, imageUrl, reason }) => (
        <li key={id} className={own['drawn']}>
          <Thumbnail slug={slug} category={category.slug} imageUrl={imageUrl} />
          <Link className={styles['row']} to={`/course/${slug}`}>
            <span lang={language}>{title}</span>
            <span className={styles['soft']}>
              {t(`dashboard.reason.${reason.kind}`, {
                course: reason.course?.title,
                category: formats.content(category.name),
              })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
