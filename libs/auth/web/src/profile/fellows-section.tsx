import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Check, ProblemAlert, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { profileApi } from './profile-api';
import styles from './profile.module.css';

/** Switch for being visible to other learners of the same courses; saved at once. */
export const FellowsSection = ({ shown }: { shown: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [setShownToFellows, { isLoading }] = profileApi.useSetShownToFellowsMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const choose = async (isShown: boolean) => {
    if (isLoading) return;
    const { error } = await setShownToFellows(isShown);
    setProblem(error && toCallProblem(error));
    if (error) return;
    dispatch(toastShown({ type: 'success', message: t('profile.fellows.saved') }));
  };
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      <Check
        checked={shown}
        aria-busy={isLoading}
        onChange={({ target }) => void choose(target.checked)}
      >
        {t('profile.fellows.label')}
      </Check>
      <p className={styles['soft']}>{t('profile.fellows.note')}</p>
    </>
  );
};
