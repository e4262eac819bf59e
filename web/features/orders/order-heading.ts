import { t } from '@lingui/core/macro';
import type { OrderHeading_orderFragment } from '../../generated/graphql.ts';
import { calendarDay, dayWithin, shortDay, timeSpan } from '../../lib/formats/dates.ts';

/** What a person wants to know of an order first, for example 'Lunch arrives today, 12 – 2 PM'. */
export function orderHeading(order: OrderHeading_orderFragment, now: Date): string {
  if (order.status === 'CANCELED') return t`This order was canceled`;
  const { timeZone } = order.supplier.city;
  if (order.status === 'DELIVERED')
    return order.serviceDate === calendarDay(now, timeZone)
      ? t`Enjoy your meal!`
      : t`Your meal on ${shortDay(order.serviceDate)}`;
  const when = `${dayWithin(order.serviceDate, timeZone, now)}, ${timeSpan(order.servedFrom, order.servedUntil, timeZone)}`;
  if (now > new Date(order.servedUntil)) return due(order, when);
  return order.fulfillment === 'PICKUP' ? pickup(order, when) : arrival(order, when);
}

const due = ({ mealtime }: OrderHeading_orderFragment, when: string) => {
  if (mealtime === 'BREAKFAST') return t`Breakfast was due ${when}`;
  return mealtime === 'LUNCH' ? t`Lunch was due ${when}` : t`Dinner was due ${when}`;
};

const arrival = ({ mealtime }: OrderHeading_orderFragment, when: string) => {
  if (mealtime === 'BREAKFAST') return t`Breakfast arrives ${when}`;
  return mealtime === 'LUNCH' ? t`Lunch arrives ${when}` : t`Dinner arrives ${when}`;
};

const pickup = ({ mealtime }: OrderHeading_orderFragment, when: string) => {
  if (mealtime === 'BREAKFAST') return t`Pick up breakfast ${when}`;
  return mealtime === 'LUNCH' ? t`Pick up lunch ${when}` : t`Pick up dinner ${when}`;
};
