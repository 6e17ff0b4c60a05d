import { useTranslation } from '@lms/i18n';
import { ButtonLink, EmptyList, ErrorState, PageHead, toastShown } from '@lms/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { type CartItem, coursesRemoved, selectCartCount } from '../cart-slice';
import { OrderSteps } from '../order-steps';
import { useQuote } from '../use-quote';
import { useRefusalToBuy } from '../use-refusal-to-buy';
import styles from './cart-page.module.css';
import { CartRow } from './cart-row';
import { CartSummary } from './cart-summary';

/** Shopping cart (specification, section 2). */
export const Page = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const quote = useQuote();
  const { lines, problem, refetch } = quote;
  const refusal = useRefusalToBuy();
  const count = useSelector(selectCartCount);

  const remove = ({ courseId, title }: CartItem) => {
    dispatch(coursesRemoved([courseId]));
    dispatch(toastShown({ type: 'info', message: t('cart.removed', { title }) }));
  };

  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('cart.title')} />
      <div className={styles['head']}>
        <h1>{t('cart.title')}</h1>
        {!refusal && <Link to="/wishlist">{t('cart.wishlist')}</Link>}
      </div>
      {lines.length > 0 && <OrderSteps at="cart.title" />}
      {lines.length === 0 ? (
        (refusal ?? (
          <EmptyList text={t('cart.empty')}>
            <ButtonLink to="/courses">{t('cart.keepShopping')}</ButtonLink>
          </EmptyList>
        ))
      ) : (
        <div className={styles['columns']}>
          <section className={styles['main']} aria-label={t('cart.count', { count })}>
            <p>{t('cart.count', { count })}</p>
            <ul className={styles['list']}>
              {lines.map((line) => (
                <CartRow
                  key={line.item.courseId}
                  line={line}
                  waiting={!problem}
                  onRemove={() => remove(line.item)}
                />
              ))}
            </ul>
          </section>
          {problem ? (
            <ErrorState problem={problem} onRetry={() => void refetch()} />
          ) : (
            <CartSummary {...quote} />
          )}
        </div>
      )}
    </div>
  );
};
