import type { FragmentType } from '@apollo/client';
import { paths } from '../../app/paths.ts';
import { type OrderFacts_orderFragment, useOrderFacts_order } from '../../generated/graphql.ts';
import { dateAndTime, shortDay } from '../../lib/formats/dates.ts';
import { mealtimeWord } from '../../lib/formats/meal-window-words.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { reportedIssue } from '../../lib/issue-words.ts';
import { useMay } from '../../lib/rights.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';

const payment = { DUE: 'Payment due', PAID: 'Paid', REFUNDED: 'Refunded' } as const;

/** Whose order it is, from whom, and where it goes: what somebody on the phone asks first. */
export function OrderFacts({ order: from }: { order: FragmentType<OrderFacts_orderFragment> }) {
  const order = useOrderFacts_order(from);
  const { placedBy, supplier } = order;
  const may = useMay();
  return (
    <Card>
      <FactList
        facts={[
          {
            name: 'Customer',
            value: may('SEE_PEOPLE') ? (
              <FactLink to={paths.adminPerson(placedBy.id)}>{placedBy.name}</FactLink>
            ) : (
              placedBy.name
            ),
          },
          { name: 'Email', value: placedBy.email },
          { name: 'Phone', value: placedBy.phone && phoneWords(placedBy.phone) },
          {
            name: 'Kitchen',
            value: <FactLink to={paths.adminKitchen(supplier.id)}>{supplier.kitchenName}</FactLink>,
          },
          {
            name: 'Meal',
            value: (
              <>
                {shortDay(order.serviceDate)}, {mealtimeWord(order.mealtime)}, {order.plates}{' '}
                {order.plates === 1 ? 'plate' : 'plates'} {order.isLate && <Badge tone="danger">Late</Badge>}
              </>
            ),
          },
          { name: 'Hand-over', value: order.deliveryAddress ?? 'Pickup at the kitchen' },
          { name: 'Note', value: order.note && `“${order.note}”` },
          {
            name: 'Reported problem',
            // An open one has a notice of its own above (OpenIssueNotice.tsx).
            value: order.issue?.handledAt && (
              <>
                {reportedIssue(order.issue)} <Badge tone="leaf">Handled</Badge>
              </>
            ),
          },
          { name: 'Payment', value: payment[order.paymentStatus] },
          {
            name: 'Placed',
            value: `${dateAndTime(order.placedAt, supplier.city.timeZone)}, ${supplier.city.name} time`,
          },
        ]}
      />
    </Card>
  );
}
