import type { FragmentType } from '@apollo/client';
import { type OrderTimeline_orderFragment, useOrderTimeline_order } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/dates.ts';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { orderSteps } from './order-steps.ts';

const whoCancelled = {
  CUSTOMER: 'You cancelled this order.',
  SUPPLIER: 'The kitchen cancelled this order.',
  ADMIN: 'Our support cancelled this order.',
};

export function OrderTimeline({ order: from }: { order: FragmentType<OrderTimeline_orderFragment> }) {
  const order = useOrderTimeline_order(from);
  const steps = orderSteps(order).map(({ title, at, state }) => ({
    title,
    state,
    detail: at && <time dateTime={at}>{dateAndTime(at, order.supplier.city.timeZone)}</time>,
  }));
  return (
    <Card>
      <h2 className="sr-only">Progress</h2>
      {order.cancelledBy && (
        <div className="mb-4">
          <Notice tone="danger">
            <p>{whoCancelled[order.cancelledBy]}</p>
            {order.cancellationReason && <p className="mt-1 text-muted">“{order.cancellationReason}”</p>}
          </Notice>
        </div>
      )}
      <Timeline steps={steps} />
    </Card>
  );
}
