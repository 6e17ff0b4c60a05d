import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import styles from './rating.module.css';

/** Average and number of ratings, read out as one sentence. */
export const Rating = ({ average, count }: { average: number; count: number }) => {
  const { t, formats } = useTranslation();
  if (count === 0) return <span className={styles['none']}>{t('common.noRating')}</span>;
  const stars = formats.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles['rating']}>
      <span className="visually-hidden">{t('common.rating', { stars, count })}</span>
      <span className={styles['star']} aria-hidden="true">
        <Icon name="star" size={16} filled />
      </span>
      <span aria-hidden="true">
        {stars} ({formats.number(count)})
      </span>
    </span>
  );
};
