import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  batchCodeResource,
  batchCodeSpreadsheetColumns,
  orgManagementPermissions,
} from '@lms/org-management/contract';
import { SpreadsheetImport } from '@lms/spreadsheet-import-ui';

export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  return (
    <SpreadsheetImport
      source={{
        path: batchCodeResource.path,
        tag: batchCodeResource.tag,
        columns: batchCodeSpreadsheetColumns,
        title: t('spreadsheets.batchCode.title'),
        about: t('spreadsheets.batchCode.about'),
        mayWrite: can(orgManagementPermissions['batchCode.write']),
      }}
    />
  );
};
