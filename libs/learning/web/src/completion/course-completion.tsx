import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { ErrorState } from '@lms/ui';
import { useState } from 'react';
import { useGetCourseCompletionQuery } from '../learning-api';
import { CompletionList } from './completion-list';
import styles from './completion.module.css';

const Content = ({ course }: { course: LearningCourse }) => {
  const { data, error, refetch } = useGetCourseCompletionQuery(course.id);
  if (error && !data) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return null;
  return <CompletionList completion={data} lang={course.language} courseId={course.id} />;
};

/** What a learner's course still needs, asked for once it is opened. */
export const CourseCompletionPart = ({ course }: { course: LearningCourse }) => {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`panel ${styles['part']}`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>{t('learning.completion.why')}</summary>
      {isOpen && <Content course={course} />}
    </details>
  );
};
