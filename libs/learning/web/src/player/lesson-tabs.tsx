import { useTranslation } from '@lms/i18n';
import type { LearningCourse } from '@lms/learning/contract';
import { Tabs } from '@lms/ui';
import type { ReactNode, RefObject } from 'react';
import { LazyLessonDiscussion } from '../discussion/lazy-discussion';
import { LazyGlossary } from '../glossary/lazy-glossary';
import { LazyLessonNotes, LazyNotesCount, useIsWriter } from '../notes/lazy-notes';
import { LessonAbout } from './lesson-about';
import styles from './player.module.css';

export type LessonTab = 'transcript' | 'about' | 'questions' | 'glossary' | 'notes';

/** Tab that a learner chose: it stays chosen from lesson to lesson. */
export interface TabChoice {
  tab: LessonTab;
  onTab: (tab: LessonTab) => void;
}

interface LessonTabsProps extends TabChoice {
  course: LearningCourse;
  lessonId: string;
  video: RefObject<HTMLVideoElement | null>;
  transcript?: ReactNode;
}

/** Transcript, facts, questions, terms and notes of a lesson, below its content. */
export const LessonTabs = ({
  course,
  lessonId,
  video,
  transcript,
  tab,
  onTab,
}: LessonTabsProps) => {
  const { t } = useTranslation();
  const isWriter = useIsWriter();
  const place = { courseId: course.id, lessonId };
  const contents: Record<LessonTab, { text: ReactNode; content: ReactNode }> = {
    transcript: { text: t('learning.video.transcript'), content: transcript },
    about: {
      text: t('learning.about.about'),
      content: <LessonAbout course={course} lessonId={lessonId} />,
    },
    questions: {
      text: t('learning.about.questions'),
      content: <LazyLessonDiscussion lessonId={lessonId} video={video} />,
    },
    glossary: {
      text: t('learning.about.glossary'),
      content: <LazyGlossary courseId={course.id} />,
    },
    notes: {
      text: (
        <>
          {t('learning.about.notes')} <LazyNotesCount {...place} />
        </>
      ),
      content: <LazyLessonNotes {...place} video={video} />,
    },
  };
  // Notes are the last, so that nothing moves when their number comes.
  const names: LessonTab[] = ['about', 'questions'];
  if (transcript) names.unshift('transcript');
  if (course.termCount > 0) names.push('glossary');
  if (isWriter) names.push('notes');
  const other = isWriter ? 'notes' : 'about';
  return (
    <div className={styles['below']}>
      <Tabs
        label={t('learning.about.tabs')}
        tabs={names.map((name) => ({ name, ...contents[name] }))}
        shown={names.includes(tab) ? tab : other}
        onShow={onTab}
      />
    </div>
  );
};
