import { ReasonDialog } from '@lms/admin-ui';
import type { LearningPath } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { learningPathCalls } from './learning-paths-api';

interface RejectPathProps {
  open: boolean;
  path: LearningPath;
  onClose: () => void;
}

/** Asks for the reason of a rejection, which the path's authors are told. */
export const RejectPath = ({ open, path: { id, title }, onClose }: RejectPathProps) => {
  const { t } = useTranslation();
  const [updateStatus] = learningPathCalls.useUpdateStatus();
  return (
    <ReasonDialog
      open={open}
      title={t('managedPaths.reject.title', { title })}
      label={t('managedPaths.reject.reason')}
      hint={t('managedPaths.reject.hint')}
      action={t('managedPaths.reject.action')}
      send={(reason) => updateStatus({ ids: [id], status: 'REJECTED', reason })}
      done={t('managedPaths.reject.done', { title })}
      onClose={onClose}
    />
  );
};
