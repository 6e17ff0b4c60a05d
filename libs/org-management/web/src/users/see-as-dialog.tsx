import { Modal, ProblemNotice, whileBusy } from '@lms/admin-ui';
import { homeOf } from '@lms/contract';
import { type CallProblem, rememberSeeAs, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { User } from '@lms/org-management/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { userPageApi } from '../user-page/user-page-api';

interface SeeAsDialogProps {
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Explains "see as" before it starts. */
export const SeeAsDialog = ({ user, open, onClose }: SeeAsDialogProps) => {
  const { t } = useTranslation();
  const [startSeeing, { isLoading }] = userPageApi.useStartSeeingMutation();
  const [problem, setProblem] = useState<CallProblem>();
  const { id, name, roles, organization } = user;
  const begin = async () => {
    const { data, error } = await startSeeing(id);
    setProblem(error && toCallProblem(error));
    if (!data) return;
    // The whole app restarts in this tab as the other person, on their own first screen.
    rememberSeeAs(data.id, location.pathname + location.search);
    location.assign(homeOf({ roles, organizationCode: organization?.code ?? null }));
  };
  return (
    <Modal
      open={open}
      title={t('users.seeAs.title', { name })}
      onClose={onClose}
      actions={
        <>
          <Button type="primary" {...whileBusy(isLoading)} onClick={() => void begin()}>
            {t('users.seeAs.start')}
          </Button>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
        </>
      }
    >
      <p>{t('users.seeAs.text', { name })}</p>
      {problem && <ProblemNotice problem={problem} />}
    </Modal>
  );
};
