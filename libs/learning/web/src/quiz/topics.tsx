import { useTranslation } from '@lms/i18n';
import type { TopicResult } from '@lms/learning/contract';
import { Progress } from '@lms/ui';
import { Link } from 'react-router-dom';
import { lessonPath } from '../course-path';
import styles from './topics.module.css';

interface TopicsProps {
  courseId: string;
  lang: string;
  topics: TopicResult[];
}

/** A tag is in whatever language its author wrote, not in that of the course. */
const languageOf = (tag: string) => (/\p{Script=Bengali}/u.test(tag) ? 'bn' : 'en');

/** Result by topic, with the way back to the lessons that teach what was answered wrong. */
export const Topics = ({ courseId, lang, topics }: TopicsProps) => {
  const { t } = useTranslation();
  if (topics.length === 0) return null;
  return (
    <section className={`panel ${styles['topics']}`} aria-labelledby="topics">
      <h2 id="topics">{t('learning.result.byTopic')}</h2>
      <ul>
        {topics.map(({ topic, questionCount, rightCount, lessons }) => (
          <li key={topic}>
            <h3 lang={languageOf(topic)}>{topic}</h3>
            <Progress
              value={(rightCount / questionCount) * 100}
              text={t('learning.result.topicRight', { right: rightCount, count: questionCount })}
            />
            {lessons.length > 0 && (
              <p>
                {t('learning.result.lookAgain')}
                {lessons.map(({ id, title }) => (
                  <Link key={id} to={lessonPath(courseId, id)} lang={lang}>
                    {title}
                  </Link>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
