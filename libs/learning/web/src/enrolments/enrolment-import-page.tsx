import { useSession } from '@lms/auth/web';
import { useTranslation } from '@lms/i18n';
import {
  enrolmentResource,
  enrolmentSpreadsheetColumns,
  learningPermissions,
} from '@lms/learning/contract';
import { SpreadsheetImport } from '@lms/spreadsheet-import-ui';

export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  return (
    <SpreadsheetImport
      source={{
        path: enrolmentResource.path,
        tag: enrolmentResource.tag,
        columns: enrolmentSpreadsheetColumns,
        title: t('spreadsheets.enrolment.title'),
        about: t('spreadsheets.enrolment.about'),
        mayWrite: can(learningPermissions['enrolment.write']),
      }}
    />
  );
};
