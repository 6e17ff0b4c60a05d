import type { Order } from '@lms/cart/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Alert,
  ButtonLink,
  EmptyList,
  ErrorState,
  Icon,
  Loading,
  PageHead,
  Skeleton,
  Thumbnail,
} from '@lms/ui';
import { Link } from 'react-router-dom';
import { useGetMyOrdersQuery } from '../cart-api';
import { ReceiptButton } from '../receipt-button';
import { usePriceText } from '../use-price-text';
import styles from './checkout.module.css';
import { OrderTotal } from './order-total';
import { PayButton } from './pay-button';
import { RetryLink } from './retry-link';

interface PlacedOrderProps {
  order: Order;
  /** Courses that another order has paid for. */
  paid: ReadonlySet<string>;
}

const PlacedOrder = ({ order, paid }: PlacedOrderProps) => {
  const { t, formats } = useTranslation();
  const priceText = usePriceText();
  const { id, number, status, items, discount, total, refundDue, createdAt } = order;
  const isFree = status === 'PAID' && total === 0;
  const wasPaid = status === 'PAID' || status === 'REFUNDED';
  const canRetry =
    (status === 'FAILED' || status === 'CANCELLED') &&
    items.some(({ courseId }) => !paid.has(courseId));
  return (
    <article className={`panel ${styles['placed']}`} aria-labelledby={`order-${id}`}>
      <div className={styles['head']}>
        <h2 id={`order-${id}`}>
          <Link to={`/checkout/result/${id}`}>{t('checkout.result.number', { number })}</Link>
        </h2>
        <p className={styles['soft']}>{formats.dateTime(createdAt)}</p>
        <p className={styles['state']} data-status={status}>
          {status === 'PAID' && <Icon name="check" size={16} />}
          {t(`checkout.orders.status.${isFree ? 'FREE' : status}`)}
        </p>
      </div>
      <ul className={styles['list']}>
        {items.map(({ courseId, slug, category, imageUrl, title, language, price }) => (
          <li key={courseId} className={styles['line']}>
            <Thumbnail slug={slug} category={category} imageUrl={imageUrl} />
            <Link to={`/course/${slug}`} lang={language}>
              {title}
            </Link>
            <span>{priceText(price)}</span>
          </li>
        ))}
      </ul>
      {refundDue > 0 && (
        <Alert silent>{t('checkout.orders.refundDue', { amount: priceText(refundDue) })}</Alert>
      )}
      <div className={styles['foot']}>
        <div>
          <OrderTotal discount={discount} total={total} />
        </div>
        {wasPaid && total > 0 && (
          <ReceiptButton order={order}>
            {t('checkout.orders.receipt')} <span className="visually-hidden">{number}</span>
          </ReceiptButton>
        )}
        {status === 'PENDING' && (
          <PayButton id={`pay-${id}`} order={order} aria-labelledby={`pay-${id} order-${id}`} />
        )}
        {canRetry && (
          <RetryLink id={`retry-${id}`} order={order} aria-labelledby={`retry-${id} order-${id}`} />
        )}
      </div>
    </article>
  );
};

const Orders = () => {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetMyOrdersQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  if (error && !data) {
    return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height={12} />
        <Skeleton height={12} />
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyList text={t('checkout.orders.empty')}>
        <ButtonLink to="/courses">{t('cart.keepShopping')}</ButtonLink>
      </EmptyList>
    );
  }
  const paid = new Set(
    data
      .filter(({ status }) => status === 'PAID')
      .flatMap(({ items }) => items.map(({ courseId }) => courseId)),
  );
  return data.map((order) => <PlacedOrder key={order.id} order={order} paid={paid} />);
};

/** `/my-orders`: the learner's orders, newest first, with their receipts. */
export const Page = () => {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles['page']}`}>
      <PageHead title={t('checkout.orders.title')} />
      <h1>{t('checkout.orders.title')}</h1>
      <Orders />
    </div>
  );
};
