import { useTranslation } from '@lms/i18n';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import styles from './entity.module.css';
import { SortField, type SortFieldProps } from './sort-field';

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
  return (
    <Drawer open={open} placement="bottom" size="default" title={title} onClose={onClose}>
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
