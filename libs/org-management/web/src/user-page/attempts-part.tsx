import { MountOnOpen, StatusTag } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { User, UserAttempt } from '@lms/org-management/contract';
import { lazyPart } from '@lms/ui';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Newest } from './newest';
import { Part } from './part';
import { useResultText } from './use-result-text';
import { userPageApi } from './user-page-api';
import styles from './user-page.module.css';

const AttemptDialog = lazyPart({
  load: () => import('./attempt-dialog').then((module) => module.AttemptDialog),
});

/** Parameter of the address that names the open attempt. */
const attemptParam = 'attempt';

/** Status whose shape tells how an attempt went. */
const shapeOf = ({ status, passed }: UserAttempt) => {
  if (status !== 'GRADED' || passed === null) return 'PENDING';
  return passed ? 'VALID' : 'REJECTED';
};

/** Quiz attempts of a user, the newest first. */
export const AttemptsPart = ({ user }: { user: User }) => {
  const { t, formats } = useTranslation();
  const resultText = useResultText();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = userPageApi.useGetUserStudyQuery(user.id, { refetchOnMountOrArgChange: true });
  const shown = query.currentData?.attempts.find(({ id }) => id === params.get(attemptParam));
  return (
    <>
      <Part
        title={t('users.page.attempts')}
        query={query}
        empty={t('users.page.noAttempts')}
        isEmpty={({ attempts }) => attempts.length === 0}
      >
        {({ attempts }) => (
          <Newest
            whole
            rows={attempts.map((attempt) => (
              <li key={attempt.id}>
                <div>
                  <Link
                    className={styles['strong']}
                    to={{ search: `${attemptParam}=${attempt.id}`, hash }}
                    preventScrollReset
                  >
                    {attempt.quizTitle}
                  </Link>
                  <p className={styles['soft']}>
                    {t('users.page.attempt', {
                      number: formats.number(attempt.number),
                      course: attempt.courseTitle,
                    })}
                  </p>
                </div>
                <span>
                  <StatusTag status={shapeOf(attempt)} text={resultText(attempt)} />
                </span>
                <time className={styles['soft']} dateTime={attempt.startedAt}>
                  {formats.dateTime(attempt.startedAt)}
                </time>
              </li>
            ))}
          />
        )}
      </Part>
      <MountOnOpen open={shown !== undefined}>
        <AttemptDialog
          attempt={shown}
          onClose={() => void navigate({ search: '', hash }, { preventScrollReset: true })}
        />
      </MountOnOpen>
    </>
  );
};
