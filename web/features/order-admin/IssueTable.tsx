import { paths } from '../../app/paths.ts';
import type { SearchOrdersQuery } from '../../generated/graphql.ts';
import { dateAndTime } from '../../lib/formats/dates.ts';
import { reportedIssue } from '../../lib/issue-words.ts';
import { type Column, DataTable } from '../../ui/lists/DataTable.tsx';
import { RowLink } from '../../ui/lists/RowLink.tsx';
import { HandleIssueButton } from './HandleIssueButton.tsx';

type Order = SearchOrdersQuery['searchOrders']['edges'][number]['node'];

interface Props {
  orders: readonly Order[];
  onAnswer: () => void;
}

/** Orders with what their customers reported about them. */
export function IssueTable({ orders, onAnswer }: Props) {
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
    { heading: 'Problem', cell: ({ issue }) => issue && reportedIssue(issue) },
    { heading: 'Customer', cell: ({ placedBy }) => placedBy.name },
    { heading: 'Kitchen', cell: ({ supplier }) => supplier.kitchenName },
    {
      heading: 'Reported',
      cell: ({ issue, supplier }) => issue && dateAndTime(issue.reportedAt, supplier.city.timeZone),
    },
    {
      heading: 'Decision',
      // Above the link that covers the card.
      cell: order =>
        order.issue && (
          <span className="relative block whitespace-nowrap">
            <HandleIssueButton order={order} onAnswer={onAnswer} />
          </span>
        ),
    },
  ];
  return <DataTable label="Reported problems" columns={columns} rows={orders} keyOf={({ id }) => id} />;
}
