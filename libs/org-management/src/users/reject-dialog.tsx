import { type User, userRejectionSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Dialog, Form, SubmitButton, TextAreaField, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { userPageApi } from '../user-page/user-page-api';

interface RejectDialogProps {
  user: User;
  onClose: () => void;
}

/** Asks for the reason, which the person is mailed. */
export const RejectDialog = ({ user, onClose }: RejectDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [rejectUser] = userPageApi.useRejectUserMutation();
  const { name } = user;
  return (
    <Dialog open title={t('users.reject.title', { name })} onClose={onClose}>
      <Form
        schema={userRejectionSchema}
        initialValues={{ reason: '' }}
        labels={{ reason: t('users.reject.reason') }}
        onSubmit={async ({ reason }) => {
          const { error } = await rejectUser({ user, reason });
          if (error) return toCallProblem(error);
          dispatch(toastShown({ type: 'success', message: t('users.toast.rejected', { name }) }));
          // Once the form knows that all is sent: it would ask before it is left.
          setTimeout(onClose);
          return undefined;
        }}
      >
        <TextAreaField name="reason" hint={t('users.reject.hint')} />
        <SubmitButton>{t('users.action.reject')}</SubmitButton>
      </Form>
    </Dialog>
  );
};
