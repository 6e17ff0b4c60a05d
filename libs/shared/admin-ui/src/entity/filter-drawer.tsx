import { useTranslation } from '@lms/i18n';
import { Button, Drawer, type DrawerProps } from 'antd';
import type { ReactNode } from 'react';
import { isSecondClick } from '../modal/is-second-click';
import styles from './entity.module.css';
import { SortField, type SortFieldProps } from './sort-field';
import { useOpenerFocus } from './use-opener-focus';

interface FilterDrawerProps {
  open: boolean;
  title: string;
  sort?: SortFieldProps;
  placement: DrawerProps['placement'];
  children: ReactNode;
  onClose: () => void;
}

/** Drawer with filters, on a phone with sorting. */
export const FilterDrawer = ({
  open,
  title,
  sort,
  placement,
  children,
  onClose,
}: FilterDrawerProps) => {
  const { t } = useTranslation();
  useOpenerFocus(open);
  return (
    <Drawer
      open={open}
      placement={placement}
      size={placement === 'bottom' ? 'auto' : undefined}
      rootClassName={styles['filters']}
      title={title}
      onClose={(event) => {
        if (!isSecondClick(event)) onClose();
      }}
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
