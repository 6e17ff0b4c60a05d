import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog, Icon } from '@lms/ui';
import { useState } from 'react';
import { type CourseToKeep, KeepCourseForm } from './keep-course-form';
import { KeepingProgress } from './keeping-progress';
import { KeptCourseDetails } from './kept-course-details';
import { offlineIcon } from './offline-icon';
import styles from './offline.module.css';
import { useStudyState } from './study-state';

export interface KeepCourseProps {
  course: CourseToKeep;
}

/** Button and dialog that keep a course on this device, or remove it. */
export const KeepCourseButton = ({ course }: KeepCourseProps) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { courses, keepings } = useStudyState();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const kept = courses?.find(({ courseId }) => courseId === course.id);
  const keeping = keepings.get(course.id);
  if (!user || !courses) return null;

  const content = () => {
    if (keeping) return <KeepingProgress keeping={keeping} />;
    if (kept) return <KeptCourseDetails userId={user.id} kept={kept} onRemoved={close} />;
    return <KeepCourseForm userId={user.id} course={course} onClose={close} />;
  };
  const state = kept ? 'kept' : 'keep';
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Icon name={kept ? 'check' : offlineIcon} />
        {t(`offline.${keeping ? 'keeping' : state}`)}
        <span className="visually-hidden" lang={course.language}>
          {course.title}
        </span>
      </Button>
      <Dialog open={isOpen} title={t('offline.title')} onClose={close}>
        <p className={styles['course']} lang={course.language}>
          {course.title}
        </p>
        {isOpen && content()}
      </Dialog>
    </>
  );
};
