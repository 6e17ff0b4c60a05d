import { StatusTag } from '@lms/admin-ui';
import type { SpreadsheetColumn, SpreadsheetItem } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useRowTexts } from './row-texts';
import styles from './spreadsheet-import.module.css';

/** Statuses whose shapes the results have. */
const shapes = {
  created: 'ACTIVE',
  changed: 'PENDING',
  unchanged: 'UNCHANGED',
  rejected: 'REJECTED',
  kept: 'REJECTED',
} as const;

/** Returns the group that a row is listed in; after an undo, kept rows are a group of their own. */
export const kindOf = ({ kept, change }: SpreadsheetItem) => (kept.length > 0 ? 'kept' : change);

const Value = ({ value }: { value: string }) => {
  const { t } = useTranslation();
  return value || <em>{t('spreadsheets.items.blank')}</em>;
};

interface RowCardProps {
  item: SpreadsheetItem;
  columns: readonly SpreadsheetColumn[];
}

/** One row of the file with its result and reasons. */
export const RowCard = ({ item, columns }: RowCardProps) => {
  const { t, formats } = useTranslation();
  const { nameOf, reasonOf } = useRowTexts(columns);
  const { row, name, differences, errors, kept } = item;
  const kind = kindOf(item);
  const keptFields = kept.filter(Boolean).map(nameOf);
  return (
    <li className={styles['item']} data-bad={shapes[kind] === 'REJECTED' || undefined}>
      <div className={styles['itemHead']}>
        <span className={styles['small']}>
          {t('spreadsheets.items.row', { row: formats.number(row) })}
        </span>
        <strong>{name || t('spreadsheets.items.unnamed')}</strong>
        <StatusTag status={shapes[kind]} text={t(`spreadsheets.change.${kind}`)} />
      </div>
      {errors.length > 0 && (
        <ul className={`${styles['reasons']} ${styles['bad']}`}>
          {errors.map((problem, index) => (
            <li key={index}>{reasonOf(problem)}</li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <dl className={styles['differences']}>
          {differences.map(({ field, before, after }) => (
            <div key={field}>
              <dt>{nameOf(field)}</dt>
              <dd>
                <del>
                  <span className="visually-hidden">{t('spreadsheets.items.before')} </span>
                  <Value value={before} />
                </del>{' '}
                <span aria-hidden="true">→</span>{' '}
                <ins>
                  <span className="visually-hidden">{t('spreadsheets.items.after')} </span>
                  <Value value={after} />
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {kept.length > 0 && (
        <p className={styles['bad']}>
          {keptFields.length > 0
            ? t('spreadsheets.undo.keptFields', { fields: keptFields.join(', ') })
            : t('spreadsheets.undo.keptWhole')}
        </p>
      )}
    </li>
  );
};
