import { CourseToolsContext, type CourseToolsProps } from '@lms/course-ui';
import { lazyPart, Loading, Skeleton, SkipLink } from '@lms/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { Footer } from './footer';
import { Header } from './header';
import styles from './public-layout.module.css';
import { ScreenSign } from './screen-shown';
import { SeeAs } from './see-as';
import { useNavigationEffects } from './use-navigation-effects';

/** Lazy, as a course can be read and bought without them. */
const LateCourseTools = lazyPart({
  load: () => import('./course-tools').then((module) => module.CourseTools),
  texts: ['wishlist'],
  quiet: true,
  idle: true,
});

const courseTools = (course: CourseToolsProps['course']) => <LateCourseTools course={course} />;

const ScreenSkeleton = () => (
  <div className={`container ${styles['skeleton']}`}>
    <Loading>
      <Skeleton height={2.5} width="60%" />
      <Skeleton height={12} />
      <Skeleton height={12} />
    </Loading>
  </div>
);

export const PublicLayout = () => {
  const { pathname } = useLocation();
  useNavigationEffects();
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1}>
        <CrashBoundary at={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <CourseToolsContext value={courseTools}>
              <Outlet />
            </CourseToolsContext>
            <ScreenSign />
          </Suspense>
        </CrashBoundary>
      </main>
      <Footer />
      <SeeAs />
    </div>
  );
};
