import { whileBusy } from '@lms/admin-ui';
import { type ImportFormat, importFormats } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { saveUrl, toastShown, useDropdown, useProblemText } from '@lms/ui';
import { Button } from 'antd';
import { useDispatch } from 'react-redux';
import styles from './question-export-menu.module.css';
import { questionImportApi } from './question-import-api';

const endings: Record<ImportFormat, string> = {
  gift: 'gift.txt',
  'moodle-xml': 'xml',
  aiken: 'aiken.txt',
  csv: 'csv',
  xlsx: 'xlsx',
};

/** Replaces characters that file systems refuse in a name. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim();

/** Exports all questions of a bank as a file, in one of several formats. */
export const QuestionExportMenu = ({ bank }: { bank: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [exportBank, { isLoading }] = questionImportApi.useExportBankMutation();
  const { open, root, button, toggle, close } = useDropdown({ onlyPath: true });

  const formatName = (format: ImportFormat) => t(`questionImport.format.${format}`);
  const save = async (format: ImportFormat) => {
    const { data, error } = await exportBank({ bankId: bank.id, format });
    if (!data) {
      const message = problemText(toCallProblem(error));
      dispatch(toastShown({ type: 'error', message }));
      return;
    }
    saveUrl(`${fileName(bank.name)}.${endings[format]}`, data.url);
    const leftOut = { count: data.leftOut, format: formatName(format) };
    dispatch(
      data.leftOut > 0
        ? toastShown({ type: 'warning', message: t('questionImport.export.leftOut', leftOut) })
        : toastShown({ type: 'success', message: t('questionImport.export.done') }),
    );
  };

  return (
    <div ref={root} className={styles['root']}>
      <Button ref={button} {...whileBusy(isLoading)} aria-expanded={open} onClick={toggle}>
        {t(isLoading ? 'questionImport.export.busy' : 'questionImport.export.button')}
      </Button>
      {open && (
        <ul className={styles['menu']}>
          {importFormats.map((format) => (
            <li key={format}>
              <Button
                type="link"
                block
                onClick={() => {
                  close();
                  button.current?.focus();
                  void save(format);
                }}
              >
                {t('questionImport.export.as', { format: formatName(format) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
