import { menuPaths } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink, Loading, PageHead, Skeleton } from '@lms/ui';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { useIsForbidden } from './use-is-forbidden';
import type { useMenu } from './use-menu';

const Forbidden = ({ home }: { home: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('shell.forbidden')} />
      <h1>{t('shell.forbidden')}</h1>
      <Alert tone="bad">{t('problems.auth.forbidden')}</Alert>
      <div>
        <ButtonLink to={home}>{t('shell.home')}</ButtonLink>
      </div>
    </>
  );
};

const ScreenSkeleton = () => (
  <Loading>
    <Skeleton height={3} width="50%" />
    <Skeleton height={32} />
  </Loading>
);

/** Screen of the guarded area within its frame, once the menu tells that it may be seen. */
export const GuardedScreen = ({ menu }: { menu: ReturnType<typeof useMenu> }) => {
  const { pathname } = useLocation();
  const isForbidden = useIsForbidden(pathname);
  return (
    <CrashBoundary at={pathname}>
      {menu.length === 0 ? (
        <ScreenSkeleton />
      ) : isForbidden ? (
        <Forbidden home={menuPaths(menu)[0] ?? '/'} />
      ) : (
        <Suspense fallback={<ScreenSkeleton />}>
          <Outlet />
        </Suspense>
      )}
    </CrashBoundary>
  );
};
