import { useSession } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useDropdown } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './quick-actions.module.css';
import { ToolButton } from './tool-button';

interface Action {
  key: 'learn' | 'findCourse' | 'categories' | 'profile' | 'verify';
  path: string;
}
const findCourse: Action = { key: 'findCourse', path: '/courses' };
const verify: Action = { key: 'verify', path: '/verify' };
const profile: Action = { key: 'profile', path: '/profile' };

/** Most frequent actions of each role. */
const actions: Record<Role, readonly Action[]> = {
  ROLE_USER: [{ key: 'learn', path: '/my-courses' }, findCourse, profile, verify],
  ROLE_ORG_USER: [profile, findCourse, verify],
  ROLE_ORGADMIN: [profile, findCourse, verify],
  ROLE_SYSTEM: [
    { key: 'categories', path: '/course-management/create-course-category' },
    findCourse,
    profile,
    verify,
  ],
};

/** Shortcuts in the header, by role. */
export const QuickActions = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const { open, root, button, toggle } = useDropdown();
  const entries = new Set(user?.roles.flatMap((role) => actions[role]));
  return (
    <div className={styles['menu']} ref={root}>
      <ToolButton
        ref={button}
        icon="bolt"
        label={t('shell.actions.title')}
        aria-expanded={open}
        aria-controls="quick-actions"
        onClick={toggle}
      />
      <ul id="quick-actions" className={styles['list']} hidden={!open}>
        {[...entries].map(({ key, path }) => (
          <li key={key}>
            <Link to={path}>{t(`shell.actions.${key}`)}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
