import { type EntityTypes, type FindResult, pageSizes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import type { TableControl } from '@lms/table-state';
import { Pagination, Select } from 'antd';
import styles from './entity.module.css';

interface TablePagerProps<T extends EntityTypes> {
  table: TableControl<T>;
  result: FindResult<T['item']>;
}

/** Range of the rows shown, page size and page links. */
export const TablePager = <T extends EntityTypes>({ table, result }: TablePagerProps<T>) => {
  const { t, formats } = useTranslation();
  const { page, pageSize } = table.state.paginator;
  const { items, total, totalIsEstimate } = result;
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className={`screen-only ${styles['pager']}`} aria-label={t('admin.table.pages')}>
      <p>
        {t(totalIsEstimate ? 'admin.table.rangeOfAbout' : 'admin.table.range', {
          total,
          from,
          to: from + items.length - 1,
        })}
      </p>
      <Select
        aria-label={t('admin.table.pageSizeLabel')}
        value={pageSize}
        options={pageSizes.map((value) => ({
          value,
          label: t('admin.table.pageSize', { count: value }),
        }))}
        onChange={(size) => table.change({ pageSize: size })}
      />
      <Pagination
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showLessItems
        itemRender={(shown, type, original) =>
          type === 'page' ? (
            <span aria-current={shown === page ? 'page' : undefined}>{formats.number(shown)}</span>
          ) : (
            original
          )
        }
        onChange={(next) => table.change({ page: next })}
      />
    </nav>
  );
};
