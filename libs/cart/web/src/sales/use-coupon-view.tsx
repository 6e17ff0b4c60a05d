import { type EntityView, StatusTag, When } from '@lms/admin-ui';
import { type Coupon, couponKinds, couponResource, type CouponTypes } from '@lms/cart/contract';
import { useTranslation } from '@lms/i18n';
import { useState } from 'react';

/** Returns the columns and filters of the coupon list. */
export const useCouponView = (): EntityView<CouponTypes> => {
  const { t, formats } = useTranslation();
  const [now] = useState(() => new Date());
  const statusText = (status: Coupon['status']) => t(`admin.status.${status}`);
  const stageOf = ({ status, startsAt, expiresAt }: Coupon) => {
    if (expiresAt && now >= new Date(expiresAt)) return 'ENDED';
    return status === 'ACTIVE' && startsAt && now < new Date(startsAt) ? 'UPCOMING' : status;
  };
  const amountText = ({ kind, amount }: Coupon) =>
    kind === 'PERCENT' ? formats.percent(amount) : formats.money(amount);
  return {
    nameOf: ({ code }) => code,
    statusText,
    columns: [
      { field: 'code', title: t('sales.coupon.code'), isWhole: true },
      { field: 'amount', title: t('sales.coupon.off'), isNumber: true, render: amountText },
      {
        field: 'scope',
        title: t('sales.coupon.scope'),
        render: ({ scope }) => t(`sales.scope.${scope}`),
        exportTexts: {
          ALL: t('sales.scope.ALL'),
          ORGANIZATION: t('sales.scope.ORGANIZATION'),
          COURSES: t('sales.scope.COURSES'),
        },
      },
      {
        field: 'organizationName',
        title: t('sales.coupon.organizationId'),
        under: 'scope',
      },
      {
        field: 'expiresAt',
        title: t('sales.coupon.expiresAt'),
        render: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : t('sales.coupon.never')),
      },
      {
        field: 'usedCount',
        title: t('sales.coupon.usedCount'),
        isNumber: true,
        render: ({ usedCount, usageLimit }) =>
          usageLimit === 0
            ? formats.number(usedCount)
            : t('sales.coupon.usedOf', {
                used: formats.number(usedCount),
                limit: formats.number(usageLimit),
              }),
      },
      {
        field: 'status',
        title: t('sales.order.status'),
        render: (coupon) => (
          <StatusTag status={stageOf(coupon)} text={t(`admin.status.${stageOf(coupon)}`)} />
        ),
      },
    ],
    filters: [
      {
        field: 'status',
        label: t('sales.order.status'),
        options: couponResource.statuses.map((value) => ({ value, label: statusText(value) })),
      },
      {
        field: 'kind',
        label: t('sales.coupon.kind'),
        options: couponKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) })),
      },
    ],
  };
};
