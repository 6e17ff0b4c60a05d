import { type MenuItem, menuPaths, type MenuTitle } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Breadcrumb as AntdBreadcrumb } from 'antd';
import { Link } from 'react-router-dom';

type Entry = MenuItem<MenuTitle>;

/** Returns the entries from the top of the menu down to a screen; empty if the menu lacks it. */
export const trailTo = (entries: readonly Entry[], pathname: string): Entry[] => {
  for (const entry of entries) {
    if (entry.page === pathname) return [entry];
    const below = trailTo(entry.submenu ?? [], pathname);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
};

/** Screens outside the menu with an address of their own, by the one whose tabs lead to them. */
const besides: Readonly<Record<string, string>> = {
  '/course-management/create-learning-path': '/course-management/create-course',
};

/** Returns the trail of a screen outside the menu that is opened from one in it. */
export const trailAbove = (entries: readonly Entry[], pathname: string): Entry[] => {
  const parent = besides[pathname] ?? pathname.slice(0, pathname.lastIndexOf('/'));
  const trail = trailTo(entries, parent);
  return trail.length > 0 || !parent ? trail : trailAbove(entries, parent);
};

interface BreadcrumbProps {
  menu: readonly Entry[];
  trail: Entry[];
  pathname: string;
}

/**
 * Breadcrumb by the menu, starting with the user's home screen. A screen opened from another, such
 * as a course from the list, stands below it and links back.
 */
export const Breadcrumb = ({ menu, trail, pathname }: BreadcrumbProps) => {
  const { t } = useTranslation();
  const [home = ''] = menuPaths(menu);
  const [homeEntry] = trailTo(menu, home).slice(-1);
  const isHome = trail.at(-1) === homeEntry;
  const items = trail.map(({ title, translate, page }, index) => {
    const name = t(translate);
    if (index < trail.length - 1 || !page) return { key: title, title: name };
    const last =
      page === pathname ? <span aria-current="page">{name}</span> : <Link to={page}>{name}</Link>;
    return { key: title, title: last };
  });
  const start =
    homeEntry && !isHome
      ? [{ key: 'home', title: <Link to={home}>{t(homeEntry.translate)}</Link> }]
      : [];
  return <AntdBreadcrumb aria-label={t('admin.breadcrumb')} items={[...start, ...items]} />;
};
