import { t } from '@lingui/core/macro';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { PlansSkeleton } from '../../../features/tiffin-plans/PlansSkeleton.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { OwnPlans } from './OwnPlans.tsx';

/** The tiffin plans of the signed-in customer. */
export default function PlansScreen() {
  return (
    <>
      <PageTitle>{t`Tiffin plans`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<PlansSkeleton />}>
        <OwnPlans />
      </SignedInOnly>
    </>
  );
}
