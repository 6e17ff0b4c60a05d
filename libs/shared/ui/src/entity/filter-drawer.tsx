import { useTranslation } from '@lms/i18n';
import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import styles from './entity.module.css';

interface FilterDrawerProps {
  open: boolean;
  title: string;
  children: ReactNode;
  onClose: () => void;
}

/** Where filters lie on a phone. */
export const FilterDrawer = ({ open, title, children, onClose }: FilterDrawerProps) => {
  const { t } = useTranslation();
  return (
    <Drawer open={open} placement="bottom" size="default" title={title} onClose={onClose}>
      <div className={styles['drawer']}>
        {children}
        <Button type="primary" onClick={onClose}>
          {t('admin.table.showResults')}
        </Button>
      </div>
    </Drawer>
  );
};
