import { EmptyList } from '@lms/admin-ui';
import type { CourseLanguage } from '@lms/contract';
import type { DraftSection } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';
import { LessonContent } from '../builder/lesson-content';
import styles from './approval.module.css';
import { curriculumChanges, type LessonChange, type PartChange, wordsOf } from './changes';
import { TextDiff } from './text-diff';

interface CurriculumReviewProps {
  before: readonly DraftSection[] | undefined;
  after: readonly DraftSection[];
  language: CourseLanguage;
}

const Mark = ({ change }: { change: PartChange }) => {
  const { t } = useTranslation();
  return change === 'same' ? null : (
    <span className={styles['mark']} data-change={change}>
      {t(`courses.review.${change}`)}
    </span>
  );
};

/** Sections and lessons, each collapsible; those of a published course show what changed. */
export const CurriculumReview = ({ before, after, language }: CurriculumReviewProps) => {
  const { t } = useTranslation();
  const isFirst = before === undefined;
  const sections = curriculumChanges(before ?? [], after);
  const untitled = t('courses.curriculum.untitled');
  if (sections.length === 0) return <EmptyList text={t('courses.review.noLessons')} />;
  return (
    <ol className={styles['sections']}>
      {sections.map(({ section, change, titleBefore, lessons }) => (
        <li key={section.id}>
          <h3>
            <span lang={language}>{section.title || untitled}</span>
            {!isFirst && <Mark change={change} />}
          </h3>
          {titleBefore !== undefined && (
            <TextDiff before={titleBefore} after={section.title} lang={language} />
          )}
          <ul className={styles['lessons']}>
            {lessons.map((part) => (
              <li key={part.lesson.id}>
                <LessonReview part={part} language={language} isFirst={isFirst} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
};

interface LessonReviewProps {
  part: LessonChange;
  language: CourseLanguage;
  isFirst: boolean;
}

const LessonReview = ({ part, language, isFirst }: LessonReviewProps) => {
  const { t } = useTranslation();
  const { lesson, before, change } = part;
  // The video loads only when opened.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span lang={language}>{lesson.title || t('courses.curriculum.untitled')}</span>
        <span className={styles['small']}>
          {t(`courses.lessonType.${lesson.type}`)}
          {' · '}
          {t('courses.lesson.minutes', { count: lesson.durationMinutes })}
          {lesson.preview && ` · ${t('courses.lesson.preview')}`}
        </span>
        {!isFirst && <Mark change={change} />}
      </summary>
      {isOpen && (
        <div className={styles['content']}>
          {before && before.title !== lesson.title && (
            <TextDiff before={before.title} after={lesson.title} lang={language} />
          )}
          {before?.article !== undefined && before.article !== lesson.article && (
            <>
              <h4>{t('courses.review.textChanges')}</h4>
              <TextDiff
                before={wordsOf(before.article)}
                after={wordsOf(lesson.article ?? '')}
                lang={language}
              />
              <h4>{t('courses.review.newText')}</h4>
            </>
          )}
          <LessonContent lesson={lesson} language={language} />
          {!!lesson.topics?.length && (
            <p>
              {t('courses.lesson.topics')}: <span lang={language}>{lesson.topics.join(', ')}</span>
            </p>
          )}
        </div>
      )}
    </details>
  );
};
