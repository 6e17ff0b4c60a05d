import type { CourseLanguage, LessonContent } from '@lms/contract';
import { type RefObject, useRef, useState } from 'react';
import { ArticleText } from '../saver/lazy-saver';
import { LazyArticleTools } from '../study/lazy-study';
import styles from './player.module.css';

interface ArticleLessonProps {
  lesson: LessonContent;
  html: string;
  lang: CourseLanguage;
  /** Receives the character of the article at the top of the screen. */
  place: RefObject<number | undefined>;
}

/** An article with its highlights, opened where its reader left it. */
export const ArticleLesson = ({ lesson, html, lang, place }: ArticleLessonProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [openedAt] = useState(() => performance.now());
  return (
    <div className={styles['article']}>
      <div ref={root}>
        <ArticleText courseId={lesson.courseId} html={html} lang={lang} />
      </div>
      <LazyArticleTools lesson={lesson} root={root} place={place} openedAt={openedAt} />
    </div>
  );
};
