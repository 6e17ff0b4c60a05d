import { ButtonLink } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { importPath } from '../questions/question-paths';
import { QuestionExportMenu } from './question-export-menu';

interface BankFilesProps {
  bank: { id: string; name: string };
  mayWrite: boolean;
}

/** Buttons to import questions into a bank and to export them. */
export const BankFiles = ({ bank, mayWrite }: BankFilesProps) => {
  const { t } = useTranslation();
  return (
    <>
      {mayWrite && <ButtonLink to={importPath(bank.id)}>{t('questionImport.title')}</ButtonLink>}
      <QuestionExportMenu bank={bank} />
    </>
  );
};
