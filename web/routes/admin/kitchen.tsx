import { CookingPot } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { ScreenSkeleton } from '../../app/ScreenSkeleton.tsx';
import { Trail } from '../../features/audit/Trail.tsx';
import { KitchenFacts } from '../../features/kitchen-care/KitchenFacts.tsx';
import { SuspendKitchen } from '../../features/kitchen-care/SuspendKitchen.tsx';
import { useAdminKitchenQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function KitchenScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminKitchenQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const kitchen = data?.kitchen;
  return (
    <AdminPage
      title={kitchen?.supplier.kitchenName ?? 'Kitchen'}
      actions={kitchen && <SuspendKitchen kitchen={kitchen} />}
    >
      {kitchen ? (
        <>
          <KitchenFacts kitchen={kitchen} />
          <Trail subjectId={id} after={kitchen.standing} />
        </>
      ) : (
        <Missing
          isLoading={!error && kitchen === undefined}
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
      icon={<CookingPot />}
      title="There is no such kitchen"
      action={<ButtonLink to={paths.adminKitchens()}>All kitchens</ButtonLink>}
    />
  );
};
