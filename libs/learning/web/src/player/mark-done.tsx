import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Alert, Button, focusHeading, Icon } from '@lms/ui';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lessonPath, lessonsOf } from '../course-path';
import styles from './player.module.css';
import { useReading } from './use-reading';

interface MarkDoneProps {
  course: LearningCourse;
  lessonId: string;
  completed: boolean;
  /** Character of the article at the top of the screen. */
  place: RefObject<number | undefined>;
}

/** Marks an article or document as done and goes on to the next lesson. */
export const MarkDone = ({ course, lessonId, completed, place }: MarkDoneProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const complete = useReading(lessonId, place);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const lessons = lessonsOf(course);
  const next = lessons[lessons.findIndex(({ id }) => id === lessonId) + 1];

  const finish = async () => {
    setState('busy');
    // The button stays busy after success, so that a second click does not send it again.
    if (!(await complete())) setState('failed');
    else if (next) void navigate(lessonPath(course.id, next.id));
    // The button has the focus and disappears once the lesson is done.
    else focusHeading();
  };

  if (completed) {
    return (
      <p className={styles['done']}>
        <Icon name="check" />
        {t('learning.player.lessonDone')}
      </p>
    );
  }
  return (
    <>
      <div>
        <Button busy={state === 'busy'} onClick={() => void finish()}>
          {t(next ? 'learning.player.doneAndContinue' : 'learning.player.done')}
        </Button>
      </div>
      {state === 'failed' && <Alert tone="bad">{t('learning.player.doneLater')}</Alert>}
    </>
  );
};
