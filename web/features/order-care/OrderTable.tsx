import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import type { OrderStatus, SearchOrdersQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';
import { mealtimeWord } from '../../lib/meal-window-words.ts';
import { Badge } from '../../ui/Badge.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';

type Order = SearchOrdersQuery['searchOrders']['edges'][number]['node'];

interface Props {
  orders: readonly Order[];
  badgeOf: (status: OrderStatus) => ReactNode;
}

export function OrderTable({ orders, badgeOf }: Props) {
  const columns: readonly Column<Order>[] = [
    {
      heading: 'Order',
      isName: true,
      cell: ({ id, orderNumber }) => (
        <Link
          to={paths.adminOrder(id)}
          className="text-primary tabular-nums underline-offset-2 hover:underline @3xl:whitespace-nowrap"
        >
          {orderNumber}
        </Link>
      ),
    },
    {
      heading: 'Status',
      cell: ({ status, isLate }) => (
        <span className="inline-flex flex-wrap gap-1">
          {badgeOf(status)}
          {isLate && <Badge tone="danger">Late</Badge>}
        </span>
      ),
    },
    { heading: 'Customer', cell: ({ placedBy }) => placedBy.name },
    { heading: 'Kitchen', cell: ({ supplier }) => supplier.kitchenName },
    {
      heading: 'Meal',
      cell: ({ serviceDate, mealtime }) => `${shortDay(serviceDate)}, ${mealtimeWord(mealtime)}`,
    },
    { heading: 'Total', isNumber: true, cell: ({ total }) => total.text },
  ];
  return <DataTable label="Orders" columns={columns} rows={orders} keyOf={({ id }) => id} />;
}
