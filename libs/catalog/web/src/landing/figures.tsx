import type { Landing } from '@lms/catalog/contract';
import { useTranslation } from '@lms/i18n';
import styles from './landing.module.css';

const names = ['courses', 'learners', 'certificates'] as const;

export const Figures = ({ figures }: Pick<Landing, 'figures'>) => {
  const { t, formats } = useTranslation();
  return (
    <section className={`below-fold ${styles['band']}`}>
      <svg viewBox="-100 -100 200 200" className={styles['art']} aria-hidden="true">
        <use href="#o-arch-12" />
        <use href="#i-gem-12" />
        <use href="#heart" />
      </svg>
      <div className={`container ${styles['columns']}`}>
        <div>
          <h2>{t('catalog.landing.economy.title')}</h2>
          <p>{t('catalog.landing.economy.text')}</p>
        </div>
        <ul className={styles['figures']}>
          {names.map((name) => (
            <li key={name}>
              <strong>{formats.number(figures[name])}</strong>{' '}
              {t(`catalog.landing.economy.${name}`, { count: figures[name] })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
