import type { EntityTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { EmptyState } from '@lms/ui';
import { Button } from 'antd';

/**
 * Page beyond the end of a list: `useLoadedRows` leaves it for the last one, unless the number of
 * rows is an estimate.
 */
export const NoTablePage = <T extends EntityTypes>({ table }: { table: TableControl<T> }) => {
  const { t, formats } = useTranslation();
  const { page } = table.state.paginator;
  return (
    <EmptyState text={t('common.state.noPage', { page: formats.number(page) })}>
      <Button type="primary" onClick={() => table.change({ page: 1 })}>
        {t('common.state.firstPage')}
      </Button>
    </EmptyState>
  );
};
