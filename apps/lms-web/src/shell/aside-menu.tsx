import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  DashboardOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { MenuItem, MenuTitle } from '@lms/contract';
import { type Translate, useTranslation } from '@lms/i18n';
import { Menu, type MenuProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import styles from './aside-menu.module.css';
import { trailAbove } from './breadcrumb';

const icons: Record<string, ReactNode> = {
  dashboard: <DashboardOutlined aria-hidden />,
  settings: <SettingOutlined aria-hidden />,
  users: <TeamOutlined aria-hidden />,
  organizations: <BankOutlined aria-hidden />,
  courses: <AppstoreOutlined aria-hidden />,
  reports: <BarChartOutlined aria-hidden />,
};
const bullets = { dot: <span className={styles['dot']} aria-hidden="true" /> };

/** Seconds of hover until a minimised menu opens a submenu (specification, section 9). */
const hoverDelay = 0.5;

type Entry = MenuItem<MenuTitle>;

/** @param bullet marker that the parent entry sets for its submenu */
const toItems = (
  entries: readonly Entry[],
  t: Translate,
  bullet?: Entry['bullet'],
): NonNullable<MenuProps['items']> =>
  entries.map(({ title, translate, page, icon, bullet: bulletBelow, submenu }) => ({
    key: page ?? title,
    icon: icon ? icons[icon] : bullet && bullets[bullet],
    label: page ? (
      <NavLink to={page} end>
        {t(translate)}
      </NavLink>
    ) : (
      t(translate)
    ),
    ...(submenu && { children: toItems(submenu, t, bulletBelow) }),
  }));

interface AsideMenuProps {
  entries: readonly Entry[];
  minimised?: boolean;
  /** Called when a screen is chosen. */
  onChosen?: () => void;
}

/** Menu of the aside; minimised it shows icons, with submenus on hover. */
export const AsideMenu = ({ entries, minimised = false, onChosen }: AsideMenuProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // While minimised, hover opens entries; the previous ones are open again once it is wide. Closed
  // entries are stored rather than open ones, since the entries may arrive after the menu.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const keys = entries.map(({ page, title }) => page ?? title);
  const wide = {
    openKeys: keys.filter((key) => !closed.includes(key)),
    onOpenChange: (open: string[]) => setClosed(keys.filter((key) => !open.includes(key))),
  };
  return (
    <nav aria-label={t('admin.menu.label')}>
      <Menu
        theme="dark"
        mode="inline"
        inlineIndent={16}
        inlineCollapsed={minimised}
        items={toItems(entries, t)}
        selectedKeys={[pathname, ...trailAbove(entries, pathname).map(({ page = '' }) => page)]}
        {...(!minimised && wide)}
        subMenuOpenDelay={hoverDelay}
        onClick={({ key, domEvent }) => {
          // A mouse click goes to the link itself; the keyboard selects the menu entry.
          if (domEvent.type === 'keydown') void navigate(key);
          onChosen?.();
        }}
      />
    </nav>
  );
};
