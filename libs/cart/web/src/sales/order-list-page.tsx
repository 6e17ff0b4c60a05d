import { CourseTabs, EntityTable, MountOnOpen } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import { cartPermissions, type ManagedOrder, orderResource } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useTableState } from '@lms/table-state';
import { lazyPart, PageHead } from '@lms/ui';
import { useState } from 'react';
import { orderCalls } from './sales-api';
import { useOrderView } from './use-order-view';

const OrderDialog = lazyPart({
  load: () => import('./order-dialog').then((module) => module.OrderDialog),
});
const RefundDialog = lazyPart({
  load: () => import('./refund-dialog').then((module) => module.RefundDialog),
});

/** List of the orders. */
export const Page = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const table = useTableState(orderResource);
  const { entityId } = table.state;
  // The list holds every detail, so no order is fetched by itself.
  const { answer } = orderCalls.useFind(table.query, { skip: entityId === undefined });
  const shown = answer.items.find(({ id }) => id === entityId);
  const [refunded, setRefunded] = useState<ManagedOrder>();
  const view = useOrderView(can(cartPermissions['order.refund']) ? setRefunded : undefined);
  return (
    <>
      <PageHead title={t('sales.orders.title')} />
      <h1>{t('sales.orders.title')}</h1>
      {can(sharedPermissions['order.read']) && <CourseTabs current="orders" />}
      <EntityTable resource={orderResource} table={table} calls={orderCalls} view={view} />
      <MountOnOpen open={shown !== undefined}>
        <OrderDialog order={shown} actionsOf={view.actionsOf} onClose={() => table.open()} />
      </MountOnOpen>
      <MountOnOpen open={refunded !== undefined}>
        <RefundDialog order={refunded} onClose={() => setRefunded(undefined)} />
      </MountOnOpen>
    </>
  );
};
