import { EmptyList, ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { Quiz, QuizOverride } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { OverrideDialog } from './override-dialog';
import { quizToolsApi } from './quiz-tools-api';
import styles from './quizzes.module.css';

/** Formats an override as short facts. */
const useFacts = () => {
  const { t, formats } = useTranslation();
  return ({ timeLimitMinutes, attemptsAllowed, opensAt, closesAt, running }: QuizOverride) =>
    [
      timeLimitMinutes !== null && t('quizzes.override.time', { count: timeLimitMinutes }),
      attemptsAllowed !== null && t('quizzes.override.attempts', { count: attemptsAllowed }),
      opensAt && t('quizzes.override.from', { time: formats.dateTime(opensAt) }),
      closesAt && t('quizzes.override.until', { time: formats.dateTime(closesAt) }),
      running &&
        (running.deadlineAt
          ? t('quizzes.override.runsUntil', { time: formats.dateTime(running.deadlineAt) })
          : t('quizzes.override.runs')),
    ].filter((fact) => typeof fact === 'string' && fact !== '');
};

/** Lists the overrides of a quiz. */
export const OverridesPanel = ({ quiz }: { quiz: Quiz }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const factsOf = useFacts();
  const [edited, setEdited] = useState<QuizOverride | 'new'>();
  const [remove, { isLoading, error }] = quizToolsApi.useDeleteOverrideMutation();
  const take = async (userId: string) => {
    const { error: failure } = await remove({ id: quiz.id, userId });
    if (failure) return;
    dispatch(toastShown({ type: 'success', message: t('quizzes.override.removed') }));
  };
  return (
    <section className={styles['panel']} aria-labelledby="quiz-rules">
      <h2 id="quiz-rules">{t('quizzes.override.title')}</h2>
      <p>{t('quizzes.override.text')}</p>
      {error && <ProblemNotice problem={toCallProblem(error)} />}
      {quiz.overrides.length === 0 ? (
        <EmptyList text={t('quizzes.override.none')} />
      ) : (
        <ul className={styles['list']}>
          {quiz.overrides.map((override) => {
            const name = override.userName ?? '';
            return (
              <li key={override.userId} className={styles['item']}>
                <div className={styles['itemHead']}>
                  <p>
                    <strong>{name}</strong>{' '}
                    <span className={styles['small']}>{factsOf(override).join(' · ')}</span>
                  </p>
                  <div className={styles['tools']}>
                    <Button
                      aria-label={t('quizzes.override.change', { name })}
                      onClick={() => setEdited(override)}
                    >
                      {t('admin.table.edit')}
                    </Button>
                    <Button
                      danger
                      {...whileBusy(isLoading)}
                      aria-label={t('quizzes.override.remove', { name })}
                      onClick={() => void take(override.userId)}
                    >
                      {t('common.action.remove')}
                    </Button>
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      <div>
        <Button type="primary" onClick={() => setEdited('new')}>
          {t('quizzes.override.add')}
        </Button>
      </div>
      <OverrideDialog
        quiz={quiz}
        override={edited}
        onClose={() => setEdited(undefined)}
      />
    </section>
  );
};
