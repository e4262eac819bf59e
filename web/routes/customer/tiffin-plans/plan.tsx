import { t } from '@lingui/core/macro';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { OwnPlan } from './OwnPlan.tsx';

/** One tiffin plan of the signed-in customer. */
export default function PlanScreen() {
  return (
    <>
      <PageTitle>{t`Tiffin plan`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<PlansSkeleton />}>
        <OwnPlan />
      </SignedInOnly>
    </>
  );
}
