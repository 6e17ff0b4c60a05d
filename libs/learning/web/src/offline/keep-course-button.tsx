import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import { Button, Dialog, Icon, useFocusHandover } from '@lms/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { type CourseToKeep, KeepCourseForm } from './keep-course-form';
import { KeepingProgress } from './keeping-progress';
import { KeptCourseDetails } from './kept-course-details';
import { offlineIcon } from './offline-icon';
import styles from './offline.module.css';
import { useStudyState } from './study-state';

export interface KeepCourseProps {
  course: CourseToKeep;
}

interface PartProps {
  /** Takes the focus when the next part takes this one's place. */
  heir: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const Part = ({ heir, children }: PartProps) => {
  const part = useRef<HTMLDivElement>(null);
  useFocusHandover(part, heir);
  return (
    <div ref={part} className={styles['part']}>
      {children}
    </div>
  );
};

/** Button and dialog that keep a course on this device, or remove it. */
export const KeepCourseButton = ({ course }: KeepCourseProps) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { courses, keepings } = useStudyState();
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLParagraphElement>(null);
  const close = () => setIsOpen(false);
  const kept = courses?.find(({ courseId }) => courseId === course.id);
  const keeping = keepings.get(course.id);
  if (!user || !courses) return null;

  const content = () => {
    if (keeping) return <KeepingProgress keeping={keeping} />;
    if (kept) return <KeptCourseDetails userId={user.id} kept={kept} onRemoved={close} />;
    return <KeepCourseForm userId={user.id} course={course} onClose={close} />;
  };
  const state = keeping ? 'keeping' : kept ? 'kept' : 'keep';
  return (
    <>
      <Button look="secondary" onClick={() => setIsOpen(true)}>
        <Icon name={kept ? 'check' : offlineIcon} />
        {t(`offline.${state}`)}
        <span className="visually-hidden" lang={course.language}>
          {course.title}
        </span>
      </Button>
      <Dialog open={isOpen} title={t('offline.title')} onClose={close}>
        <p ref={title} tabIndex={-1} className={styles['course']} lang={course.language}>
          {course.title}
        </p>
        <p role="status" className="visually-hidden">
          {isOpen && state !== 'keep' && t(`offline.${state}`)}
        </p>
        {isOpen && (
          <Part key={state} heir={title}>
            {content()}
          </Part>
        )}
      </Dialog>
    </>
  );
};
