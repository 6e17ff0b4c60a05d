import {
  AppstoreOutlined,
  BankOutlined,
  BarChartOutlined,
  DashboardOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type CurrentUser, menuFor, type MenuItem, type MenuTitle } from '@lms/contract';
import { type Translate, useTranslation } from '@lms/i18n';
import { Menu, type MenuProps } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { managementRoutes } from './management-routes';

const icons: Record<string, ReactNode> = {
  dashboard: <DashboardOutlined aria-hidden />,
  settings: <SettingOutlined aria-hidden />,
  users: <TeamOutlined aria-hidden />,
  organizations: <BankOutlined aria-hidden />,
  courses: <AppstoreOutlined aria-hidden />,
  reports: <BarChartOutlined aria-hidden />,
};

/** Seconds until a narrow menu opens a submenu (specification, section 9). */
const hoverDelay = 0.5;

const screens = new Set(managementRoutes.map((route) => route.path));

/** The entries whose screens exist and whose roles the person has. */
export const menuOf = (user: CurrentUser) => menuFor(user, (page) => screens.has(page));

const toItems = (
  entries: readonly MenuItem<MenuTitle>[],
  t: Translate,
): NonNullable<MenuProps['items']> =>
  entries.map(({ title, page, icon, submenu }) => {
    const text = t(`admin.menu.${title}`);
    return {
      key: page ?? title,
      icon: icon && icons[icon],
      label: page ? <Link to={page}>{text}</Link> : text,
      ...(submenu && { children: toItems(submenu, t) }),
    };
  });

interface ManagementMenuProps {
  user: CurrentUser;
  /** Told when a screen was chosen. */
  onChosen?: () => void;
}

/** The aside's menu. */
export const ManagementMenu = ({ user, onChosen }: ManagementMenuProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const entries = menuOf(user);
  return (
    <nav aria-label={t('admin.menu.label')}>
      <Menu
        theme="dark"
        mode="inline"
        items={toItems(entries, t)}
        selectedKeys={[pathname]}
        defaultOpenKeys={entries.map(({ page, title }) => page ?? title)}
        subMenuOpenDelay={hoverDelay}
        onClick={({ key, domEvent }) => {
          // A click went to the link itself; the keyboard comes to the entry.
          if (domEvent.type === 'keydown') void navigate(key);
          onChosen?.();
        }}
      />
    </nav>
  );
};
