import type { FragmentType } from '@apollo/client';
import { msg, t } from '@lingui/core/macro';
import { type OrderTimeline_orderFragment, useOrderTimeline_order } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { translate } from '../../lib/language.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';
import { orderSteps } from './order-steps.ts';

const whoCanceled = {
  CUSTOMER: msg`You canceled this order.`,
  SUPPLIER: msg`The kitchen canceled this order.`,
  ADMIN: msg`Our support team canceled this order.`,
};

interface Props {
  order: FragmentType<OrderTimeline_orderFragment>;
  /** Whether the viewer is the customer. */
  isOwn?: boolean;
  /** Translates a reason that the kitchen chose from a list. */
  sayReason?: (reason: string) => string;
}

export function OrderTimeline({ order: from, isOwn = true, sayReason = reason => reason }: Props) {
  const order = useOrderTimeline_order(from);
  const steps = orderSteps(order).map(({ title, at, state }) => ({
    title,
    state,
    detail: at && <time dateTime={at}>{dateAndTime(at, order.supplier.city.timeZone)}</time>,
  }));
  return (
    <Card>
      <h2 className="sr-only">{t`Progress`}</h2>
      {order.canceledBy && (
        <div className="mb-4">
          <Notice tone="danger">
            <p>
              {order.canceledBy === 'CUSTOMER' && !isOwn
                ? t`The customer canceled this order.`
                : translate(whoCanceled[order.canceledBy])}
            </p>
            {order.cancellationReason && (
              <p className="mt-1 text-muted">“{sayReason(order.cancellationReason)}”</p>
            )}
          </Notice>
        </div>
      )}
      <Timeline steps={steps} />
    </Card>
  );
}
