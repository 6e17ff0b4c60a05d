import type { Order } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { usePriceText } from '../use-price-text';
import styles from './checkout.module.css';

/** Date and amount of a paid order, on screen and on paper. */
export const OrderFacts = ({ order: { createdAt, total } }: { order: Order }) => {
  const { t, formats } = useTranslation();
  const priceText = usePriceText();
  return (
    <dl className={styles['facts']}>
      <dt>{t('checkout.result.date')}</dt>
      <dd>{formats.date(createdAt)}</dd>
      <dt>{t('checkout.result.paid')}</dt>
      <dd>{priceText(total)}</dd>
    </dl>
  );
};
