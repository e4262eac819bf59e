import { msg, t } from '@lingui/core/macro';
import { OrderedContents } from '../../../food/OrderedContents.tsx';
import { contentsOf } from '../../../food/ordered-contents.ts';
import {
  type PrepSupplement_supplementFragment,
  usePrepChangeRow_order,
} from '../../../generated/graphql.ts';
import { translate } from '../../../lib/language.ts';
import { sentenceText } from '../../../lib/sentence-text.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { type DayOfMeal, timeOfChange } from './time-of-change.ts';

interface Props extends DayOfMeal {
  change: PrepSupplement_supplementFragment['changes'][number];
}

const canceledBy = {
  CUSTOMER: msg`Canceled by the customer`,
  SUPPLIER: msg`Canceled by you`,
  ADMIN: msg`Canceled by our support team`,
};

/** An order that was added or canceled after the cut-off, and when. */
export function PrepChangeRow({ change, ...day }: Props) {
  const { kind, at } = change;
  const order = usePrepChangeRow_order(change.order);
  const isCanceled = kind === 'CANCELED';
  return (
    <li className="flex break-inside-avoid flex-col gap-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <time dateTime={at} className="font-semibold tabular-nums">
          {timeOfChange(at, day)}
        </time>
        <Badge tone={isCanceled ? 'danger' : 'leaf'}>
          {isCanceled && order.canceledBy ? translate(canceledBy[order.canceledBy]) : t`Added`}
        </Badge>
        <span>
          <span className="font-semibold">{order.customer?.firstName}</span>{' '}
          <span className="text-muted tabular-nums">{order.orderNumber}</span>
        </span>
      </p>
      <ul className="flex flex-col gap-1">
        {order.lines.map(line => (
          <li key={line.position}>
            <p className="text-lead leading-snug font-medium">
              {line.quantity} × {line.dishName}
            </p>
            {!isCanceled && <OrderedContents {...contentsOf(line)} />}
          </li>
        ))}
      </ul>
      {isCanceled && order.cancellationReason && (
        <p className="text-muted wrap-anywhere">“{sentenceText(order.cancellationReason)}”</p>
      )}
    </li>
  );
}
