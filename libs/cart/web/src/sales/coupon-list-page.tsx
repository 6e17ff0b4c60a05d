import { CourseTabs, EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { cartPermissions, couponResource } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { couponCalls } from './sales-api';
import { useCouponView } from './use-coupon-view';

const CouponForm = lazyPart({
  load: () => import('./coupon-form').then((module) => module.CouponForm),
});

/** List of the coupons, with the form that creates and edits one. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(couponResource);
  const mayWrite = can(cartPermissions['coupon.write']);
  return (
    <>
      <PageHead title={t('sales.coupons.title')} />
      <h1>{t('sales.coupons.title')}</h1>
      {can(sharedPermissions['order.read']) && <CourseTabs current="coupons" />}
      <EntityTable
        resource={couponResource}
        table={table}
        calls={couponCalls}
        view={useCouponView()}
        createText={t('sales.coupons.create')}
        mayWrite={mayWrite}
      />
      <MountOnOpen open={table.state.entityId !== undefined}>
        <CouponForm
          entityId={table.state.entityId}
          mayWrite={mayWrite}
          onClose={() => table.open()}
        />
      </MountOnOpen>
    </>
  );
};
