import { type ImportFormat, importFormats } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { saveUrl, toastShown, useProblemText } from '@lms/ui';
import { Button, Dropdown, type DropdownProps } from 'antd';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { questionImportApi } from './question-import-api';

const endings: Record<ImportFormat, string> = {
  gift: 'gift.txt',
  'moodle-xml': 'xml',
  aiken: 'aiken.txt',
  csv: 'csv',
  xlsx: 'xlsx',
};

/** What no file system takes in a name. */
const fileName = (name: string) => name.replace(/[\\/:*?"<>|\s\p{Cc}]+/gu, ' ').trim();

/** Saves all questions of a bank as a file that other systems, and this one, import. */
export const QuestionExportMenu = ({ bank }: { bank: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [exportBank, { isLoading }] = questionImportApi.useExportBankMutation();
  const button = useRef<HTMLButtonElement>(null);

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

  const menu: DropdownProps = {
    menu: {
      items: importFormats.map((format) => ({
        key: format,
        label: t('questionImport.export.as', { format: formatName(format) }),
        onClick: () => {
          button.current?.focus();
          void save(format);
        },
      })),
    },
    trigger: ['click'],
    // A menu that opens takes the focus, as readers without a mouse expect of menus.
    autoFocus: true,
  };
  return (
    <Dropdown {...menu}>
      <Button ref={button} aria-haspopup="menu" aria-busy={isLoading} disabled={isLoading}>
        {t(isLoading ? 'questionImport.export.busy' : 'questionImport.export.button')}
      </Button>
    </Dropdown>
  );
};
