import type { CourseDetail } from '@lms/catalog/contract';
import { pageStatus } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ButtonLink, PageHead, type PageModule, RichText, UnloadedPage } from '@lms/ui';
import { useParams } from 'react-router-dom';
import { catalogApi, useGetCourseQuery } from '../catalog-api';
import { CourseGrid } from '../courses/course-grid';
import blocks from './block.module.css';
import { CourseContent } from './course-content';
import { CourseHero } from './course-hero';
import styles from './course-page.module.css';
import type { CourseParts } from './course-parts';
import { CourseRatings } from './course-ratings';
import { CourseSide } from './course-side';
import { Instructors } from './instructors';
import { structuredData } from './structured-data';
import { TextList } from './text-list';

const CourseView = ({ course, Actions, OwnRating }: CourseParts & { course: CourseDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead
        title={course.title}
        description={course.summary}
        structuredData={import.meta.env.SSR ? structuredData(course) : undefined}
      />
      <CourseHero course={course} />
      <div className={`container ${styles['columns']}`}>
        <CourseSide course={course}>
          <Actions course={course} />
        </CourseSide>
        <div className={styles['main']}>
          <TextList
            title={t('catalog.course.achievements')}
            items={course.outcomes}
            lang={course.language}
            checked
          />
          <CourseContent course={course} />
          <section className={`below-fold ${blocks['block']}`}>
            <h2>{t('catalog.course.description')}</h2>
            <RichText html={course.description} lang={course.language} />
          </section>
          <TextList
            title={t('catalog.course.requirements')}
            items={course.requirements}
            lang={course.language}
          />
          <TextList
            title={t('catalog.course.audiences')}
            items={course.audiences.map((audience) => t(`catalog.audience.${audience}`))}
          />
          <Instructors instructors={course.instructors} />
          <CourseRatings course={course} />
          <OwnRating course={course} />
        </div>
      </div>
      {course.related.length > 0 && (
        <section className={`container below-fold ${blocks['block']} ${styles['related']}`}>
          <h2>{t('catalog.course.related')}</h2>
          <CourseGrid courses={course.related} sweeps />
        </section>
      )}
    </>
  );
};

const CoursePage = (parts: CourseParts) => {
  const { t } = useTranslation();
  const { slug = '' } = useParams();
  // Unlike `data`, it does not hold the previous course while the next one loads.
  const { currentData, error, refetch } = useGetCourseQuery(slug);
  if (currentData) return <CourseView course={currentData} {...parts} />;
  return (
    <UnloadedPage
      error={error}
      onRetry={refetch}
      title={t('catalog.search.title')}
      missing={{ title: t('catalog.course.notFound'), text: t('catalog.course.notFoundHint') }}
    >
      <ButtonLink to="/courses">{t('catalog.course.back')}</ButtonLink>
    </UnloadedPage>
  );
};

/** Course page with the parts that the app adds from other domains. */
export const coursePage = (parts: CourseParts): PageModule => ({
  Page: () => <CoursePage {...parts} />,
  prefetch: async ({ dispatch, params }) => {
    const { error } = await dispatch(catalogApi.endpoints.getCourse.initiate(params['slug'] ?? ''));
    return pageStatus(error);
  },
});
