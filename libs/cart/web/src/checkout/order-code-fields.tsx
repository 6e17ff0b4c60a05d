import { unpaidOrderHours } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { usePriceText } from '../use-price-text';
import type { useQuote } from '../use-quote';
import styles from './checkout.module.css';
import { CodeField } from './code-field';
import type { CheckoutVisit } from './use-checkout-visit';

interface OrderCodeFieldsProps {
  visit: CheckoutVisit;
  quote: ReturnType<typeof useQuote>;
}

/** Fields for a coupon and, with partner courses, for a batch code. */
export const OrderCodeFields = ({ visit, quote }: OrderCodeFieldsProps) => {
  const { codes, typed, applyCode, typeCode } = visit;
  const { t } = useTranslation();
  const priceText = usePriceText();
  const { batch, coupon, buyable } = quote;
  const hasPartnerCourse = buyable.some(({ isPartnerCourse }) => isPartnerCourse);
  const costs = buyable.some(({ price }) => price > 0);
  return (
    <>
      {(hasPartnerCourse || codes.batchCode) && (
        <CodeField
          label={t('checkout.batch.label')}
          hint={t('checkout.batch.hint')}
          code={codes.batchCode ?? ''}
          typed={typed.batchCode ?? ''}
          applied={
            batch && 'title' in batch
              ? { text: t('checkout.batch.applied', { title: batch.title }) }
              : batch
          }
          onType={(code) => typeCode('batchCode', code)}
          onApply={(code) => applyCode('batchCode', code)}
        />
      )}
      {(costs || codes.coupon) && (
        <CodeField
          label={t('checkout.coupon.label')}
          code={codes.coupon ?? ''}
          typed={typed.coupon ?? ''}
          applied={
            coupon && 'discount' in coupon
              ? {
                  text: t('checkout.coupon.applied', {
                    code: coupon.code,
                    amount: priceText(coupon.discount),
                  }),
                }
              : coupon
          }
          onType={(code) => typeCode('coupon', code)}
          onApply={(code) => applyCode('coupon', code)}
        />
      )}
      {coupon && 'discount' in coupon && (
        <p className={styles['soft']}>{t('checkout.coupon.held', { count: unpaidOrderHours })}</p>
      )}
    </>
  );
};
