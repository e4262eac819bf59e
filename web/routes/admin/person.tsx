import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import UserRound from '~icons/lucide/user-round';
import { paths } from '../../app/paths.ts';
import { PersonDecisions } from '../../features/people/PersonDecisions.tsx';
import { PersonFacts } from '../../features/people/PersonFacts.tsx';
import { ViewAs } from '../../features/session/ViewAs.tsx';
import { ChangeStaffRole } from '../../features/staff/ChangeStaffRole.tsx';
import { PlansOf } from '../../features/tiffin-plan-admin/PlansOf.tsx';
import { type Role, useAdminPersonQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

/** At the end of the screen, and not needed before what is above it. */
const NotesAndTrail = lazyWithRetry(() => import('./NotesAndTrail.tsx'));

export default function PersonScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const mayDecide = (role: Role) => may(role === 'ADMIN' ? 'MANAGE_STAFF' : 'MANAGE_PEOPLE');
  const { data, error, refetch } = useAdminPersonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AdminDetail
      thing={data?.person}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      kind="Person"
      icon={<UserRound />}
      all={{ words: 'All people', to: paths.adminPeople() }}
    >
      {person => (
        <AdminPage
          title={person.user.name}
          actions={
            <>
              {may('VIEW_AS') && person.user.role !== 'ADMIN' && (
                <ViewAs personId={id} name={person.user.name} />
              )}
              {mayDecide(person.user.role) && (
                <>
                  {person.user.staffRole && <ChangeStaffRole person={person} />}
                  <PersonDecisions person={person} />
                </>
              )}
            </>
          }
        >
          <PersonFacts person={person} />
          {person.user.role === 'CUSTOMER' && <PlansOf customerId={id} />}
          <Suspense fallback={null}>
            <NotesAndTrail
              subject={person.user.role === 'ADMIN' ? null : 'PERSON'}
              subjectId={id}
              after={`${person.isDisabled} ${person.openSessions} ${person.openApiTokens} ${person.user.staffRole}`}
            />
          </Suspense>
        </AdminPage>
      )}
    </AdminDetail>
  );
}
