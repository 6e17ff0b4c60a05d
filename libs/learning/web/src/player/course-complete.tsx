import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Alert } from '@lms/ui';
import { Link } from 'react-router-dom';

/** Banner for a course with every lesson done. */
export const CourseComplete = ({
  course: { status, certificateSerial },
}: {
  course: Pick<LearningCourse, 'status' | 'certificateSerial'>;
}) => {
  const { t } = useTranslation();
  if (status !== 'COMPLETED') return null;
  return (
    <Alert tone="good">
      <p>{t('learning.player.courseDone')}</p>
      {certificateSerial && (
        <Link to={`/certificate/${certificateSerial}`}>{t('learning.certificate.see')}</Link>
      )}
    </Alert>
  );
};
