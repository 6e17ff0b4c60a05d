import { EmptyList, Notice, ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { Quiz, QuizOverride } from '@lms/course-management/contract';
import { isTemporary, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { OverrideDialog } from './override-dialog';
import { rulesOf } from './override-form';
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
  const [removed, setRemoved] = useState<QuizOverride>();
  const [remove, removal] = quizToolsApi.useDeleteOverrideMutation();
  const [give, gift] = quizToolsApi.useSaveOverrideMutation();
  const undo = useRef<HTMLButtonElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the focus goes to what takes it back.
  useEffect(() => undo.current?.focus(), [removed]);
  const take = async (override: QuizOverride) => {
    const { userId } = override;
    gift.reset();
    setRemoved(undefined);
    const { error } = await remove({ id: quiz.id, userId, replaces: rulesOf(override) });
    if (!error) setRemoved(override);
  };
  const endRemoval = () => {
    setRemoved(undefined);
    add.current?.focus();
  };
  const giveBack = async ({ userId, ...rules }: QuizOverride) => {
    const override = { userId, ...rulesOf(rules) };
    const { error } = await give({ id: quiz.id, override, replaces: null });
    // What failed only for now can be tried again.
    if (!error || !isTemporary(error)) endRemoval();
    if (error) return;
    dispatch(toastShown({ type: 'success', message: t('quizzes.override.saved') }));
  };
  const error = removal.error ?? gift.error;
  return (
    <section className={styles['panel']} aria-labelledby="quiz-rules">
      <h2 id="quiz-rules">{t('quizzes.override.title')}</h2>
      <p>{t('quizzes.override.text')}</p>
      {error && <ProblemNotice problem={toCallProblem(error)} />}
      {removed && (
        <Notice>
          <p>
            <strong>{removed.userName}</strong>: {t('quizzes.override.removed')}
          </p>
          <div className={styles['tools']}>
            <Button
              ref={undo}
              {...whileBusy(gift.isLoading)}
              onClick={() => void giveBack(removed)}
            >
              {t('quizzes.items.undo')}
            </Button>
            <Button type="link" onClick={endRemoval}>
              {t('common.action.close')}
            </Button>
          </div>
        </Notice>
      )}
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
                      {...whileBusy(removal.isLoading)}
                      aria-label={t('quizzes.override.remove', { name })}
                      onClick={() => void take(override)}
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
        <Button ref={add} type="primary" onClick={() => setEdited('new')}>
          {t('quizzes.override.add')}
        </Button>
      </div>
      <OverrideDialog quiz={quiz} override={edited} onClose={() => setEdited(undefined)} />
    </section>
  );
};
