import { FactList } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { Enrolment } from '@lms/learning/contract';
import { Dialog } from '@lms/ui';

interface EnrolmentDialogProps {
  /** Closed while undefined. */
  enrolment: Enrolment | undefined;
  onClose: () => void;
}

const Facts = ({ enrolment }: { enrolment: Enrolment }) => {
  const { t, formats } = useTranslation();
  const { createdAt, completedAt, progressPercent, status, batchCode } = enrolment;
  const facts: [string, string | null][] = [
    [t('enrolments.field.learnerName'), enrolment.learnerName],
    [t('enrolments.field.learnerEmail'), enrolment.learnerEmail],
    [t('enrolments.field.batchCode'), batchCode ?? t('enrolments.noBatch')],
    [t('enrolments.field.status'), t(`enrolments.status.${status}`)],
    [t('enrolments.field.progressPercent'), formats.percent(progressPercent)],
    [t('enrolments.field.createdAt'), formats.dateTime(createdAt)],
    [t('enrolments.field.completedAt'), completedAt && formats.dateTime(completedAt)],
  ];
  return <FactList facts={facts} />;
};

/** Details of one enrolment. */
export const EnrolmentDialog = ({ enrolment, onClose }: EnrolmentDialogProps) => (
  <Dialog open={enrolment !== undefined} title={enrolment?.courseTitle ?? ''} onClose={onClose}>
    {enrolment && <Facts enrolment={enrolment} />}
  </Dialog>
);
