import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import { Select } from '../fields/select';
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
  const id = useId();
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
    <div className={styles['sort']}>
      <label htmlFor={id}>{t('admin.table.sort')}</label>
      <Select
        id={id}
        value={chosen?.value ?? ''}
        onChange={(next) => {
          const order = orders.find(({ value }) => value === next);
          if (order) onSort({ column: order.column, direction: order.direction });
        }}
        options={[...(chosen ? [] : [{ value: '', label: t('admin.form.none') }]), ...orders]}
      />
    </div>
  );
};
