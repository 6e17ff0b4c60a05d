import { useTranslation } from '@lms/i18n';
import { ButtonLink, Loading, Skeleton } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import { pricesSeen } from '../cart-slice';
import { selectIsPartnerCourse } from '../partner-course-slice';
import { usePriceText } from '../use-price-text';
import type { useQuote } from '../use-quote';
import styles from './cart-page.module.css';

/** Total of the cart, with the link to checkout. */
export const CartSummary = ({
  total,
  buyable,
}: Pick<ReturnType<typeof useQuote>, 'total' | 'buyable'>) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const priceText = usePriceText();
  const isPartnerCourse = useSelector(selectIsPartnerCourse);
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
          {isPartnerCourse && buyable.length > 0 && <p>{t('cart.batchCodeHint')}</p>}
          {buyable.length > 0 ? (
            <ButtonLink to="/checkout" wide onClick={() => dispatch(pricesSeen(buyable))}>
              {t(total === 0 ? 'cart.enrolFree' : 'cart.checkout')}
            </ButtonLink>
          ) : (
            <p>{t('cart.nothingToBuy')}</p>
          )}
          <ButtonLink to="/courses" look="secondary" wide>
            {t('cart.keepShopping')}
          </ButtonLink>
        </>
      )}
    </section>
  );
};
