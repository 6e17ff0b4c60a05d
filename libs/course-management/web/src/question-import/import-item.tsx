import { StatusTag } from '@lms/admin-ui';
import type { ImportItem, ImportProblem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { useFieldText } from '@lms/ui';

interface ImportItemProps {
  item: ImportItem;
  /** True for a table, whose items have row numbers; a text has line numbers. */
  isTable: boolean;
  isDone: boolean;
}

const states = {
  good: ['item.accepted', 'item.imported'],
  bad: ['item.rejected', 'item.notImported'],
} as const;

/** Turns the shares of a problem into numbers, so that they appear in the reader's digits. */
const asNumbers = (params: ImportProblem['params']) =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      name === 'sum' || name === 'grade' ? Number(value) : value,
    ]),
  );

/** One question of an import file: its place, content and problems. */
export const ImportItemCard = ({ item, isTable, isDone }: ImportItemProps) => {
  const { t, formats } = useTranslation();
  const fieldText = useFieldText();
  const { line, name, type, category, errors, notes } = item;
  const place = isTable ? 'row' : 'line';
  const isTaken = errors.length === 0;
  const state = states[isTaken ? 'good' : 'bad'][isDone ? 1 : 0];
  const text = ({ code, params, line: at }: ImportProblem) =>
    t(`questionImport.at.${place}`, {
      line: formats.number(at),
      text: fieldText({ field: '', code, params: asNumbers(params) }, ''),
    });
  return (
    <li className={styles['item']} data-bad={!isTaken || undefined}>
      <div className={styles['itemHead']}>
        <span className={styles['small']}>
          {t(`questionImport.place.${place}`, { line: formats.number(line) })}
        </span>
        <strong>{name || t('questionImport.item.unnamed')}</strong>
        <span className={styles['small']}>
          {type ? t(`questions.type.${type}`) : t('questionImport.item.unknownType')}
        </span>
        <StatusTag status={isTaken ? 'ACTIVE' : 'REJECTED'} text={t(`questionImport.${state}`)} />
      </div>
      {category && (
        <p className={styles['small']}>{t('questionImport.item.category', { category })}</p>
      )}
      {errors.length > 0 && (
        <ul className={`${styles['reasons']} ${styles['bad']}`}>
          {errors.map((problem, index) => (
            <li key={index}>{text(problem)}</li>
          ))}
        </ul>
      )}
      {notes.length > 0 && (
        <ul className={`${styles['reasons']} ${styles['warn']}`}>
          {notes.map((note, index) => (
            <li key={index}>{text(note)}</li>
          ))}
        </ul>
      )}
    </li>
  );
};
