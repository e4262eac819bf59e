import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../app/paths.ts';
import { EndKitchenPause } from '../../features/kitchen-admin/EndKitchenPause.tsx';
import { KitchenFacts } from '../../features/kitchen-admin/KitchenFacts.tsx';
import { SuspendKitchen } from '../../features/kitchen-admin/SuspendKitchen.tsx';
import { KitchenBalance } from '../../features/payments/KitchenBalance.tsx';
import { PlansOf } from '../../features/tiffin-plan-admin/PlansOf.tsx';
import { useAdminKitchenQuery } from '../../generated/graphql.ts';
import { useMay } from '../../lib/rights.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AdminDetail } from './AdminDetail.tsx';
import { AdminPage } from './AdminPage.tsx';

/** At the end of the screen, and not needed before what is above it. */
const NotesAndTrail = lazyWithRetry(() => import('./NotesAndTrail.tsx'));

export default function KitchenScreen() {
  const { id = '' } = useParams();
  const may = useMay();
  const seesMoney = may('SEE_MONEY');
  const { data, error, refetch } = useAdminKitchenQuery({
    variables: { id, seesMoney },
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
        <AdminPage
          title={kitchen.supplier.kitchenName}
          actions={
            may('MANAGE_KITCHENS') && (
              <>
                <EndKitchenPause kitchen={kitchen} />
                <SuspendKitchen kitchen={kitchen} />
              </>
            )
          }
        >
          <KitchenFacts kitchen={kitchen} />
          {seesMoney && <KitchenBalance kitchen={kitchen} />}
          <PlansOf supplierId={id} />
          <Suspense fallback={null}>
            <NotesAndTrail
              subject="KITCHEN"
              subjectId={id}
              after={`${kitchen.status} ${kitchen.balance?.cents}`}
            />
          </Suspense>
        </AdminPage>
      )}
    </AdminDetail>
  );
}
