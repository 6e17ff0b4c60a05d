import { coursePaths, EmptyList, ErrorState, Modal } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type BatchLearner, orgManagementPermissions } from '@lms/org-management/contract';
import { Loading, Skeleton } from '@lms/ui';
import { Link } from 'react-router-dom';
import { batchCodesApi } from './batch-codes-api';
import styles from './batch-codes.module.css';

/** Path of an enrolment among those of its batch. */
const enrolmentPath = (batchId: string, enrolmentId: string, email: string) =>
  `${coursePaths.enrolments}?q=${encodeURIComponent(email)}&filter.batchCodeId=${batchId}&item=${enrolmentId}`;

interface LearnersProps {
  batchId: string;
  learners: BatchLearner[];
}

const Learners = ({ batchId, learners }: LearnersProps) => {
  const { t, formats } = useTranslation();
  const { can } = useSession();
  const mayOpen = can(orgManagementPermissions['user.read']);
  if (learners.length === 0) return <EmptyList text={t('batches.learners.none')} />;
  return (
    <ul className={styles['learners']}>
      {learners.map(({ enrolmentId, name, email, courseTitle, progressPercent, enrolledAt }) => (
        <li key={enrolmentId}>
          <strong>
            {mayOpen ? <Link to={enrolmentPath(batchId, enrolmentId, email)}>{name}</Link> : name}
          </strong>
          <span>{email}</span>
          <span>{courseTitle}</span>
          <span className={styles['soft']}>
            {t('batches.learners.progress', {
              percent: formats.percent(progressPercent),
              day: formats.date(enrolledAt),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
};

interface BatchLearnersDialogProps {
  /** `undefined` closes the dialog. */
  batch: { id: string; code: string } | undefined;
  onClose: () => void;
}

/** Learners of a batch. */
export const BatchLearnersDialog = ({ batch, onClose }: BatchLearnersDialogProps) => {
  const { t } = useTranslation();
  const { currentData, error, refetch } = batchCodesApi.useGetBatchLearnersQuery(batch?.id ?? '', {
    skip: !batch,
    refetchOnMountOrArgChange: true,
  });
  return (
    <Modal
      open={batch !== undefined}
      title={t('batches.learners.title', { code: batch?.code ?? '' })}
      onClose={onClose}
    >
      {currentData ? (
        <Learners batchId={batch?.id ?? ''} learners={currentData} />
      ) : error ? (
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height={8} />
        </Loading>
      )}
    </Modal>
  );
};
