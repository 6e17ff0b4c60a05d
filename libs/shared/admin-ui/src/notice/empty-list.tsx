import { useTranslation } from '@lms/i18n';
import { Empty } from 'antd';
import type { ReactNode } from 'react';
import styles from './empty-list.module.css';

const drawing = (
  <svg className={styles['drawing']} viewBox="0 0 64 40" aria-hidden="true">
    <path d="M8 20 16 6h32l8 14v14H8zM8 20h14c0 8 20 8 20 0h14" />
  </svg>
);

/** Text in place of what there is none of, with the next useful action. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <Empty
    classNames={{ root: styles['empty'], image: styles['image'], footer: styles['footer'] }}
    image={drawing}
    description={text}
  >
    {children}
  </Empty>
);

/** Says that a list is empty, why or what to do next. */
export const EmptyList = ({ text, children }: { text?: string; children?: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <EmptyState text={t('common.state.noItems')}>
      {text && <p>{text}</p>}
      {children}
    </EmptyState>
  );
};
