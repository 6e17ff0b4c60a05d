import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, useProblemText } from '@lms/ui';
import { Link } from 'react-router-dom';
import { attemptPath } from '../course-path';
import styles from './offline.module.css';
import type { KeptCourse, Unsent } from './study-database';
import { dropUnsent } from './unsent';

interface UnsentActsProps {
  userId: string;
  unsent: Unsent[];
  courses: KeptCourse[];
}

const lessonIdOf = (act: Unsent) => {
  if (act.kind === 'PROGRESS') return act.event.lessonId;
  return act.kind === 'NOTE' ? act.note.lessonId : act.lessonId;
};

const stateOf = (act: Unsent) => {
  if (act.refused !== undefined) return 'refused';
  const isRunning = act.kind === 'SITTING' && act.attempt.submittedAt === null;
  return isRunning ? 'unfinished' : 'waiting';
};

/** What was done without a connection: what waits to be sent, and what was refused and why. */
export const UnsentActs = ({ userId, unsent, courses }: UnsentActsProps) => {
  const { t, formats } = useTranslation();
  const problemText = useProblemText();
  if (unsent.length === 0) return null;
  const lessons = courses.flatMap((kept) =>
    kept.lessons.map(({ id, title }) => ({ id, title, lang: kept.course.language })),
  );
  return (
    <section className={styles['group']} aria-labelledby="unsent">
      <h2 id="unsent">{t('offline.unsent.title')}</h2>
      <ul className={styles['rows']}>
        {unsent.map((act) => {
          const lesson = lessons.find(({ id }) => id === lessonIdOf(act));
          return (
            <li key={act.id} className={`panel ${styles['act']}`}>
              <p className={styles['course']}>
                {t(`offline.unsent.${act.kind}`)}
                {lesson && ' · '}
                {lesson && <span lang={lesson.lang}>{lesson.title}</span>}
              </p>
              {act.kind === 'NOTE' && (
                <p className={styles['body']}>{act.note.body || act.note.quote?.exact}</p>
              )}
              <p className={styles['detail']}>
                {formats.dateTime(new Date(act.at).toISOString())}
                {' · '}
                {t(`offline.unsent.${stateOf(act)}`)}
              </p>
              {act.kind === 'SITTING' && stateOf(act) === 'unfinished' && (
                <Link to={attemptPath(act.courseId, act.id)}>{t('offline.unsent.goOn')}</Link>
              )}
              {act.refused !== undefined && (
                <>
                  <p>{problemText(toCallProblem({ data: { code: act.refused } }))}</p>
                  <div>
                    <Button look="secondary" onClick={() => void dropUnsent(userId, act.id)}>
                      {t('offline.unsent.dismiss')}
                    </Button>
                  </div>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
