import type { CatalogLesson, CourseDetail } from '@lms/catalog/contract';
import type { LessonType } from '@lms/contract';
import { useDuration, useTranslation } from '@lms/i18n';
import { Icon, type IconName } from '@lms/ui';
import { Link } from 'react-router-dom';
import blocks from './block.module.css';
import styles from './course-content.module.css';
import { OpenVideo } from './open-video';

const icons: Record<LessonType, IconName> = {
  VIDEO: 'play',
  ARTICLE: 'article',
  DOCUMENT: 'document',
  QUIZ: 'help',
};

const Lesson = ({ course, lesson }: { course: CourseDetail; lesson: CatalogLesson }) => {
  const { t } = useTranslation();
  const duration = useDuration();
  return (
    <li className={styles['lesson']}>
      <Icon name={icons[lesson.type]} size={18} />
      <span className="visually-hidden">{t(`common.lessonType.${lesson.type}`)}</span>
      <span lang={course.language}>{lesson.title}</span>
      {lesson.preview && (
        <Link to={`/course/${course.slug}/lesson/${lesson.id}`} className={styles['previewLink']}>
          {t('catalog.course.preview')}{' '}
          <span className="visually-hidden" lang={course.language}>
            {lesson.title}
          </span>
        </Link>
      )}
      <span className={styles['minutes']}>{duration(lesson.durationMinutes)}</span>
    </li>
  );
};

/** Curriculum; preview lessons are links. */
export const CourseContent = ({ course }: { course: CourseDetail }) => {
  const { t } = useTranslation();
  const { previewVideoUrl } = course;
  const hasPreviewVideo =
    previewVideoUrl ||
    course.sections.some(({ lessons }) =>
      lessons.some(({ preview, type }) => preview && type === 'VIDEO'),
    );
  return (
    <section className={`below-fold ${blocks['block']}`}>
      <h2>{t('catalog.course.content')}</h2>
      {previewVideoUrl && (
        <OpenVideo
          url={previewVideoUrl}
          posterUrl={course.imageUrl}
          captions={course.previewCaptions ?? []}
          language={course.language}
        />
      )}
      {!hasPreviewVideo && <p className={blocks['soft']}>{t('catalog.course.noPreview')}</p>}
      {course.sections.map((section, index) => (
        <details key={section.id} className={styles['section']} open={index === 0}>
          <summary className={styles['sectionTitle']}>
            <span lang={course.language}>{section.title}</span>
            <span className={blocks['soft']}>
              {t('catalog.course.sectionLessons', { count: section.lessons.length })}
            </span>
          </summary>
          <ul className={styles['lessons']}>
            {section.lessons.map((lesson) => (
              <Lesson key={lesson.id} course={course} lesson={lesson} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
};
