import { useSession } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './quick-actions.module.css';

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

export interface QuickActionListProps {
  /** Shows the keys of the keyboard, where screens have some. */
  onKeys?: () => void;
}

/** Entries of the quick actions. */
export const QuickActionList = ({ onKeys }: QuickActionListProps) => {
  const { t } = useTranslation();
  const { user } = useSession();
  const entries = new Set(user?.roles.flatMap((role) => actions[role]));
  return (
    <ul>
      {[...entries].map(({ key, path }) => (
        <li key={key}>
          <Link to={path}>{t(`shell.actions.${key}`)}</Link>
        </li>
      ))}
      {onKeys && (
        <li className={styles['keys']}>
          <button type="button" onClick={onKeys}>
            {t('shell.actions.keys')}
          </button>
        </li>
      )}
    </ul>
  );
};
