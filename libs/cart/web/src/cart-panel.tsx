import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyList } from '@lms/ui';
import { Link } from 'react-router-dom';
import styles from './cart-panel.module.css';
import { usePriceText } from './use-price-text';
import { useQuote } from './use-quote';
import { useRefusalToBuy } from './use-refusal-to-buy';

/** Panel below the cart in the header. */
export const CartPanel = () => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { lines, total, problem } = useQuote();
  const refusal = useRefusalToBuy();
  const keepShopping = (
    <ButtonLink to="/courses" look="secondary">
      {t('cart.keepShopping')}
    </ButtonLink>
  );
  if (lines.length === 0) {
    return refusal ?? <EmptyList text={t('cart.empty')}>{keepShopping}</EmptyList>;
  }
  return (
    <>
      <ul className={styles['list']}>
        {lines.map(({ item, quoted }) => (
          <li key={item.courseId} className={styles['line']}>
            <Link to={`/course/${item.slug}`} lang={item.language}>
              {item.title}
            </Link>
            {quoted?.problem !== 'cart.unavailable' && quoted && (
              <span className={styles['price']}>{priceText(quoted.price)}</span>
            )}
            {quoted?.problem && (
              <span className={styles['note']}>
                {t(
                  quoted.problem === 'cart.unavailable'
                    ? 'cart.unavailable'
                    : 'cart.alreadyEnrolled',
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={styles['total']} aria-busy={total === undefined && !problem}>
        <span>{t('cart.total')}</span>
        {total !== undefined && <strong>{priceText(total)}</strong>}
      </p>
      {problem && (
        <p role="alert" className={styles['note']}>
          {t(problem.code === 'offline' ? 'common.state.offline' : 'cart.noPrices')}
        </p>
      )}
      <ButtonLink to="/cart">{t('cart.goToCart')}</ButtonLink>
      {keepShopping}
    </>
  );
};
