import type { StaffOverviewQuery } from '../../generated/graphql.ts';
import { Figure, Figures } from '../../ui/display/Figure.tsx';

type OrdersOfToday = NonNullable<StaffOverviewQuery['ordersOfToday']>;

const sumOf = (
  groups: OrdersOfToday,
  what: 'orders' | 'plates',
  isWanted: (status: OrdersOfToday[number]['status']) => boolean,
) => groups.filter(({ status }) => isWanted(status)).reduce((sum, group) => sum + group[what], 0);

/** How far today's meals are. */
export const TodaysOrders = ({ groups }: { groups: OrdersOfToday }) => (
  <Figures>
    <Figure
      label="Orders to eat today"
      value={sumOf(groups, 'orders', status => status !== 'CANCELED')}
      note={`${sumOf(groups, 'plates', status => status !== 'CANCELED')} plates`}
    />
    <Figure
      label="Not cooked yet"
      value={sumOf(groups, 'orders', status => status === 'PLACED' || status === 'PREPARING')}
    />
    <Figure
      label="Ready or on the way"
      value={sumOf(groups, 'orders', status => status === 'READY' || status === 'OUT_FOR_DELIVERY')}
    />
    <Figure
      label="Delivered"
      value={sumOf(groups, 'orders', status => status === 'DELIVERED')}
      note={`${sumOf(groups, 'orders', status => status === 'CANCELED')} canceled`}
    />
  </Figures>
);
