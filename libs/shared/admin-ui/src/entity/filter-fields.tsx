import type { EntityTypes, TableState } from '@lms/contract';
import { Icon } from '@lms/ui';
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

/** Longest list that is chosen from without typing. */
const maxUnsearched = 12;

/**
 * A chip for each filter, which opens its choice: dashed while it is not set, with its values when
 * it is. Several values of a field are combined with "or".
 */
export const FilterFields = <T extends EntityTypes>({
  filters,
  filter,
  onChange,
}: FilterFieldsProps<T>) =>
  filters.map(({ field, label, options }) => {
    const values = toList((filter as Record<string, unknown>)[field]);
    return (
      <Select
        key={field}
        className={styles['chip']}
        data-set={values.length > 0}
        mode="multiple"
        aria-label={label}
        prefix={
          <>
            {values.length === 0 && <Icon name="M12 5v14M5 12h14" size={12} />}
            {label}
          </>
        }
        suffixIcon={null}
        maxTagCount={0}
        maxTagPlaceholder={(chosen) => chosen.map((value) => value.label).join(', ')}
        popupMatchSelectWidth={false}
        showSearch={options.length > maxUnsearched && { optionFilterProp: 'label' }}
        allowClear={{ clearIcon: <Icon name="close" size={14} /> }}
        options={options}
        value={values}
        onChange={(values: string[]) => {
          const chosen = values.length > 0 ? values : undefined;
          onChange({ ...filter, [field]: chosen });
        }}
      />
    );
  });
