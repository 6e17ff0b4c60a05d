import {
  type RowProblem,
  type SpreadsheetColumn,
  type ValidationCode,
  validationCodes,
} from '@lms/contract';
import { type TextKey, useTranslation } from '@lms/i18n';
import { useFieldText, useProblemText } from '@lms/ui';

/** Texts that differ from those of a form. */
const own = {
  taken: 'spreadsheets.reason.taken',
  duplicateInFile: 'spreadsheets.reason.duplicateInFile',
} as const;

const isValidation = (code: RowProblem['code']): code is ValidationCode =>
  (validationCodes as readonly string[]).includes(code);

/** Returns functions that describe rows in the reader's language. */
export const useRowTexts = (columns: readonly SpreadsheetColumn[]) => {
  const { t, formats } = useTranslation();
  const fieldText = useFieldText();
  const problemText = useProblemText();
  const nameOf = (field: string) => {
    const column = columns.find((one) => one.field === field);
    return column ? t(column.titleKey as TextKey) : field;
  };
  const reasonOf = ({ field, code, params }: RowProblem) => {
    if (!isValidation(code)) return problemText({ code, errors: [] });
    if (code in own) {
      const { line = 0, whom } = params ?? {};
      const earlier = { line: formats.number(Number(line)), whom };
      return t(own[code as keyof typeof own], { name: nameOf(field), ...earlier });
    }
    return fieldText({ field, code, params }, nameOf(field));
  };
  return { nameOf, reasonOf };
};
