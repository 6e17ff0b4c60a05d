import { AntdProvider, breakpoints, useMinWidth } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { menuPaths } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import {
  Alert,
  asideMinimised,
  ButtonLink,
  Loading,
  Offcanvas,
  PageHead,
  selectLayout,
  Skeleton,
  SkipLink,
} from '@lms/ui';
import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { AsideMenu } from './aside-menu';
import { Breadcrumb, trailAbove, trailTo } from './breadcrumb';
import { CrashBoundary } from './crash-boundary';
import { FrameFooter } from './frame-footer';
import { layoutClasses, type LayoutGroup } from './layout-classes';
import styles from './layout-frame.module.css';
import { LayoutHeader } from './layout-header';
import type { PanelName } from './panel-name';
import { ScrollTop } from './scroll-top';
import { SeeAs } from './see-as';
import { useIsForbidden } from './use-is-forbidden';
import { useMenu } from './use-menu';
import { useNavigationEffects } from './use-navigation-effects';

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

const Frame = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const dispatch = useDispatch();
  const layout = useSelector(selectLayout);
  const menu = useMenu();
  const isForbidden = useIsForbidden(pathname);
  const isWide = useMinWidth(breakpoints.aside);
  const hasTable = useMinWidth(breakpoints.table);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [panel, setPanel] = useState<PanelName | null>(null);
  useNavigationEffects();

  const { isAsideMinimised } = layout;
  const classes = layoutClasses(layout);
  const classOf = (...groups: LayoutGroup[]) =>
    groups
      .flatMap((group) => classes[group])
      .map((name) => styles[name])
      .join(' ');
  const own = trailTo(menu, pathname);
  const trail = own.length > 0 ? own : trailAbove(menu, pathname);
  const wideLabel = t(isAsideMinimised ? 'admin.widenMenu' : 'admin.minimizeMenu');
  const breadcrumb = trail.length > 0 && (
    <Breadcrumb menu={menu} trail={trail} pathname={pathname} />
  );
  const brand = (
    <Link to="/" className={styles['brand']}>
      <span className={styles['mark']} aria-hidden="true" />
      <span className={isWide && isAsideMinimised ? 'visually-hidden' : undefined}>
        {t('common.brand.name')}
      </span>
    </Link>
  );
  return (
    <div className={styles['layout']}>
      <SkipLink />
      <LayoutHeader
        className={classOf('header', 'headerMobile')}
        containerClassName={classOf('headerContainer')}
        menuLabel={isWide ? wideLabel : t('admin.openMenu')}
        isMenuOpen={isWide ? !isAsideMinimised : isDrawerOpen}
        onMenu={() =>
          isWide ? dispatch(asideMinimised(!isAsideMinimised)) : setIsDrawerOpen(true)
        }
        brand={!isWide && brand}
        trail={hasTable && breadcrumb}
        panel={panel}
        onPanel={setPanel}
      />
      <div id="aside" className={isWide ? classOf('asideMenu') : undefined}>
        {isWide ? (
          <>
            {brand}
            <AsideMenu entries={menu} minimised={isAsideMinimised} />
          </>
        ) : (
          <Offcanvas
            open={isDrawerOpen}
            side="start"
            dark
            title={t('admin.menu.label')}
            onClose={() => setIsDrawerOpen(false)}
          >
            <AsideMenu entries={menu} onChosen={() => setIsDrawerOpen(false)} />
          </Offcanvas>
        )}
      </div>
      <div className={classOf('content')}>
        <main id="content" tabIndex={-1} className={classOf('contentContainer')}>
          {!hasTable && breadcrumb}
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
        </main>
        <div className={classOf('footerContainer')}>
          <FrameFooter />
        </div>
      </div>
      <ScrollTop />
      <SeeAs />
    </div>
  );
};

/**
 * Frame around the screens of the guarded area: header, dark aside (a drawer below 992 px), content
 * and footer.
 */
export const Page = () => {
  const { user } = useSession();
  return (
    user && (
      <AntdProvider>
        <Frame />
      </AntdProvider>
    )
  );
};
