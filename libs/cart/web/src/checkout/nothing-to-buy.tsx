import { useTranslation } from '@lms/i18n';
import { Alert, ButtonLink } from '@lms/ui';
import { CartNote } from '../cart-page/cart-note';
import type { CartLine } from '../use-quote';
import styles from './checkout.module.css';

/** Says of each course in the cart why it can't be bought, and leads to where it is removed. */
export const NothingToBuy = ({ lines }: { lines: CartLine[] }) => {
  const { t } = useTranslation();
  return (
    <section className={`panel ${styles['order']}`}>
      <Alert tone="warn">
        <p>{t('cart.nothingToBuy')}</p>
      </Alert>
      <ul className={styles['list']}>
        {lines.map((line) => (
          <li key={line.item.courseId} className={styles['line']}>
            <span>
              <strong lang={line.item.language}>{line.item.title}</strong>
              <CartNote {...line} />
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/cart" wide>
        {t('checkout.back')}
      </ButtonLink>
      <ButtonLink to="/courses" look="secondary" wide>
        {t('cart.keepShopping')}
      </ButtonLink>
    </section>
  );
};
