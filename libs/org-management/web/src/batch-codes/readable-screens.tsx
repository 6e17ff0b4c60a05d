import { useSession } from '@lms/auth/web';
import { menuFor, menuPaths } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import styles from './batch-codes.module.css';

/** Screens that organization users may read although their menu has no entry for them. */
const screens = [
  ['organizationInfo', '/settings/organization-info'],
  ['courses', '/course-management/create-course'],
  ['instructors', '/course-management/create-instructor'],
  ['questions', '/course-management/create-question'],
  ['quizzes', '/course-management/create-quizes'],
] as const;

/** Links to those screens, on the screen where these users start. */
export const ReadableScreens = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  const inMenu = user ? menuPaths(menuFor(user)) : [];
  const links = screens.filter(([, path]) => !inMenu.includes(path));
  if (links.length === 0) return null;
  return (
    <nav className={styles['screens']} aria-labelledby="readable-screens">
      <h2 id="readable-screens">{t('batches.alsoOpen')}</h2>
      <ul>
        {links.map(([title, path]) => (
          <li key={path}>
            <Link to={path}>{t(`admin.menu.${title}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
