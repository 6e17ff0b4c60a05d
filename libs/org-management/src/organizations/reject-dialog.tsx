import { type Organization, rejectionSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Dialog, Form, SubmitButton, TextAreaField, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { organizationsApi } from './organizations-api';

interface RejectDialogProps {
  organization: Organization;
  open: boolean;
  onClose: () => void;
  onRejected: () => void;
}

/** Asks for the reason, which the contact person is told. */
export const RejectDialog = ({ organization, open, onClose, onRejected }: RejectDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [updateStatus] = organizationsApi.useUpdateOrganizationStatusMutation();
  const { id, name } = organization;
  return (
    <Dialog open={open} title={t('organizations.desk.rejectTitle')} onClose={onClose}>
      {open && (
        <Form
          schema={rejectionSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: t('organizations.desk.reason') }}
          onSubmit={async ({ reason }) => {
            const { error } = await updateStatus({ ids: [id], status: 'REJECTED', reason });
            if (error) return toCallProblem(error);
            const message = t('organizations.desk.rejected', { name });
            dispatch(toastShown({ type: 'success', message }));
            // Once the form knows that all is sent: it would ask before it is left.
            setTimeout(onRejected);
            return undefined;
          }}
        >
          <TextAreaField name="reason" hint={t('organizations.desk.reasonHint')} />
          <SubmitButton>{t('organizations.desk.reject')}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
};
