import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Check, ProblemAlert, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { profileApi } from './profile-api';
import styles from './profile.module.css';

/** Switch for the daily mail of questions and answers; saved at once. */
export const QuestionMailsSection = ({ wanted }: { wanted: boolean }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [setQuestionMails, { isLoading }] = profileApi.useSetQuestionMailsMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const choose = async (isWanted: boolean) => {
    if (isLoading) return;
    const { error } = await setQuestionMails(isWanted);
    setProblem(error && toCallProblem(error));
    if (error) return;
    dispatch(toastShown({ type: 'success', message: t('profile.questionMails.saved') }));
  };
  return (
    <>
      {problem && <ProblemAlert problem={problem} />}
      <Check
        checked={wanted}
        aria-busy={isLoading}
        onChange={({ target }) => void choose(target.checked)}
      >
        {t('profile.questionMails.label')}
      </Check>
      <p className={styles['soft']}>{t('profile.questionMails.note')}</p>
    </>
  );
};
