import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { MyCourse } from '@lms/learning/contract';
import { ButtonLink, EmptyList, ErrorState, PageHead, type PrefetchContext } from '@lms/ui';
import { Link, useLocation } from 'react-router-dom';
import { learningApi, useGetMyCoursesQuery } from '../learning-api';
import { LazyOfflineCourses, LazyStudyKeeper } from '../offline/lazy-offline';
import { LazyOwnPaths } from '../paths/lazy-own-paths';
import { CertificateShelf } from './certificate-shelf';
import { ContinueCard } from './continue-card';
import { CourseRow } from './course-row';
import { MyCoursesSkeleton } from './my-courses-skeleton';
import styles from './my-courses.module.css';

export const prefetch = async ({ dispatch }: PrefetchContext) => {
  await dispatch(learningApi.endpoints.getMyCourses.initiate(undefined, { subscribe: false }));
};

/** Seconds for which what was asked for beside the user is still fresh. */
const freshFor = 2;

const Courses = ({ courses }: { courses: MyCourse[] }) => {
  const { t } = useTranslation();
  const [current, ...open] = courses.filter(({ completedAt }) => !completedAt);
  const done = courses.filter(({ completedAt }) => completedAt);
  const earned = done.filter(({ certificateSerial }) => certificateSerial);
  const rows = [...open, ...done.filter(({ certificateSerial }) => !certificateSerial)];
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        {current ? (
          <ContinueCard course={current} />
        ) : (
          <div className={`panel ${styles['allDone']}`}>
            <p>{t('learning.myCourses.allDone')}</p>
            <ButtonLink to="/courses">{t('learning.myCourses.find')}</ButtonLink>
          </div>
        )}
        {rows.length > 0 && (
          <section className={styles['main']} aria-labelledby="others">
            <h2 id="others">{t('learning.myCourses.others')}</h2>
            <ul className={styles['rows']}>
              {rows.map((course) => (
                <li key={course.enrolmentId}>
                  <CourseRow course={course} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <CertificateShelf earned={earned} next={current} />
    </div>
  );
};

const Content = () => {
  const { t } = useTranslation();
  const {
    data: courses,
    error,
    refetch,
  } = useGetMyCoursesQuery(undefined, {
    refetchOnMountOrArgChange: freshFor,
    refetchOnFocus: true,
  });
  if (error && !courses) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!courses) return <MyCoursesSkeleton />;
  if (courses.length === 0) {
    return (
      <EmptyList text={t('learning.myCourses.empty')}>
        <ButtonLink to="/courses">{t('learning.myCourses.find')}</ButtonLink>
      </EmptyList>
    );
  }
  return <Courses courses={courses} />;
};

/** `/my-courses`: what to go on with first, then the learner's other courses and certificates. */
const MyCourses = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('common.nav.myCourses')} />
      <div className={styles['head']}>
        <h1>{t('common.nav.myCourses')}</h1>
        <Link to="/wishlist">{t('learning.myCourses.wishlist')}</Link>
        <Link to="/my-courses/offline">{t('learning.myCourses.offline')}</Link>
      </div>
      <Content />
      <LazyOwnPaths />
    </div>
  );
};

/** `/my-courses/offline`: what this device keeps for study without a connection. */
const OfflinePage = () => {
  const { t } = useTranslation();
  const title = t('learning.myCourses.offline');
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={title} />
      <div className={styles['head']}>
        <h1>{title}</h1>
        <Link to="/my-courses">{t('common.nav.myCourses')}</Link>
      </div>
      <LazyOfflineCourses />
    </div>
  );
};

export const Page = () => {
  const { pathname } = useLocation();
  return (
    <>
      {pathname.endsWith('/offline') ? <OfflinePage /> : <MyCourses />}
      <LazyStudyKeeper />
    </>
  );
};
