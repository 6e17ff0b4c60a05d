import { whileBusy } from '@lms/admin-ui';
import type { Quiz } from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { NotReady } from './not-ready';
import { quizCalls } from './quizzes-api';
import styles from './quizzes.module.css';

interface PublishBarProps {
  quiz: Quiz;
  isUnsaved: boolean;
  onChanged: () => void;
}

/** Publishes or withdraws the quiz, and lists what prevents it. */
export const PublishBar = ({ quiz, isUnsaved, onChanged }: PublishBarProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [updateStatus, { isLoading }] = quizCalls.useUpdateStatus();
  const [problem, setProblem] = useState<CallProblem>();
  const next = quiz.status === 'ACTIVE' ? 'INACTIVE' : 'ACTIVE';
  const mustSave = isUnsaved && next === 'ACTIVE';
  const change = async () => {
    setProblem(undefined);
    const { problem: refused } = await updateStatus({ ids: [quiz.id], status: next });
    if (refused) {
      setProblem(refused);
      return;
    }
    onChanged();
    const message = t('admin.toast.statusChanged', {
      count: 1,
      status: t(`quizzes.status.${next}`),
    });
    dispatch(toastShown({ type: 'success', message }));
  };
  return (
    <>
      <div className={styles['tools']}>
        <Button
          type={next === 'ACTIVE' ? 'primary' : 'default'}
          {...whileBusy(isLoading)}
          disabled={mustSave}
          onClick={() => void change()}
        >
          {t(next === 'ACTIVE' ? 'quizzes.editor.activate' : 'quizzes.editor.deactivate')}
        </Button>
        {mustSave && <p className={styles['small']}>{t('quizzes.editor.saveFirst')}</p>}
      </div>
      {problem && <NotReady problem={problem} />}
    </>
  );
};
