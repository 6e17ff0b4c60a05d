import { type Course, rejectionSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Dialog, Form, SubmitButton, TextAreaField, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { draftApi } from '../builder/draft-api';

interface RejectDialogProps {
  course: Course;
  open: boolean;
  onClose: () => void;
  onRejected: () => void;
}

/** Asks for the reason, which the authors are told. */
export const RejectDialog = ({ course, open, onClose, onRejected }: RejectDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [rejectCourse] = draftApi.useRejectCourseMutation();
  const { id, title } = course;
  return (
    <Dialog open={open} title={t('courses.review.rejectTitle')} onClose={onClose}>
      {open && (
        <Form
          schema={rejectionSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: t('courses.review.reason') }}
          onSubmit={async ({ reason }) => {
            const { error } = await rejectCourse({ id, reason });
            if (error) return toCallProblem(error);
            const message = t('courses.toast.rejected', { title });
            dispatch(toastShown({ type: 'success', message }));
            // Once the form knows that all is sent: it would ask before it is left.
            setTimeout(onRejected);
            return undefined;
          }}
        >
          <TextAreaField name="reason" hint={t('courses.review.reasonHint')} />
          <SubmitButton>{t('courses.review.reject')}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
};
