import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import type { OrderStatus, SearchOrdersQuery } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';

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
        <RowLink to={paths.adminOrder(id)}>
          <span className="tabular-nums @3xl:whitespace-nowrap">{orderNumber}</span>
        </RowLink>
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
