import { Notice } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { ImportProgress } from '@lms/spreadsheet-import-ui';
import { useImportProgress } from './use-import-progress';

interface ImportRunningProps {
  /** Name of the file. */
  name: string;
  /** Id under which the server tells the progress. */
  progress: string;
  /** The questions are stored once they have been checked. */
  saves: boolean;
}

/** Progress of a file that is being checked or imported. */
export const ImportRunning = ({ name, progress, saves }: ImportRunningProps) => {
  const { t, formats } = useTranslation();
  const heard = useImportProgress(progress);
  const { done, total } = heard ?? { done: 0, total: 0 };
  const action = saves ? t('questionImport.importing') : t('questionImport.checking', { name });
  if (!heard && !saves) return <Notice>{action}</Notice>;
  return (
    <ImportProgress
      // The button that started the import is gone; the file's field, which starts a check, is not.
      title={saves ? t('questionImport.progress.title') : undefined}
      text={
        done === total
          ? action
          : t('questionImport.progress.checked', {
              done: formats.number(done),
              total: formats.number(total),
            })
      }
      done={done}
      total={total}
      said={(percent) => t('questionImport.progress.said', { percent })}
    />
  );
};
