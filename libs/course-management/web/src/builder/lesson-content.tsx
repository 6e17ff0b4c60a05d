import type { CourseLanguage } from '@lms/contract';
import type { DraftLesson } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Icon, RichText } from '@lms/ui';
import styles from './builder.module.css';
import { CaptionedVideo } from './captioned-video';

/** A draft lesson as learners will see it; missing parts are pointed out. */
export const LessonContent = ({
  lesson,
  language,
}: {
  lesson: DraftLesson;
  language: CourseLanguage;
}) => {
  const { t } = useTranslation();
  const { video, article, document, quizId } = lesson;
  if (video) {
    return (
      <div className={styles['group']}>
        <CaptionedVideo
          src={video.url}
          poster={video.posterUrl ?? undefined}
          captions={video.captions}
          language={language}
        />
        {video.transcript.length > 0 && (
          <details>
            <summary>{t('courses.captions.transcript')}</summary>
            <div lang={language}>
              {video.transcript.map(({ start, text }) => (
                <p key={start}>{text}</p>
              ))}
            </div>
          </details>
        )}
      </div>
    );
  }
  if (article) return <RichText html={article} lang={language} />;
  if (document) {
    return (
      <a className={styles['file']} href={document.url} download={document.name}>
        <Icon name="document" /> {document.name}
      </a>
    );
  }
  return <p>{t(quizId ? 'courses.preview.quiz' : 'courses.preview.empty')}</p>;
};
