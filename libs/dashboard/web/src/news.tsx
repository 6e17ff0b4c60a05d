import type { News } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

const NewsLink = ({ news }: { news: News }) => {
  const { t, formats } = useTranslation();
  const about = (
    <span className={styles['soft']}>
      <span lang={news.language}>{news.courseTitle}</span>
      {' · '}
      {formats.date(news.at)}
    </span>
  );
  return news.kind === 'LESSONS' ? (
    <Link className={styles['row']} to={`/learn/${news.courseId}/lesson/${news.lessonId}`}>
      <span>{t('dashboard.news.lessons', { count: news.count })}</span>
      {about}
    </Link>
  ) : (
    <Link className={styles['row']} to="/dashboard" state={{ panel: 'chat' }}>
      <span>{t('dashboard.news.answer', { name: news.name })}</span>
      {about}
    </Link>
  );
};

/** New lessons and unread answers in the learner's courses. */
export const NewsList = ({ news }: { news: News[] }) => (
  <ul className={styles['rows']}>
    {news.map((one) => (
      <li key={one.kind + one.courseId}>
        <NewsLink news={one} />
      </li>
    ))}
  </ul>
);
