import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import CalendarClock from '~icons/lucide/calendar-clock';
import CalendarPlus from '~icons/lucide/calendar-plus';
import MapPin from '~icons/lucide/map-pin';
import MessageSquareText from '~icons/lucide/message-square-text';
import { paths } from '../../app/paths.ts';
import { type OrderHandover_orderFragment, useOrderHandover_order } from '../../generated/graphql.ts';
import { timeSpan } from '../../lib/formats/dates.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';

const linkLook = 'inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4';

const isOpenOrder = ({ status }: OrderHandover_orderFragment) =>
  status !== 'DELIVERED' && status !== 'CANCELED';

/** When and where the order is handed over, and the note to the cook. */
export function OrderHandover({ order: from }: { order: FragmentType<OrderHandover_orderFragment> }) {
  const order = useOrderHandover_order(from);
  const { id, kitchenName, city } = order.supplier;
  const isPickup = order.fulfillment === 'PICKUP';
  return (
    <section aria-labelledby="handover">
      <h2 id="handover" className="text-title font-bold">
        {isPickup ? t`Pickup` : t`Delivery`}
      </h2>
      <dl className="mt-3 flex flex-col gap-3">
        <Fact
          icon={<CalendarClock aria-hidden />}
          name={t`When`}
        >{`${windowName(order, city.timeZone, new Date())}, ${timeSpan(order.servedFrom, order.servedUntil, city.timeZone)}`}</Fact>
        <Fact icon={<MapPin aria-hidden />} name={isPickup ? t`Pick up at` : t`Deliver to`}>
          {isPickup ? (order.pickupAddress ?? kitchenName) : order.deliveryAddress}
        </Fact>
        {order.note && (
          <Fact icon={<MessageSquareText aria-hidden />} name={t`Note to the cook`}>
            <span className="whitespace-pre-line">{order.note}</span>
          </Fact>
        )}
      </dl>
      <p className="mt-2 flex flex-wrap gap-x-5">
        {isOpenOrder(order) && (
          <a href={`/api/orders/${order.id}/calendar.ics`} className={linkLook}>
            <CalendarPlus aria-hidden className="mr-1.5 size-5" />
            {t`Add to calendar`}
          </a>
        )}
        <Link to={paths.kitchen(id)} className={linkLook}>{t`More from ${kitchenName}`}</Link>
      </p>
    </section>
  );
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="relative pl-8 [&>svg]:absolute [&>svg]:top-0.5 [&>svg]:left-0 [&>svg]:size-5 [&>svg]:text-primary">
    {icon}
    <dt className="text-small text-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
