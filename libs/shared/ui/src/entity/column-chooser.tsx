import type { EntityTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import type { EntityColumn } from './entity-column';
import styles from './entity.module.css';

interface ColumnChooserProps<T extends EntityTypes> {
  table: TableControl<T>;
  columns: EntityColumn<T['item']>[];
}

/** Which columns the list shows; the first one always stands. */
export const ColumnChooser = <T extends EntityTypes>({ table, columns }: ColumnChooserProps<T>) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { hiddenColumns, hideColumns } = table;
  return (
    <div
      className={styles['columns']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setIsOpen(false);
        button.current?.focus();
      }}
    >
      <Button ref={button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('admin.table.columns')}
      </Button>
      {isOpen && (
        // It takes the focus from a click beside a box, and so stays open.
        <fieldset tabIndex={-1}>
          <legend className="visually-hidden">{t('admin.table.columns')}</legend>
          {columns.slice(1).map(({ field, title }) => (
            <label key={field}>
              <input
                type="checkbox"
                checked={!hiddenColumns.includes(field)}
                onChange={({ target }) =>
                  hideColumns(
                    target.checked
                      ? hiddenColumns.filter((hidden) => hidden !== field)
                      : [...hiddenColumns, field],
                  )
                }
              />
              {title}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
};
