import { useTranslation } from '@lms/i18n';
import { usePriceText } from '../use-price-text';
import styles from './checkout.module.css';

/** Discount, if there is one, and total of an order, in poisha. */
export const OrderTotal = ({ discount, total }: { discount: number; total: number }) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  return (
    <>
      {discount > 0 && (
        <p className={styles['sum']}>
          <span>{t('checkout.discount')}</span>
          <span>{priceText(-discount)}</span>
        </p>
      )}
      <p className={styles['sum']}>
        <span>{t('cart.total')}</span>
        <strong className={styles['total']}>{priceText(total)}</strong>
      </p>
    </>
  );
};
