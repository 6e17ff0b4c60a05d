import {
  type EntityTypes,
  type ExportFormat,
  exportFormats,
  menuItemAt,
  type Resource,
} from '@lms/contract';
import { type EntityCalls, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Icon, saveUrl, toastShown, useProblemText } from '@lms/ui';
import { Button, Dropdown, type DropdownProps } from 'antd';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { toDhaka } from './dhaka-time';
import type { EntityView } from './entity-column';
import styles from './entity.module.css';

interface ExportMenuProps<T extends EntityTypes> {
  resource: Resource<T>;
  table: TableControl<T>;
  view: EntityView<T>;
  useExport: NonNullable<EntityCalls<T>['useExport']>;
}

/** Exports all matching rows, or the selected ones, with the visible columns. */
export const ExportMenu = <T extends EntityTypes>({
  resource,
  table: { query, state, isMatchingSelected },
  view,
  useExport,
}: ExportMenuProps<T>) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const dispatch = useDispatch();
  const [exportItems] = useExport();
  const entry = menuItemAt(useLocation().pathname);
  const title = entry ? t(entry.translate) : resource.path.slice(1);
  const [isLoading, setIsLoading] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const statusTexts = Object.fromEntries(
    resource.statuses.map((status) => [status, view.statusText(status)]),
  );
  const save = async (format: ExportFormat) => {
    const { selectedRowIds } = state.grouping;
    setIsLoading(true);
    const { data, error } = await exportItems({
      state: query,
      format,
      title,
      columns: view.columns.map(({ field, title, exportField, exportTexts }) => ({
        field: exportField ?? field,
        title,
        texts: exportTexts ?? (field === 'status' ? statusTexts : undefined),
      })),
      ...(selectedRowIds.length > 0 && !isMatchingSelected && { ids: selectedRowIds }),
    });
    setIsLoading(false);
    const today = toDhaka(new Date().toISOString()).slice(0, 10);
    if (data) saveUrl(`${title} ${today}.${format}`, data);
    const done = data
      ? { type: 'success' as const, message: t('admin.toast.exported') }
      : { type: 'error' as const, message: problemText(toCallProblem(error)) };
    dispatch(toastShown(done));
  };

  const menu: DropdownProps = {
    menu: {
      items: exportFormats.map((format) => ({
        key: format,
        label: t('admin.table.exportAs', { format: format.toUpperCase() }),
        onClick: () => {
          button.current?.focus();
          void save(format);
        },
      })),
    },
    trigger: ['click'],
    // Screen reader users expect an opening menu to take the focus.
    autoFocus: true,
  };
  return (
    <Dropdown {...menu}>
      <Button
        ref={button}
        className={styles['iconed']}
        icon={<Icon name="M12 3v12M7 10l5 5 5-5M4 16v5h16v-5" size={16} />}
        aria-haspopup="menu"
        aria-busy={isLoading}
        disabled={isLoading}
      >
        {isLoading ? t('admin.table.exporting') : (view.exportText ?? t('admin.table.export'))}
      </Button>
    </Dropdown>
  );
};
