import { reasonSchema } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Button,
  Dialog,
  DialogActions,
  Form,
  SubmitButton,
  TextAreaField,
  toastShown,
} from '@lms/ui';
import { useDispatch } from 'react-redux';
import { discussionApi } from './discussion-api';

interface ReportDialogProps {
  open: boolean;
  topicId: string;
  /** Reported answer; the question itself without it. */
  postId: string | null;
  onClose: () => void;
}

/** Reports a question or an answer of somebody else. */
export const ReportDialog = ({ open, topicId, postId, onClose }: ReportDialogProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [report] = discussionApi.useReportTopicMutation();
  const send = async ({ reason }: { reason: string }) => {
    const { error } = await report({ id: topicId, postId, reason });
    if (error) return toCallProblem(error);
    dispatch(toastShown({ type: 'success', message: t('discussion.report.done') }));
    setTimeout(onClose);
    return undefined;
  };
  return (
    <Dialog open={open} title={t('discussion.report.title')} onClose={onClose}>
      {open && (
        <Form<{ reason: string }>
          schema={reasonSchema}
          initialValues={{ reason: '' }}
          labels={{ reason: t('discussion.report.reason') }}
          onSubmit={send}
        >
          <p>{t('discussion.report.text')}</p>
          <TextAreaField name="reason" />
          <DialogActions>
            <SubmitButton>{t('discussion.report.open')}</SubmitButton>
            <Button look="secondary" onClick={onClose}>
              {t('common.action.cancel')}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
};
