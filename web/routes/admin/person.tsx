import { UserRound } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { Trail } from '../../features/audit/Trail.tsx';
import { PersonDecisions } from '../../features/people/PersonDecisions.tsx';
import { PersonFacts } from '../../features/people/PersonFacts.tsx';
import { useAdminPersonQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function PersonScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminPersonQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const person = data?.person;
  return (
    <AdminPage title={person?.user.name ?? 'Person'} actions={person && <PersonDecisions person={person} />}>
      {person ? (
        <>
          <PersonFacts person={person} />
          <Trail subjectId={id} after={`${person.isDisabled} ${person.openSessions}`} />
        </>
      ) : (
        <Missing
          isLoading={!error && person === undefined}
          hasFailed={Boolean(error)}
          onRetry={() => void refetch()}
        />
      )}
    </AdminPage>
  );
}

const Missing = ({
  isLoading,
  hasFailed,
  onRetry,
}: {
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}) => {
  if (isLoading) return <ScreenSkeleton />;
  if (hasFailed) return <ErrorState onRetry={onRetry} />;
  return (
    <EmptyState
      icon={<UserRound />}
      title="There is no such person"
      action={<ButtonLink to={paths.adminPeople()}>Everybody</ButtonLink>}
    />
  );
};
