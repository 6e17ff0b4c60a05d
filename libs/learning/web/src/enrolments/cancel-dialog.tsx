import { Modal, ProblemNotice, usePerson, whileBusy } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { Enrolment } from '@lms/learning/contract';
import { toastShown } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import { enrolmentsApi } from './enrolments-api';

interface CancelDialogProps {
  /** Closed while undefined. */
  enrolment: Enrolment | undefined;
  onClose: () => void;
}

/** Confirms and cancels an enrolment, after explaining the consequences. */
export const CancelDialog = ({ enrolment, onClose }: CancelDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [updateStatus, { error, isLoading, reset }] =
    enrolmentsApi.useUpdateEnrolmentStatusMutation();
  const { nameOf } = usePerson();
  const name = nameOf(enrolment?.learnerName ?? '', enrolment?.learnerEmail ?? '');
  const close = () => {
    reset();
    onClose();
  };
  const cancel = async ({ id }: Enrolment) => {
    const answer = await updateStatus({ ids: [id], status: 'CANCELLED' });
    if (answer.error) return;
    dispatch(toastShown({ type: 'success', message: t('enrolments.cancel.done', { name }) }));
    close();
  };
  return (
    <Modal
      open={enrolment !== undefined}
      title={t('enrolments.cancel.title', { name })}
      onClose={close}
    >
      {enrolment && (
        <>
          <p>{t('enrolments.cancel.text', { name, course: enrolment.courseTitle })}</p>
          {error && <ProblemNotice problem={toCallProblem(error)} />}
          <p>
            <Button type="primary" {...whileBusy(isLoading)} onClick={() => void cancel(enrolment)}>
              {t('enrolments.cancel.open')}
            </Button>{' '}
            <Button onClick={close}>{t('enrolments.cancel.keep')}</Button>
          </p>
        </>
      )}
    </Modal>
  );
};
