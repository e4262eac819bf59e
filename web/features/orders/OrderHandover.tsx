import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import CalendarClock from '~icons/lucide/calendar-clock';
import MapPin from '~icons/lucide/map-pin';
import MessageSquareText from '~icons/lucide/message-square-text';
import { paths } from '../../app/paths.ts';
import { type OrderHandover_orderFragment, useOrderHandover_order } from '../../generated/graphql.ts';
import { clockTime } from '../../lib/formats/dates.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';

/** When and where the order is handed over, and the note to the cook. */
export function OrderHandover({ order: from }: { order: FragmentType<OrderHandover_orderFragment> }) {
  const order = useOrderHandover_order(from);
  const { id, kitchenName, address, zipCode, city } = order.supplier;
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
        >{t`${windowName(order, city.timeZone, new Date())}, ${clockTime(order.servedFrom, city.timeZone)} to ${clockTime(order.servedUntil, city.timeZone)}`}</Fact>
        <Fact icon={<MapPin aria-hidden />} name={isPickup ? t`Pick up at` : t`Deliver to`}>
          {isPickup ? `${address} ${zipCode}` : order.deliveryAddress}
        </Fact>
        {order.note && (
          <Fact icon={<MessageSquareText aria-hidden />} name={t`Note to the cook`}>
            <span className="whitespace-pre-line">{order.note}</span>
          </Fact>
        )}
      </dl>
      <Link
        to={paths.kitchen(id)}
        className="mt-2 inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4"
      >{t`More from ${kitchenName}`}</Link>
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
