import type { InMemoryCache } from '@apollo/client/cache';
import { Route, Routes } from 'react-router-dom';
import { apollo } from '../../lib/apollo.ts';
import { AdminFrame } from './AdminFrame.tsx';
import { AdminOnly } from './AdminOnly.tsx';
import { adminAreas } from './admin-areas.ts';
import { adminLists } from './admin-lists.ts';
import { NoSuchArea } from './NoSuchArea.tsx';
import { WithRight } from './WithRight.tsx';

(apollo.cache as InMemoryCache).policies.addTypePolicies(adminLists);

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
