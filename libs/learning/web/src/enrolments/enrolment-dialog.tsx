import {
  ButtonLink,
  type EntityAction,
  FactList,
  Modal,
  RecordActions,
  usePerson,
  userPath,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { type Enrolment, learningPermissions } from '@lms/learning/contract';
import { LazyEnrolmentCompletion } from '../completion/lazy-completion';

interface EnrolmentDialogProps {
  /** Closed while undefined. */
  enrolment: Enrolment | undefined;
  actionsOf?: (enrolment: Enrolment) => EntityAction[];
  onClose: () => void;
}

const Facts = ({ enrolment }: { enrolment: Enrolment }) => {
  const { t, formats } = useTranslation();
  const { user } = useSession();
  const { nameOf, emailOf } = usePerson();
  const { createdAt, completedAt, progressPercent, status, batchCode } = enrolment;
  const facts: [string, string | null][] = [
    [t('enrolments.field.learnerName'), nameOf(enrolment.learnerName, enrolment.learnerEmail)],
    [t('enrolments.field.learnerEmail'), emailOf(enrolment.learnerEmail) || null],
    [t('enrolments.field.batchCode'), batchCode ?? t('enrolments.noBatch')],
    [t('enrolments.field.status'), t(`enrolments.status.${status}`)],
    [t('enrolments.field.progressPercent'), formats.percent(progressPercent)],
    [t('enrolments.field.createdAt'), formats.dateTime(createdAt)],
    [t('enrolments.field.completedAt'), completedAt && formats.dateTime(completedAt)],
  ];
  // An organization's learners are not all its members, so their pages may be out of its reach.
  const reachesAll =
    user !== null && reachOf(user.roles, learningPermissions['enrolment.read']) === 'all';
  return (
    <>
      <FactList facts={facts} />
      {status !== 'CANCELLED' && <LazyEnrolmentCompletion enrolment={enrolment} />}
      {reachesAll && (
        <p>
          <ButtonLink type="link" to={userPath(enrolment.userId)}>
            {t('enrolments.learnerPage')}
          </ButtonLink>
        </p>
      )}
    </>
  );
};

/** Details of one enrolment. */
export const EnrolmentDialog = ({ enrolment, actionsOf, onClose }: EnrolmentDialogProps) => (
  <Modal
    open={enrolment !== undefined}
    title={enrolment?.courseTitle ?? ''}
    onClose={onClose}
    actions={
      enrolment && <RecordActions actions={actionsOf?.(enrolment) ?? []} onClose={onClose} />
    }
  >
    {enrolment && <Facts enrolment={enrolment} />}
  </Modal>
);
