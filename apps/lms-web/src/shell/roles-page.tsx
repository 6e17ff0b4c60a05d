import { authPermissions } from '@lms/auth/contract';
import { useSession } from '@lms/auth/web';
import { cartPermissions } from '@lms/cart/contract';
import { communicationPermissions } from '@lms/communication/contract';
import { menuFor, reachOf, type Role, roles, sharedPermissions } from '@lms/contract';
import { courseManagementPermissions } from '@lms/course-management/contract';
import { dashboardPermissions } from '@lms/dashboard/contract';
import { useTranslation } from '@lms/i18n';
import { learningPermissions } from '@lms/learning/contract';
import { orgManagementPermissions } from '@lms/org-management/contract';
import { reportsPermissions } from '@lms/reports/contract';
import { PageHead } from '@lms/ui';
import styles from './roles-page.module.css';

const allLists = {
  ...courseManagementPermissions,
  ...orgManagementPermissions,
  ...cartPermissions,
  ...learningPermissions,
  ...sharedPermissions,
  ...dashboardPermissions,
  ...communicationPermissions,
  ...authPermissions,
  ...reportsPermissions,
};
const allPermissions = Object.values(allLists);

const RoleCard = ({ role, isOwn }: { role: Role; isOwn: boolean }) => {
  const { t } = useTranslation();
  const may = allPermissions.filter((permission) => reachOf([role], permission) !== 'none');
  const areas = menuFor({ roles: [role], organizationCode: null });
  return (
    <li className={`panel ${styles['role']}`} aria-current={isOwn || undefined}>
      <h2>{t(`shell.role.${role}.name`)}</h2>
      {isOwn && <p className={styles['own']}>{t('shell.roles.own')}</p>}
      <p>{t(`shell.role.${role}.text`)}</p>
      <h3>{t('shell.roles.may')}</h3>
      <ul>
        {may.map(({ name }) => (
          <li key={name}>{t(`shell.permission.${name}`)}</li>
        ))}
      </ul>
      <h3>{t('shell.roles.sees')}</h3>
      <ul>
        {areas.map(({ title, translate }) => (
          <li key={title}>{t(translate)}</li>
        ))}
      </ul>
    </li>
  );
};

/** `/user-management/roles`: the platform's roles and their permissions. */
export const Page = () => {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <>
      <PageHead title={t('shell.roles.title')} />
      <h1>{t('shell.roles.title')}</h1>
      <p>{t('shell.roles.intro')}</p>
      <ul className={styles['roles']}>
        {roles.map((role) => (
          <RoleCard key={role} role={role} isOwn={user?.roles.includes(role) ?? false} />
        ))}
      </ul>
    </>
  );
};
