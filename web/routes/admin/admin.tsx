import type { InMemoryCache } from '@apollo/client/cache';
import { relayStylePagination } from '@apollo/client/utilities';
import { Route, Routes } from 'react-router-dom';
import { apollo } from '../../lib/apollo.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { adminAreas } from './admin-areas.ts';
import { NoSuchArea } from './NoSuchArea.tsx';
import { WithRight } from './WithRight.tsx';

// The lists of admins come in pages as well; who never gets here need not know of them.
(apollo.cache as InMemoryCache).policies.addTypePolicies({
  Order: { fields: { issue: { merge: true } } },
  Query: {
    fields: {
      applications: relayStylePagination(['statuses', 'search']),
      kitchens: relayStylePagination(['text', 'cityId', 'status']),
      searchOrders: relayStylePagination([
        'text',
        'statuses',
        'supplierId',
        'serviceDate',
        'isDue',
        'isToDecide',
        'hasOpenIssue',
      ]),
      people: relayStylePagination(['text', 'role', 'isDisabled']),
      auditEvents: relayStylePagination(['filter']),
      tiffinPlansOf: relayStylePagination(['customerId', 'supplierId']),
    },
  },
});

/** Everything admins do, under one address with a place for each kind of thing. */
export default function AdminScreen() {
  return (
    <AdminOnly>
      <AdminFrame>
        <Routes>
          {adminAreas.map(({ path, right, Component }) => (
            <Route
              key={path}
              path={path}
              element={
                <WithRight right={right}>
                  <Component />
                </WithRight>
              }
            />
          ))}
          <Route path="*" element={<NoSuchArea />} />
        </Routes>
      </AdminFrame>
    </AdminOnly>
  );
}
