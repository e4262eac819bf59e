import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import type { TodayOrder } from './meal-steps.ts';

/** Where the cooked deliveries of a meal go. */
export function DeliveryRun({ orders }: { orders: readonly TodayOrder[] }) {
  const stops = orders.filter(
    ({ status, fulfillment }) =>
      fulfillment === 'DELIVERY' && (status === 'READY' || status === 'OUT_FOR_DELIVERY'),
  );
  if (stops.length === 0) return null;
  return (
    <section aria-label={t`Deliveries`}>
      <h3 className="mb-1 font-semibold">{t`Deliveries`}</h3>
      <ol className="divide-y divide-border border-y border-border">
        {stops.map(order => (
          <li key={order.id}>
            <Link to={paths.order(order.id)} className="block rounded-control py-2 hover:bg-sunken">
              <span className="font-semibold">{order.customer?.firstName}</span>{' '}
              <span className="text-muted tabular-nums">{order.orderNumber}</span>
              <span className="block text-muted">{order.deliveryAddress}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
