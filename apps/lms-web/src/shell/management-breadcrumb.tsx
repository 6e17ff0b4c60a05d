import type { MenuItem, MenuTitle } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';

/** The entries from the top of the menu down to a screen; empty when the menu does not have it. */
export const trailTo = (
  entries: readonly MenuItem<MenuTitle>[],
  pathname: string,
): MenuItem<MenuTitle>[] => {
  for (const entry of entries) {
    if (entry.page === pathname) return [entry];
    const below = trailTo(entry.submenu ?? [], pathname);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
};

export const ManagementBreadcrumb = ({ trail }: { trail: MenuItem<MenuTitle>[] }) => {
  const { t } = useTranslation();
  const home = { key: 'home', title: <Link to="/dashboard">{t('admin.menu.dashboard')}</Link> };
  const items = trail.map(({ title }, index) => ({
    key: title,
    title:
      index === trail.length - 1 ? (
        <span aria-current="page">{t(`admin.menu.${title}`)}</span>
      ) : (
        t(`admin.menu.${title}`)
      ),
  }));
  return <Breadcrumb aria-label={t('admin.breadcrumb')} items={[home, ...items]} />;
};
