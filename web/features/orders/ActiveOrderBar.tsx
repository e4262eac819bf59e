import { plural, t } from '@lingui/core/macro';
import { Link, useLocation } from 'react-router-dom';
import ChevronRight from '~icons/lucide/chevron-right';
import Soup from '~icons/lucide/soup';
import { paths } from '../../app/paths.ts';
import { useActiveOrdersQuery } from '../../generated/graphql.ts';
import { windowName } from '../../lib/formats/meal-window-words.ts';
import { ActiveOrderSubscription } from './ActiveOrderSubscription.tsx';
import { statusWord } from './order-status-words.ts';

const isOver = (status: string) => status === 'DELIVERED' || status === 'CANCELED';

/** The status and the meal of an order in progress, shown on every shopping screen. */
export default function ActiveOrderBar() {
  const { pathname } = useLocation();
  const { data, refetch } = useActiveOrdersQuery({ fetchPolicy: 'cache-and-network' });
  const active = data?.orders.nodes.filter(({ status }) => !isOver(status)) ?? [];
  const [order] = active;
  if (!order) return null;
  const isShownBelow = pathname.startsWith(paths.orders());
  const more = active.length - 1;
  return (
    <>
      {active.map(({ id }) => (
        <ActiveOrderSubscription key={id} id={id} refetch={() => void refetch()} />
      ))}
      {!isShownBelow && (
        <section aria-label={t`Order in progress`} className="px-2 pb-2">
          <Link
            to={paths.order(order.id)}
            className="flex min-h-14 w-full animate-appear items-center gap-3 rounded-control border border-border bg-surface px-4 py-2 shadow-lift hover:bg-sunken"
          >
            <Soup aria-hidden className="size-6 shrink-0 text-primary" />
            <span className="min-w-0 flex-1 leading-tight">
              <span className="block font-semibold" aria-live="polite">
                {order.fulfillment === 'PICKUP' && order.status === 'READY'
                  ? t`Ready for pickup`
                  : statusWord(order.status)}
              </span>
              <span className="block truncate text-small text-muted">
                {windowName(order, order.supplier.city.timeZone, new Date())} · {order.supplier.kitchenName}
                {more > 0 && ` · ${plural(more, { one: '# more order', other: '# more orders' })}`}
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 text-muted" />
          </Link>
        </section>
      )}
    </>
  );
}
