import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyList } from '../notice/empty-list';
import styles from './entity.module.css';

interface EmptyRowsProps {
  /** Shows everything again; without it there is nothing to show yet. */
  onReset?: () => void;
  /** First actions of a list that holds nothing. */
  children: ReactNode;
}

/** Place of rows of which there are none: none match, or there is none yet. */
export const EmptyRows = ({ onReset, children }: EmptyRowsProps) => {
  const { t } = useTranslation();
  return onReset ? (
    <EmptyList text={t('admin.table.noMatch')}>
      <Button onClick={onReset}>{t('admin.table.clear')}</Button>
    </EmptyList>
  ) : (
    <EmptyList>
      <div className={styles['firsts']}>{children}</div>
    </EmptyList>
  );
};
