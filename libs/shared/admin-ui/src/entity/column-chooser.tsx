import type { EntityTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Icon, useDropdown } from '@lms/ui';
import { Button } from 'antd';
import { DensityChoice } from './density-choice';
import type { EntityColumn } from './entity-column';
import styles from './entity.module.css';
import { scrollPanelIntoView } from './scroll-panel-into-view';

interface ColumnChooserProps<T extends EntityTypes> {
  table: TableControl<T>;
  columns: EntityColumn<T['item']>[];
}

/** Menu of the columns to show; the first column always shows. */
export const ColumnChooser = <T extends EntityTypes>({ table, columns }: ColumnChooserProps<T>) => {
  const { t } = useTranslation();
  const { open, root, button, toggle } = useDropdown({ onlyPath: true });
  const { hiddenColumns, hideColumns } = table;
  return (
    <div ref={root} className={styles['columns']}>
      <Button
        ref={button}
        className={styles['iconed']}
        icon={<Icon name="M4 5h16v14H4zM9.5 5v14M14.5 5v14" size={16} />}
        aria-expanded={open}
        onClick={toggle}
      >
        {t('admin.table.columns')}
      </Button>
      {open && (
        <fieldset ref={scrollPanelIntoView}>
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
          <DensityChoice />
        </fieldset>
      )}
    </div>
  );
};
