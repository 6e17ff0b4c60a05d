import { Notice, ProblemNotice } from '@lms/admin-ui';
import { importLimit } from '@lms/course-management/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { useFieldText, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useSizeText } from './use-size-text';

/** Error for a file that is too large to be sent. */
export const TooLarge = ({ file }: { file: File }) => {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  return (
    <Notice tone="bad">
      {t('questionImport.file.tooLarge', { name: file.name, limit: sizeText(importLimit) })}
    </Notice>
  );
};

interface ImportProblemProps {
  error: Parameters<typeof toCallProblem>[0];
  /** True if the request was to store questions: some may be stored although no answer came. */
  isSaving: boolean;
  onAgain: () => void;
}

/** Error of a whole file, with its line if known. */
export const ImportProblem = ({ error, isSaving, onAgain }: ImportProblemProps) => {
  const { t, formats } = useTranslation();
  const problemText = useProblemText();
  const fieldText = useFieldText();
  const problem = toCallProblem(error);
  return (
    <>
      <ProblemNotice problem={problem}>
        <p>{problemText(problem)}</p>
        {problem.errors?.map((field) => (
          <p key={field.code}>
            {t('questionImport.at.line', {
              line: formats.number(Number(field.params?.['line'] ?? 1)),
              text: fieldText(field, ''),
            })}
          </p>
        ))}
        {isSaving && <p>{t('questionImport.lost')}</p>}
      </ProblemNotice>
      <div className={styles['actions']}>
        <Button type="primary" onClick={onAgain}>
          {t('questionImport.again')}
        </Button>
      </div>
    </>
  );
};
