import { useTranslation } from '@lms/i18n';
import styles from './price.module.css';

export const Price = ({ poisha }: { poisha: number }) => {
  const { t, formats } = useTranslation();
  return (
    <span className={`${styles['price']} ${poisha ? '' : styles['free']}`}>
      {poisha ? formats.money(poisha) : t('common.price.free')}
    </span>
  );
};
