import type { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { Route, Routes } from 'react-router-dom';
import { lateScreen } from '../../app/late-screen.tsx';
import { apollo } from '../../lib/apollo.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { NoSuchArea } from './NoSuchArea.tsx';

const ReviewDesk = lateScreen(() => import('./review-desk.tsx'));
const Kitchens = lateScreen(() => import('./kitchens.tsx'));
const Kitchen = lateScreen(() => import('./kitchen.tsx'));
const Cities = lateScreen(() => import('./cities.tsx'));
const Orders = lateScreen(() => import('./orders.tsx'));
const Order = lateScreen(() => import('./order.tsx'));
const People = lateScreen(() => import('./people.tsx'));
const Person = lateScreen(() => import('./person.tsx'));
const AuditTrail = lateScreen(() => import('./audit-trail.tsx'));

// The lists of admins come in pages as well; who never gets here need not know of them.
(apollo.cache as InMemoryCache).policies.addTypePolicies({
  Query: {
    fields: {
      applications: relayStylePagination(['statuses', 'search']),
      kitchens: relayStylePagination(['text', 'cityId', 'standing']),
      searchOrders: relayStylePagination(['text', 'statuses', 'supplierId', 'serviceDate']),
      people: relayStylePagination(['text', 'role', 'isDisabled']),
      auditEvents: relayStylePagination(['filter']),
    },
  },
});

/** Everything admins do, under one address with a place for each kind of thing. */
export default function AdminScreen() {
  return (
    <AdminOnly>
      <AdminFrame>
        <Routes>
          <Route index element={<ReviewDesk />} />
          <Route path="kitchens" element={<Kitchens />} />
          <Route path="kitchens/:id" element={<Kitchen />} />
          <Route path="cities" element={<Cities />} />
          <Route path="orders" element={<Orders />} />
          <Route path="orders/:id" element={<Order />} />
          <Route path="people" element={<People />} />
          <Route path="people/:id" element={<Person />} />
          <Route path="audit" element={<AuditTrail />} />
          <Route path="*" element={<NoSuchArea />} />
        </Routes>
      </AdminFrame>
    </AdminOnly>
  );
}
