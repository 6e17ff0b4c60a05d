import { Modal, ProblemNotice, whileBusy } from '@lms/admin-ui';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { userPageApi } from './user-page-api';

interface SecondFactorDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Says what turning off somebody's second factor means before it is done. */
export const SecondFactorDialog = ({ user, open, onClose }: SecondFactorDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [take, { isLoading }] = userPageApi.useTakeSecondFactorMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const { id, name } = user;
  const turnOff = async () => {
    const { error } = await take(id);
    const refusal = error && toCallProblem(error);
    // Off already: by another administrator, or by a call whose answer was lost.
    const isOff = !refusal || refusal.code === 'entity.transitionRefused';
    setProblem(isOff ? undefined : refusal);
    if (!isOff) return;
    dispatch(toastShown({ type: 'success', message: t('users.toast.secondFactorOff', { name }) }));
    onClose();
  };
  return (
    <Modal
      open={open}
      title={t('users.secondFactor.confirmTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button danger {...whileBusy(isLoading)} onClick={() => void turnOff()}>
            {t('users.secondFactor.turnOff')}
          </Button>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        </>
      }
    >
      <p>{t('users.secondFactor.confirmText', { name })}</p>
      {problem && <ProblemNotice problem={problem} />}
    </Modal>
  );
};
