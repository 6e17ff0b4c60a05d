import type { EntityTypes, TableState } from '@lms/contract';
import { Select } from 'antd';
import type { EntityFilter } from './entity-column';
import styles from './entity.module.css';

interface FilterFieldsProps<T extends EntityTypes> {
  filters: EntityFilter<T>[];
  filter: TableState<T>['filter'];
  onChange: (filter: TableState<T>['filter']) => void;
}

const toList = (value: unknown): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** One field for each filter. Several values of a field are combined with "or". */
export const FilterFields = <T extends EntityTypes>({
  filters,
  filter,
  onChange,
}: FilterFieldsProps<T>) =>
  filters.map(({ field, label, options }) => (
    <Select
      key={field}
      className={styles['filter']}
      mode="multiple"
      aria-label={label}
      placeholder={label}
      maxTagCount="responsive"
      popupMatchSelectWidth={false}
      showSearch={false}
      allowClear
      options={options}
      value={toList((filter as Record<string, unknown>)[field])}
      onChange={(values: string[]) => {
        const chosen = values.length > 0 ? values : undefined;
        onChange({ ...filter, [field]: chosen });
      }}
    />
  ));
