import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import { KitchenByline } from '../../food/KitchenByline.tsx';
import { type OrderHeading_orderFragment, useOrderHeading_order } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { OrderStatusBadge } from './OrderStatusBadge.tsx';
import { orderHeading } from './order-heading.ts';

/** When the meal comes, from whom, and how far it is. */
export function OrderHeading({ order: from }: { order: FragmentType<OrderHeading_orderFragment> }) {
  const order = useOrderHeading_order(from);
  return (
    <PageTitle
      text={
        <>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <OrderStatusBadge status={order.status} />
            <span>{t`Order ${order.orderNumber}`}</span>
          </span>
          <span className="mt-3 block">
            <KitchenByline kitchen={order.supplier}>{t`From ${order.supplier.kitchenName}`}</KitchenByline>
          </span>
        </>
      }
    >
      {orderHeading(order, new Date())}
    </PageTitle>
  );
}
