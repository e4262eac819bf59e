import { useParams } from 'react-router-dom';
import UserRound from '~icons/lucide/user-round';
import { paths } from '../../app/paths.ts';
import { Trail } from '../../features/audit/Trail.tsx';
import { PersonDecisions } from '../../features/people/PersonDecisions.tsx';
import { PersonFacts } from '../../features/people/PersonFacts.tsx';
import { useAdminPersonQuery } from '../../generated/graphql.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function PersonScreen() {
  const { id = '' } = useParams();
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
        <AdminPage title={person.user.name} actions={<PersonDecisions person={person} />}>
          <PersonFacts person={person} />
          <Trail subjectId={id} after={`${person.isDisabled} ${person.openSessions}`} />
        </AdminPage>
      )}
    </AdminDetail>
  );
}
