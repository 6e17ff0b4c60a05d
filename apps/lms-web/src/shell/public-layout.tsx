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

const ScreenSkeleton = () => (
  <div className={`container ${styles['skeleton']}`}>
    <Loading>
      <Skeleton height={2.5} width="60%" />
      <Skeleton height={12} />
      <Skeleton height={12} />
    </Loading>
  </div>
);

/** Lessons and quizzes have a header of their own and no footer. */
const focused = '/learn/';

const FocusTools = lazyPart({
  load: () => import('./signed-in-tools').then((module) => module.FocusTools),
  texts: ['shell'],
  quiet: true,
});

export const PublicLayout = () => {
  const { pathname } = useLocation();
  const isFocused = pathname.startsWith(focused);
  useNavigationEffects();
  return (
    <div className={styles[isFocused ? 'focus' : 'layout']}>
      <SkipLink />
      {isFocused ? <FocusTools /> : <Header />}
      <main id="content" tabIndex={-1}>
        <CrashBoundary at={pathname}>
          <Suspense fallback={<ScreenSkeleton />}>
            <Outlet />
            <ScreenSign />
          </Suspense>
        </CrashBoundary>
      </main>
      {!isFocused && <Footer />}
      <SeeAs />
    </div>
  );
};
