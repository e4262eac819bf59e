import type { FragmentType } from '@apollo/client';
import { paths } from '../../app/paths.ts';
import { type KitchenFacts_kitchenFragment, useKitchenFacts_kitchen } from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { localMoment } from '../../lib/formats/moments.ts';
import { phoneWords } from '../../lib/formats/phone.ts';
import { useMay } from '../../lib/rights.ts';
import { Card } from '../../ui/display/Card.tsx';
import { Rating } from '../../ui/display/Rating.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FactLink } from '../../ui/lists/FactLink.tsx';
import { FactList } from '../../ui/lists/FactList.tsx';
import { SupplierStatusBadge } from './SupplierStatusBadge.tsx';

export function KitchenFacts({ kitchen: from }: { kitchen: FragmentType<KitchenFacts_kitchenFragment> }) {
  const {
    id,
    status,
    suspendedSince,
    pausedByStaffUntil,
    registeredAt,
    openOrders,
    address,
    supplier,
    owner,
  } = useKitchenFacts_kitchen(from);
  const may = useMay();
  const ordersPath = `${paths.adminOrders()}?kitchen=${id}`;
  return (
    <div className="flex flex-col gap-4">
      {status === 'SUSPENDED' && openOrders > 0 && (
        <Notice
          tone="warn"
          action={may('SEE_ORDERS') && <FactLink to={`${ordersPath}&status=open`}>See these orders</FactLink>}
        >
          {openOrders === 1 ? '1 order is' : `${openOrders} orders are`} still open. Suspending stopped new
          orders only; existing ones stay open until completed or canceled.
        </Notice>
      )}
      <Card>
        <FactList
          facts={[
            { name: 'Status', value: <SupplierStatusBadge status={status} /> },
            { name: 'Suspended since', value: suspendedSince && localMoment(suspendedSince) },
            {
              name: 'Paused by us until',
              value: pausedByStaffUntil && shortDay(pausedByStaffUntil),
            },
            { name: 'Cook', value: supplier.cookName },
            {
              name: 'Owner',
              value: may('SEE_PEOPLE') ? (
                <FactLink to={paths.adminPerson(owner.id)}>{owner.name}</FactLink>
              ) : (
                owner.name
              ),
            },
            { name: 'Email', value: owner.email },
            { name: 'Phone', value: owner.phone && phoneWords(owner.phone) },
            { name: 'Cuisine', value: supplier.cuisineType },
            { name: 'Address', value: address },
            { name: 'About', value: supplier.description },
            { name: 'Rating', value: <Rating value={supplier.rating} count={supplier.totalRatings} /> },
            { name: 'Registered', value: localMoment(registeredAt) },
            {
              name: 'Open orders',
              value: may('SEE_ORDERS') ? (
                <FactLink to={ordersPath}>{openOrders} open, see all</FactLink>
              ) : (
                `${openOrders} open`
              ),
            },
            {
              name: 'Public page',
              value: supplier.isActive && <FactLink to={paths.kitchen(id)}>As customers see it</FactLink>,
            },
          ].map(fact => (fact.value === false ? { ...fact, value: null } : fact))}
        />
      </Card>
    </div>
  );
}
