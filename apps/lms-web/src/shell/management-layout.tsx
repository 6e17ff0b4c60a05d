import { useSession } from '@lms/auth';
import { type CurrentUser, menu } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink, Loading, PageHead, Skeleton, SkipLink } from '@lms/ui';
import { AntdProvider, breakpoints, useWide } from '@lms/ui/entity';
import { Drawer, Layout } from 'antd';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ManagementBreadcrumb, trailTo } from './management-breadcrumb';
import { ManagementHeader } from './management-header';
import styles from './management-layout.module.css';
import { ManagementMenu, menuOf } from './management-menu';
import { useNavigationEffects } from './use-navigation-effects';

const asideWidth = 272;

const Forbidden = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('admin.title')} />
      <h1>{t('admin.title')}</h1>
      <Alert tone="bad">{t('problems.auth.forbidden')}</Alert>
      <div>
        <ButtonLink to="/dashboard">{t('admin.menu.dashboard')}</ButtonLink>
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

const Frame = ({ user }: { user: CurrentUser }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isWide = useWide(breakpoints.aside);
  const [isNarrow, setIsNarrow] = useState(false);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  useNavigationEffects();
  const trail = trailTo(menuOf(user), pathname);
  const isForbidden = trail.length === 0 && trailTo(menu, pathname).length > 0;
  const wideLabel = t(isNarrow ? 'admin.widenMenu' : 'admin.minimizeMenu');
  return (
    <Layout className={styles['layout']}>
      <SkipLink />
      <ManagementHeader
        userName={user.name}
        menuLabel={isWide ? wideLabel : t('admin.openMenu')}
        isMenuOpen={isWide ? !isNarrow : isDrawerOpen}
        onMenu={() => (isWide ? setIsNarrow(!isNarrow) : setIsDrawerOpen(true))}
      />
      <Layout hasSider={isWide}>
        {isWide ? (
          <Layout.Sider
            className={styles['aside']}
            width={asideWidth}
            collapsed={isNarrow}
            trigger={null}
            collapsible
          >
            <ManagementMenu user={user} />
          </Layout.Sider>
        ) : (
          <Drawer
            rootClassName={styles['drawer']}
            open={isDrawerOpen}
            placement="left"
            size={asideWidth}
            title={t('admin.menu.label')}
            onClose={() => setIsDrawerOpen(false)}
          >
            <ManagementMenu user={user} onChosen={() => setIsDrawerOpen(false)} />
          </Drawer>
        )}
        <main id="content" tabIndex={-1} className={styles['content']}>
          <ManagementBreadcrumb trail={trail} />
          {isForbidden ? (
            <Forbidden />
          ) : (
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          )}
        </main>
      </Layout>
    </Layout>
  );
};

/** Header, dark aside and content of the management screens; the aside is a drawer below 992 px. */
export const Page = () => {
  const { user } = useSession();
  return (
    user && (
      <AntdProvider>
        <Frame user={user} />
      </AntdProvider>
    )
  );
};
