import type { FragmentType } from '@apollo/client';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { orderWays } from '../../../schema/constants.ts';
import {
  type KitchenOrderTimeline_orderFragment,
  type OrderStatus,
  useKitchenOrderTimeline_order,
} from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { translate } from '../../lib/language.ts';
import { sentenceText } from '../../lib/sentence-text.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Timeline } from '../../ui/lists/Timeline.tsx';

const stepWord: Record<OrderStatus, MessageDescriptor> = {
  PLACED: msg`Ordered`,
  PREPARING: msg`Preparing`,
  READY: msg`Ready`,
  OUT_FOR_DELIVERY: msg`Out for delivery`,
  DELIVERED: msg`With the customer`,
  CANCELED: msg`Canceled`,
};

const whoCanceled = {
  CUSTOMER: msg`The customer canceled this order.`,
  SUPPLIER: msg`You canceled this order.`,
  ADMIN: msg`Our support team canceled this order.`,
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
      <h2 className="sr-only">{t`Progress`}</h2>
      {order.canceledBy && (
        <div className="mb-4">
          <Notice tone="danger">
            <p>{translate(whoCanceled[order.canceledBy])}</p>
            {order.cancellationReason && (
              <p className="mt-1 text-muted">“{sentenceText(order.cancellationReason)}”</p>
            )}
          </Notice>
        </div>
      )}
      <Timeline
        steps={steps.map((step, index) => {
          const at = order.timeline.find(moment => moment.status === step)?.at;
          return {
            title: translate(stepWord[step]),
            state: stateOf(index),
            detail: at && <time dateTime={at}>{dateAndTime(at, timeZone)}</time>,
          };
        })}
      />
    </Card>
  );
}
