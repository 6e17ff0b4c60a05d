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
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import styles from './aside-menu.module.css';
import { trailAbove, trailTo } from './breadcrumb';

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

/** Entries below groups up to which all groups are open at first: a phone shows them at once. */
const shortMenu = 8;

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
  const trail = trailTo(entries, pathname);
  const [current] = trail.length > 0 ? trail : trailAbove(entries, pathname);
  // While minimised, hover opens entries; the previous ones are open again once it is wide.
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const keys = entries.map(({ page, title }) => page ?? title);
  const isShort = entries.flatMap(({ submenu }) => submenu ?? []).length <= shortMenu;
  const [wasIn, setWasIn] = useState(current?.title);
  if (wasIn !== current?.title) {
    // Arriving in a closed group opens it; the others stay as they were left.
    setWasIn(current?.title);
    if (current) setChosen({ ...chosen, [current.title]: true });
  }
  const wide = {
    openKeys: keys.filter((key) => chosen[key] ?? (isShort || key === current?.title)),
    onOpenChange: (open: string[]) =>
      setChosen(Object.fromEntries(keys.map((key) => [key, open.includes(key)]))),
  };
  const nav = useRef<HTMLElement>(null);
  const isThere = entries.length > 0;
  useEffect(() => {
    const entry = nav.current?.querySelector('[aria-current="page"]');
    entry?.scrollIntoView({ block: 'nearest' });
  }, [pathname, isThere]);
  return (
    <nav ref={nav} aria-label={t('admin.menu.label')}>
      <Menu
        theme="dark"
        mode="inline"
        inlineIndent={14}
        inlineCollapsed={minimised}
        items={toItems(entries, t)}
        selectedKeys={[pathname, ...trailAbove(entries, pathname).map(({ page = '' }) => page)]}
        className={styles['menu']}
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
