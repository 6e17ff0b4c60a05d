import { useTranslation } from '@lms/i18n';
import styles from './price.module.css';

export const Price = ({ poisha }: { poisha: number }) => {
  const { t, formats } = useTranslation();
  return (
    <span className={styles['price']}>
      {poisha === 0 ? t('common.price.free') : formats.money(poisha)}
    </span>
  );
};
