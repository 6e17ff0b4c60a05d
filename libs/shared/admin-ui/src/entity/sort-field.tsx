import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import styles from './entity.module.css';

interface Sorting {
  column: string;
  direction: 'asc' | 'desc';
}

export interface SortFieldProps {
  /** Sortable columns. */
  columns: { field: string; title: string }[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const directions = ['asc', 'desc'] as const;

/** Sort order of cards, which have no headings to click. */
export const SortField = ({ columns, sorting, onSort }: SortFieldProps) => {
  const { t } = useTranslation();
  const orders = columns.flatMap(({ field, title }) =>
    directions.map((direction) => ({
      column: field,
      direction,
      value: `${field} ${direction}`,
      label: t('admin.table.sorted', { name: title, context: direction }),
    })),
  );
  const chosen = orders.find(
    ({ column, direction }) => column === sorting.column && direction === sorting.direction,
  );
  return (
    <label className={styles['sort']}>
      <strong>{t('admin.table.sort')}</strong>
      <Select
        value={chosen?.value ?? ''}
        onChange={({ target }) => {
          const order = orders.find(({ value }) => value === target.value);
          if (order) onSort({ column: order.column, direction: order.direction });
        }}
      >
        {!chosen && <option value="">{t('admin.form.none')}</option>}
        {orders.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
};
