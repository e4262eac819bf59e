import { useParams } from 'react-router-dom';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../app/paths.ts';
import { Trail } from '../../features/audit/Trail.tsx';
import { KitchenFacts } from '../../features/kitchen-admin/KitchenFacts.tsx';
import { SuspendKitchen } from '../../features/kitchen-admin/SuspendKitchen.tsx';
import { KitchenBalance } from '../../features/payments/KitchenBalance.tsx';
import { useAdminKitchenQuery } from '../../generated/graphql.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

export default function KitchenScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminKitchenQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <AdminDetail
      thing={data?.kitchen}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      kind="Kitchen"
      icon={<CookingPot />}
      all={{ words: 'All kitchens', to: paths.adminKitchens() }}
    >
      {kitchen => (
        <AdminPage title={kitchen.supplier.kitchenName} actions={<SuspendKitchen kitchen={kitchen} />}>
          <KitchenFacts kitchen={kitchen} />
          <KitchenBalance kitchen={kitchen} />
          <Trail subjectId={id} after={`${kitchen.status} ${kitchen.balance.cents}`} />
        </AdminPage>
      )}
    </AdminDetail>
  );
}
