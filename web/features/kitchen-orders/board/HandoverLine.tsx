import { t } from '@lingui/core/macro';
import Bike from '~icons/lucide/bike';
import Store from '~icons/lucide/store';
import type { Fulfillment } from '../../../generated/graphql.ts';

interface Props {
  order: { fulfillment: Fulfillment; deliveryAddress: string | null };
}

/** Where an order goes: the address, or that it is fetched. */
export const HandoverLine = ({ order }: Props) => {
  const Icon = order.fulfillment === 'PICKUP' ? Store : Bike;
  return (
    <p className="flex min-w-0 items-start gap-2">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
      {order.fulfillment === 'PICKUP' ? (
        t`Pickup`
      ) : (
        <span className="min-w-0">
          <span className="sr-only">{t`Deliver to`} </span>
          {order.deliveryAddress ?? t`Delivery`}
        </span>
      )}
    </p>
  );
};
