import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { FollowedPath, PathStep } from '@lms/learning/contract';
import { Button, ButtonLink, Rosette, toastShown, useProblemText } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetFollowedPathsQuery, useLeavePathMutation } from './followed-paths-api';
import { PathProgress } from './path-progress';
import styles from './paths.module.css';

/** Step to go on with: one under way before one to begin. */
const nextOf = (steps: PathStep[]) => {
  const open = steps.filter(({ isDone }) => !isDone);
  return open.find(({ progressPercent }) => progressPercent !== null) ?? open[0];
};

const NextStep = ({ step }: { step: PathStep }) => {
  const { t } = useTranslation();
  const isUnderWay = step.progressPercent !== null;
  const name = (
    <span className="visually-hidden" lang={step.language}>
      {' '}
      {step.title}
    </span>
  );
  return (
    <>
      <p className={styles['soft']}>
        {t('paths.next')} <span lang={step.language}>{step.title}</span>
      </p>
      {isUnderWay || step.isOffered ? (
        <ButtonLink
          to={isUnderWay ? `/learn/${step.courseId}` : `/course/${step.slug}`}
          look="secondary"
        >
          {t(isUnderWay ? 'paths.continue' : 'paths.begin')}
          {name}
        </ButtonLink>
      ) : (
        <p className={styles['soft']}>{t('paths.notOffered')}</p>
      )}
    </>
  );
};

const OwnPath = ({ path }: { path: FollowedPath }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const problemText = useProblemText();
  const [leave, { isLoading }] = useLeavePathMutation();
  const { title, slug, language, steps, certificateSerial, isPublic } = path;
  const next = nextOf(steps);
  const stop = async () => {
    const { error } = await leave(path.pathId);
    const message = error ? problemText(toCallProblem(error)) : t('paths.left', { title });
    dispatch(toastShown({ type: error ? 'error' : 'success', message }));
  };
  return (
    <article className={`panel ${styles['own']}`}>
      <Rosette slug={slug} category="" className={styles['seal']} />
      <div className={styles['text']}>
        <h3 lang={language}>{isPublic ? <Link to={`/paths/${slug}`}>{title}</Link> : title}</h3>
        <PathProgress path={path} />
        {certificateSerial ? (
          <ButtonLink to={`/certificate/${certificateSerial}`} look="secondary">
            {t('paths.certificate')}
          </ButtonLink>
        ) : (
          next && <NextStep step={next} />
        )}
      </div>
      <Button
        look="plain"
        busy={isLoading}
        aria-label={t('paths.leaveNamed', { title })}
        onClick={() => void stop()}
      >
        {t('paths.leave')}
      </Button>
    </article>
  );
};

/** Learning paths that the learner follows, with the step to go on with; absent without one. */
export const OwnPaths = () => {
  const { t } = useTranslation();
  const { data } = useGetFollowedPathsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="own-paths">
      <h2 id="own-paths">{t('paths.own')}</h2>
      <ul className={styles['list']}>
        {data.map((path) => (
          <li key={path.pathId}>
            <OwnPath path={path} />
          </li>
        ))}
      </ul>
    </section>
  );
};
