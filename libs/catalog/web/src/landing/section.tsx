import { useTranslation } from '@lms/i18n';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './landing.module.css';

export const Section = ({
  title,
  to,
  children,
}: {
  title: string;
  /** Address of all courses of this kind. */
  to?: string;
  children: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <section className={`container below-fold ${styles['section']}`}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {to && <Link to={to}>{t('catalog.landing.training.action')}</Link>}
      </div>
      {children}
    </section>
  );
};
