import type { FragmentType } from '@apollo/client';
import { orderWays } from '../../../schema/constants.ts';
import {
  type KitchenOrderTimeline_orderFragment,
  type OrderStatus,
  useKitchenOrderTimeline_order,
} from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';

const stepWord: Record<OrderStatus, string> = {
  PLACED: 'Ordered',
  PREPARING: 'Preparing',
  READY: 'Ready',
  OUT_FOR_DELIVERY: 'Out for delivery',
  DELIVERED: 'With the customer',
  CANCELED: 'Canceled',
};

const whoCanceled = {
  CUSTOMER: 'The customer canceled this order.',
  SUPPLIER: 'You canceled this order.',
  ADMIN: 'Our support team canceled this order.',
};

interface Props {
  order: FragmentType<KitchenOrderTimeline_orderFragment>;
  timeZone: string;
}

/** What happened to an order and what comes next, or who ended it and why. */
export function KitchenOrderTimeline({ order: from, timeZone }: Props) {
  const order = useKitchenOrderTimeline_order(from);
  const happened = order.timeline.map(moment => moment.status);
  const steps: readonly OrderStatus[] = order.canceledBy ? happened : orderWays[order.fulfillment];
  const reached = steps.indexOf(order.status);
  const stateOf = (at: number) => {
    if (at > reached) return 'waiting';
    return at < reached || order.status === 'DELIVERED' ? 'done' : 'current';
  };
  return (
    <Card>
      <h2 className="sr-only">Progress</h2>
      {order.canceledBy && (
        <div className="mb-4">
          <Notice tone="danger">
            <p>{whoCanceled[order.canceledBy]}</p>
            {order.cancellationReason && <p className="mt-1 text-muted">“{order.cancellationReason}”</p>}
          </Notice>
        </div>
      )}
      <Timeline
        steps={steps.map((step, index) => {
          const at = order.timeline.find(moment => moment.status === step)?.at;
          return {
            title: stepWord[step],
            state: stateOf(index),
            detail: at && <time dateTime={at}>{dateAndTime(at, timeZone)}</time>,
          };
        })}
      />
    </Card>
  );
}
