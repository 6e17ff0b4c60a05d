import { useTranslation } from '@lms/i18n';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import styles from './entity.module.css';
import { SortField, type SortFieldProps } from './sort-field';
import { useOpenerFocus } from './use-opener-focus';

interface FilterDrawerProps {
  open: boolean;
  title: string;
  sort?: SortFieldProps;
  children: ReactNode;
  onClose: () => void;
}

/** Drawer with filters and sorting on a phone. */
export const FilterDrawer = ({ open, title, sort, children, onClose }: FilterDrawerProps) => {
  const { t } = useTranslation();
  useOpenerFocus(open);
  return (
    <Drawer
      open={open}
      placement="bottom"
      size="auto"
      rootClassName={styles['filters']}
      title={title}
      onClose={onClose}
    >
      <div className={styles['drawer']}>
        {sort && <SortField {...sort} />}
        {children}
        <Button type="primary" onClick={onClose}>
          {t('admin.table.showResults')}
        </Button>
      </div>
    </Drawer>
  );
};
