import { useTranslation } from '@lms/i18n';
import { ButtonLink, Loading, Skeleton } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import { pricesSeen } from '../cart-slice';
import { selectIsPartnerCourse } from '../partner-course-slice';
import { usePriceText } from '../use-price-text';
import type { useQuote } from '../use-quote';
import { useRefusalToBuy } from '../use-refusal-to-buy';
import styles from './cart-page.module.css';

type Buyable = Pick<ReturnType<typeof useQuote>, 'total' | 'buyable'>;

/** Link to checkout, or why there is none. */
const ToCheckout = ({ total, buyable }: Buyable) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isPartnerCourse = useSelector(selectIsPartnerCourse);
  const refusal = useRefusalToBuy();
  if (refusal) return refusal;
  if (buyable.length === 0) return <p>{t('cart.nothingToBuy')}</p>;
  return (
    <>
      {isPartnerCourse && <p>{t('cart.batchCodeHint')}</p>}
      <ButtonLink to="/checkout" wide onClick={() => dispatch(pricesSeen(buyable))}>
        {t(total === 0 ? 'cart.enrolFree' : 'cart.checkout')}
      </ButtonLink>
    </>
  );
};

/** Total of the cart, with the link to checkout. */
export const CartSummary = ({ total, buyable }: Buyable) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  return (
    <section className={`panel ${styles['summary']}`} aria-label={t('cart.total')}>
      {total === undefined ? (
        <Loading>
          <Skeleton height={8} />
        </Loading>
      ) : (
        <>
          <p className={styles['total']}>
            <span>{t('cart.total')}</span>
            <strong>{priceText(total)}</strong>
          </p>
          <ToCheckout total={total} buyable={buyable} />
          <ButtonLink to="/courses" look="secondary" wide>
            {t('cart.keepShopping')}
          </ButtonLink>
        </>
      )}
    </section>
  );
};
