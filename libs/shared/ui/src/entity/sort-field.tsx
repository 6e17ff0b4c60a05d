import { useTranslation } from '@lms/i18n';
import { Select } from 'antd';
import styles from './entity.module.css';

interface Sorting {
  column: string;
  direction: 'asc' | 'desc';
}

export interface SortFieldProps {
  /** Those that the list can be sorted by. */
  columns: { field: string; title: string }[];
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const directions = ['asc', 'desc'] as const;

/** The order of the rows, where they are cards and have no headings to press. */
export const SortField = ({ columns, sorting, onSort }: SortFieldProps) => {
  const { t } = useTranslation();
  const label = t('admin.table.sort');
  const orders = columns.flatMap(({ field, title }) =>
    directions.map((direction) => ({
      ...{ column: field, direction, value: `${field} ${direction}` },
      label: t('admin.table.sorted', { name: title, direction }),
    })),
  );
  const chosen = orders.find(
    ({ column, direction }) => column === sorting.column && direction === sorting.direction,
  );
  return (
    <div className={styles['sort']}>
      <strong aria-hidden="true">{label}</strong>
      <Select
        virtual={false}
        aria-label={label}
        placeholder={label}
        options={orders}
        value={chosen?.value}
        onChange={(value) => {
          const order = orders.find((one) => one.value === value);
          if (order) onSort({ column: order.column, direction: order.direction });
        }}
      />
    </div>
  );
};
