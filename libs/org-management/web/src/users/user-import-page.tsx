import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  orgManagementPermissions,
  tenantRoles,
  userResource,
  userSpreadsheetColumns,
} from '@lms/org-management/contract';
import { SpreadsheetImport } from '@lms/spreadsheet-import-ui';
import { useLocation } from 'react-router-dom';
import { userLists } from './user-paths';

/** Import of users by spreadsheet: of organizations only, or all. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const isOfTenants = useLocation().pathname.startsWith(userLists.tenants);
  return (
    <SpreadsheetImport
      source={{
        path: userResource.path,
        tag: userResource.tag,
        columns: userSpreadsheetColumns,
        filter: isOfTenants ? { roles: tenantRoles } : undefined,
        title: t('spreadsheets.user.title'),
        about: t('spreadsheets.user.about'),
        invite: {
          label: t('spreadsheets.user.invite'),
          hint: t('spreadsheets.user.inviteHint'),
        },
        mayWrite: can(orgManagementPermissions['user.write']),
      }}
    />
  );
};
