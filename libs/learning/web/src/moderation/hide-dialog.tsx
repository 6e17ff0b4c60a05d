import { ReasonDialog } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { discussionApi } from '../discussion/discussion-api';

interface HideDialogProps {
  topicId: string;
  /** Text to hide: an answer, or with `null` the question; closed while undefined. */
  postId: string | null | undefined;
  onClose: () => void;
}

/** Hides a question or an answer and asks for the reason, which its author is told. */
export const HideDialog = ({ topicId: id, postId, onClose }: HideDialogProps) => {
  const { t } = useTranslation();
  const [moderate] = discussionApi.useModerateTopicMutation();
  return (
    <ReasonDialog
      open={postId !== undefined}
      title={t('discussion.desk.hide.title')}
      label={t('discussion.desk.hide.reason')}
      action={t('discussion.desk.action.HIDE')}
      send={(reason) => moderate({ id, postId: postId ?? null, action: 'HIDE', reason })}
      done={t('discussion.desk.done.HIDE')}
      onClose={onClose}
    >
      <p>{t('discussion.desk.hide.text')}</p>
    </ReasonDialog>
  );
};
