import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, Cover, ErrorState, Loading, PageHead, RichText, Skeleton } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { useGetCourseQuery } from '../catalog-api';
import { Price } from '../courses/price';
import { OpenVideo } from './open-video';
import { useGetPreviewLessonQuery } from './preview-api';
import styles from './preview-page.module.css';

/** Preview of a lesson for visitors. */
export const Page = () => {
  const { t } = useTranslation();
  const { slug = '', lessonId = '' } = useParams();
  const { currentData: course } = useGetCourseQuery(slug);
  const { currentData: lesson, error, refetch } = useGetPreviewLessonQuery(lessonId);
  const back = <ButtonLink to={`/course/${slug}`}>{t('catalog.course.backToCourse')}</ButtonLink>;
  if (error && !lesson) {
    return (
      <div className={`container ${styles['failed']}`}>
        <PageHead title={t('catalog.course.preview')} />
        <h1 className="visually-hidden">{t('catalog.course.preview')}</h1>
        <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />
        {back}
      </div>
    );
  }
  return (
    <div className={`container ${styles['preview']}`}>
      {lesson ? (
        <>
          <PageHead title={lesson.title} />
          <div className={styles['lesson']}>
            <p className={styles['kind']}>{t('catalog.course.preview')}</p>
            <h1 lang={course?.language}>{lesson.title}</h1>
            {lesson.video && <OpenVideo {...lesson.video} language={course?.language} />}
            {lesson.article && <RichText html={lesson.article} lang={course?.language} />}
          </div>
          <aside className={`panel ${styles['side']}`}>
            {course && (
              <Cover
                slug={course.slug}
                category={course.category.slug}
                imageUrl={course.imageUrl}
                title={course.title}
                lang={course.language}
              />
            )}
            <div className={styles['buy']}>
              {course && <Price poisha={course.price} />}
              {back}
            </div>
          </aside>
        </>
      ) : (
        <Loading>
          <Skeleton height={3} />
          <Skeleton height={24} />
        </Loading>
      )}
    </div>
  );
};
