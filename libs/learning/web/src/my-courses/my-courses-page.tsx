import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  ButtonLink,
  EmptyList,
  ErrorState,
  Loading,
  PageHead,
  type PrefetchContext,
  Skeleton,
} from '@lms/ui';
import { learningApi, useGetMyCoursesQuery } from '../learning-api';
import { CourseCard } from './course-card';
import styles from './my-courses.module.css';

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(learningApi.endpoints.getMyCourses.initiate(undefined, { subscribe: false }));
};

/** Seconds for which what was asked for beside the user is still fresh. */
const freshFor = 2;

const Content = () => {
  const { t } = useTranslation();
  const {
    data: courses,
    error,
    refetch,
  } = useGetMyCoursesQuery(undefined, { refetchOnMountOrArgChange: freshFor });
  if (error && !courses) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!courses) {
    return (
      <Loading>
        <div className={styles['cards']}>
          <Skeleton height={24} />
          <Skeleton height={24} />
          <Skeleton height={24} />
        </div>
      </Loading>
    );
  }
  if (courses.length === 0) {
    return (
      <EmptyList text={t('learning.myCourses.empty')}>
        <ButtonLink to="/courses">{t('learning.myCourses.find')}</ButtonLink>
      </EmptyList>
    );
  }
  return (
    <ul className={styles['cards']}>
      {courses.map((course) => (
        <li key={course.enrolmentId}>
          <CourseCard course={course} />
        </li>
      ))}
    </ul>
  );
};

/** `/my-courses`: the learner's courses, each with a link to continue. */
export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('common.nav.myCourses')} />
      <h1>{t('common.nav.myCourses')}</h1>
      <Content />
    </div>
  );
};
