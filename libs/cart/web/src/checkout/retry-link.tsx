import type { Order } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { ButtonLink } from '@lms/ui';
import type { ComponentProps } from 'react';
import { useDispatch } from 'react-redux';
import { courseAdded } from '../cart-slice';

interface RetryLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'children'> {
  order: Order;
}

/**
 * Link to another try of an order that was not paid, with its codes. Its courses are put back into
 * the cart, from which they may be gone, or which may be that of another device.
 */
export const RetryLink = ({ order, ...link }: RetryLinkProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, coupon, batchCode } = order;
  const codes = new URLSearchParams(
    Object.entries({ coupon, batchCode }).flatMap(([name, code]) => (code ? [[name, code]] : [])),
  ).toString();
  return (
    <ButtonLink
      {...link}
      to={`/checkout${codes && `?${codes}`}`}
      onClick={() =>
        items.forEach(({ courseId, slug, title, language, price }) =>
          dispatch(courseAdded({ courseId, slug, title, language, price })),
        )
      }
    >
      {t('checkout.result.retry')}
    </ButtonLink>
  );
};
