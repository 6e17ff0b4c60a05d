import { useTranslation } from '@lms/i18n';
import { Icon, Progress } from '@lms/ui';
import { useEnrolment } from '../use-enrolment';
import styles from './paths.module.css';

/** Progress in a course that is a step of a path; nothing while the reader does not study it. */
export const CourseStepState = ({ courseId }: { courseId: string }) => {
  const { t, formats } = useTranslation();
  const enrolment = useEnrolment(courseId);
  if (!enrolment) return null;
  if (enrolment.completedAt) {
    return (
      <p className={styles['done']} data-done>
        <Icon name="check" size={18} />
        {t('paths.done')}
      </p>
    );
  }
  const percent = formats.percent(enrolment.progressPercent);
  return <Progress value={enrolment.progressPercent} text={t('paths.underWay', { percent })} />;
};
