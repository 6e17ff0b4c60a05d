import { Loading, Skeleton, SkipLink } from '@lms/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { Footer } from './footer';
import { Header } from './header';
import styles from './public-layout.module.css';
import { ScreenSign } from './screen-shown';
import { SeeAs } from './see-as';
import { useNavigationEffects } from './use-navigation-effects';

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
            <Outlet />
            <ScreenSign />
          </Suspense>
        </CrashBoundary>
      </main>
      <Footer />
      <SeeAs />
    </div>
  );
};
