import { type Order, unpaidOrderHours } from '@lms/cart/contract';
import { api } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  Alert,
  ButtonLink,
  EmptyState,
  ErrorState,
  Loading,
  PageHead,
  Rosette,
  Skeleton,
  Thumbnail,
} from '@lms/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { coursesRemoved } from '../cart-slice';
import { ReceiptButton } from '../receipt-button';
import { usePriceText } from '../use-price-text';
import styles from './checkout.module.css';
import { OrderFacts } from './order-facts';
import { PayButton } from './pay-button';
import { RetryLink } from './retry-link';
import { useOrder } from './use-order';

const tones = {
  PENDING: 'info',
  PAID: 'good',
  FAILED: 'bad',
  CANCELLED: 'warn',
  REFUNDED: 'info',
} as const;

/** Courses of an order whose flowers open; of many, the first. */
const flowersShown = 3;

/** Links to the next steps after an order. */
const NextSteps = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const { status, items } = order;
  if (status === 'PENDING') {
    return (
      <>
        <p>{t('checkout.result.unpaid')}</p>
        <PayButton order={order} wide />
      </>
    );
  }
  if (status === 'PAID' || status === 'REFUNDED') {
    return (
      <>
        {status === 'PAID' && (
          <ul className={styles['list']}>
            {items.map(({ courseId, slug, category, imageUrl, title, language }) => (
              <li key={courseId} className={styles['line']}>
                <Thumbnail slug={slug} category={category} imageUrl={imageUrl} />
                <strong id={`title-${courseId}`} lang={language}>
                  {title}
                </strong>
                <ButtonLink
                  id={`start-${courseId}`}
                  to={`/learn/${courseId}`}
                  aria-labelledby={`start-${courseId} title-${courseId}`}
                >
                  {t('checkout.result.start')}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        <ButtonLink to="/my-courses" look="secondary" wide>
          {t('checkout.result.myCourses')}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <RetryLink order={order} wide />
      <ButtonLink to="/cart" look="secondary" wide>
        {t('checkout.result.toCart')}
      </ButtonLink>
    </>
  );
};

/** Tells that the money is back, and which courses ended and which stay. */
const Refunded = ({ order: { total, items, keptCourseIds } }: { order: Order }) => {
  const { t } = useTranslation();
  const kept = items.filter(({ courseId }) => keptCourseIds.includes(courseId));
  const said = [
    t(`checkout.result.REFUNDED.${total === 0 ? 'free' : 'text'}`),
    kept.length < items.length && t('checkout.result.REFUNDED.ended'),
  ];
  return (
    <>
      <p>{said.filter(Boolean).join(' ')}</p>
      {kept.length > 0 && (
        <p>
          {t('checkout.result.REFUNDED.kept', {
            courses: kept.map(({ title }) => title).join(', '),
          })}
        </p>
      )}
    </>
  );
};

const Result = ({ order }: { order: Order }) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const dispatch = useDispatch();
  const { id, status, items, number, total, refundDue } = order;
  const hasReceipt = total > 0 && (status === 'PAID' || status === 'REFUNDED');

  useEffect(() => {
    if (status !== 'PAID') return;
    dispatch(coursesRemoved(items.map(({ courseId }) => courseId)));
    dispatch(api.util.invalidateTags(['Enrolment']));
  }, [dispatch, status, items]);

  const title = t(`checkout.result.${status}.title`);
  return (
    <>
      <PageHead title={title} />
      <div className={styles['moment']} data-status={status}>
        {status === 'PAID' && (
          <div className={styles['flowers']}>
            {items.slice(0, flowersShown).map(({ courseId, slug, category }) => (
              <Rosette key={courseId} slug={slug} category={category} />
            ))}
          </div>
        )}
        <div className={styles['said']}>
          <h1>{title}</h1>
          <Alert tone={tones[status]}>
            {status === 'REFUNDED' ? (
              <Refunded order={order} />
            ) : (
              <p>{t(`checkout.result.${status}.text`, { count: items.length })}</p>
            )}
            {status === 'PENDING' && (
              <p>{t('checkout.result.ends', { count: unpaidOrderHours })}</p>
            )}
          </Alert>
          <p className={styles['soft']}>{t('checkout.result.number', { number })}</p>
        </div>
      </div>
      {refundDue > 0 && (
        <Alert>{t('checkout.orders.refundDue', { amount: priceText(refundDue) })}</Alert>
      )}
      {hasReceipt && <OrderFacts order={order} />}
      <NextSteps order={order} />
      {hasReceipt && (
        <ReceiptButton order={{ id, number }} wide>
          {t('checkout.result.receipt')}
        </ReceiptButton>
      )}
      <Link to="/my-orders">{t('checkout.orders.title')}</Link>
    </>
  );
};

/** Outcome of an order: the page to which the payment gateway sends the buyer back. */
export const Page = () => {
  const { t } = useTranslation();
  const { orderId = '' } = useParams();
  const { order, problem, refetch } = useOrder(orderId);
  return (
    <div className={`container ${styles['page']} ${styles['narrow']}`}>
      {order ? (
        <Result order={order} />
      ) : problem?.code === 'entity.notFound' ? (
        <>
          <PageHead title={t('checkout.result.notFound.title')} />
          <h1>{t('checkout.result.notFound.title')}</h1>
          <EmptyState text={t('checkout.result.notFound.text')}>
            <ButtonLink to="/my-courses">{t('checkout.result.myCourses')}</ButtonLink>
          </EmptyState>
        </>
      ) : problem ? (
        <>
          <PageHead title={t('checkout.summary')} />
          <h1>{t('checkout.summary')}</h1>
          <ErrorState problem={problem} onRetry={() => void refetch()} />
        </>
      ) : (
        <Loading>
          <Skeleton height={2.5} />
          <Skeleton height={8} />
        </Loading>
      )}
    </div>
  );
};
