import type { Order } from '@lms/cart/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button, ProblemAlert } from '@lms/ui';
import type { ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePriceText } from '../use-price-text';
import styles from './checkout.module.css';
import { usePayOrderMutation } from './pay-api';
import type { Leave } from './use-place-order';

interface PayButtonProps extends Pick<
  ComponentProps<typeof Button>,
  'id' | 'look' | 'wide' | 'aria-labelledby'
> {
  order: Pick<Order, 'id' | 'total'>;
  leave?: Leave;
}

/**
 * Button that leads to the payment page of an unpaid order, or to its result if it was paid or
 * ended meanwhile.
 */
export const PayButton = ({
  order: { id, total },
  leave = (url) => location.assign(url),
  ...button
}: PayButtonProps) => {
  const { t } = useTranslation();
  const priceText = usePriceText();
  const navigate = useNavigate();
  const [pay, { isLoading, error }] = usePayOrderMutation();
  const problem = error && toCallProblem(error);
  const payOrder = async () => {
    const { data } = await pay(id);
    if (data?.redirectUrl) leave(data.redirectUrl);
    else if (data) void navigate(`/checkout/result/${id}`);
  };
  return (
    <div className={styles['paying']}>
      <Button {...button} busy={isLoading} onClick={() => void payOrder()}>
        {t('checkout.pay', { amount: priceText(total) })}
      </Button>
      {problem && (
        <ProblemAlert problem={problem}>
          {problem.code === 'cart.unavailable' && <p>{t('checkout.result.unavailable')}</p>}
        </ProblemAlert>
      )}
    </div>
  );
};
