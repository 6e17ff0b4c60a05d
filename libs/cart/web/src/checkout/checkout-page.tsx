import { useTranslation } from '@lms/i18n';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyList,
  ErrorState,
  Loading,
  PageHead,
  Skeleton,
  Thumbnail,
} from '@lms/ui';
import { OrderSteps } from '../order-steps';
import { usePriceText } from '../use-price-text';
import { useQuote } from '../use-quote';
import { useRefusalToBuy } from '../use-refusal-to-buy';
import { CheckoutProblem } from './checkout-problem';
import styles from './checkout.module.css';
import { NothingToBuy } from './nothing-to-buy';
import { OrderCodeFields } from './order-code-fields';
import { OrderTotal } from './order-total';
import { type CheckoutVisit, useCheckoutVisit } from './use-checkout-visit';
import { type Leave, usePlaceOrder } from './use-place-order';

interface OrderProps {
  leave: Leave;
  visit: CheckoutVisit;
  quote: ReturnType<typeof useQuote>;
}

const Order = ({ leave, visit, quote }: OrderProps) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { lines, buyable, total, discount, isFetching } = quote;
  const { placeOrder, busy, problem } = usePlaceOrder(leave, visit, () => void quote.refetch());
  const refusal = useRefusalToBuy();

  if (refusal) return refusal;
  if (quote.problem) {
    return <ErrorState problem={quote.problem} onRetry={() => void quote.refetch()} />;
  }
  if (total === undefined) {
    return (
      <Loading>
        <Skeleton height={16} />
      </Loading>
    );
  }
  if (lines.length === 0) {
    return (
      <EmptyList text={t('cart.empty')}>
        <ButtonLink to="/courses">{t('cart.keepShopping')}</ButtonLink>
      </EmptyList>
    );
  }
  if (buyable.length === 0) return <NothingToBuy lines={lines} />;
  const excluded = lines.length - buyable.length;
  // A code that was typed and not applied changes the total, which is shown before it is paid.
  const order = () => {
    const codes = visit.applyTyped();
    if (codes) void placeOrder(quote, codes);
  };
  return (
    <div className={styles['columns']}>
      <section className={styles['order']} aria-labelledby="order-summary">
        <h2 id="order-summary">{t('checkout.summary')}</h2>
        {problem && <CheckoutProblem problem={problem} />}
        {excluded > 0 && (
          <Alert tone="warn">
            <p>{t('checkout.excluded', { count: excluded })}</p>
          </Alert>
        )}
        <ul className={styles['list']}>
          {buyable.map(
            ({ courseId, slug, category, imageUrl, title, language, organizationName, price }) => (
              <li key={courseId} className={styles['line']}>
                <Thumbnail slug={slug} category={category} imageUrl={imageUrl} />
                <span>
                  <strong lang={language}>{title}</strong>
                  <span className={styles['soft']}>
                    {t('cart.organisedBy', { name: organizationName })}
                  </span>
                </span>
                <span>{priceText(price)}</span>
              </li>
            ),
          )}
        </ul>
        <OrderCodeFields visit={visit} quote={quote} />
      </section>
      <section className={`panel ${styles['pay']}`} aria-label={t('cart.total')}>
        <OrderTotal discount={discount} total={total} />
        <p className={styles['soft']}>
          {t(total === 0 ? 'checkout.freeHint' : 'checkout.payHint')}
        </p>
        <Button wide busy={busy || isFetching} onClick={order}>
          {total === 0 ? t('checkout.enrol') : t('checkout.pay', { amount: priceText(total) })}
        </Button>
        <ButtonLink to="/cart" look="plain" wide>
          {t('checkout.back')}
        </ButtonLink>
      </section>
    </div>
  );
};

/** Summary of the order before it is placed. */
export const Checkout = ({ leave }: { leave: Leave }) => {
  const { t } = useTranslation();
  const visit = useCheckoutVisit();
  const quote = useQuote(visit.codes);
  return (
    <div className={`container ${styles['page']} ${styles['wide']}`}>
      <PageHead title={t('checkout.title')} />
      <h1>{t('checkout.title')}</h1>
      {quote.buyable.length > 0 && <OrderSteps at="cart.checkout" />}
      <Order leave={leave} visit={visit} quote={quote} />
    </div>
  );
};

export const Page = () => <Checkout leave={(url) => location.assign(url)} />;
