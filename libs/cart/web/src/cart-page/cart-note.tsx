import { useTranslation } from '@lms/i18n';
import { usePriceText } from '../use-price-text';
import type { CartLine } from '../use-quote';
import styles from './cart-page.module.css';

/** Remarks on a course besides its price. */
export const CartNote = ({ item, quoted }: CartLine) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  if (!quoted) return null;
  const { problem, price } = quoted;
  if (!problem && price === item.price) return null;
  return (
    <p className={styles['note']}>
      {problem === 'cart.unavailable'
        ? t('cart.unavailable')
        : problem === 'cart.alreadyEnrolled'
          ? t('cart.alreadyEnrolled')
          : t('cart.priceChanged', { before: priceText(item.price), now: priceText(price) })}
    </p>
  );
};
