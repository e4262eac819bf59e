import { t } from '@lingui/core/macro';
import ClipboardList from '~icons/lucide/clipboard-list';
import LayoutDashboard from '~icons/lucide/layout-dashboard';
import { paths } from '../../app/paths.ts';
import { ApplicationTimeline } from '../../features/onboarding/ApplicationTimeline.tsx';
import { StatusBanner } from '../../features/onboarding/StatusBanner.tsx';
import { SubmittedDocuments } from '../../features/onboarding/SubmittedDocuments.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useVerificationStatusQuery } from '../../generated/graphql.ts';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';
import { NoApplication } from './NoApplication.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';

const title = () => t`Application status`;

export default function SupplierVerificationStatusScreen() {
  return (
    <SignedInOnly forRole="SUPPLIER" whileLoading={<OnboardingSkeleton title={title()} />}>
      <OwnStatus />
    </SignedInOnly>
  );
}

const onboarding = () => ({
  to: paths.supplierOnboarding(),
  word: t`Onboarding checklist`,
  icon: <ClipboardList aria-hidden />,
});
const dashboard = () => ({
  to: paths.supplierDashboard(),
  word: t`Supplier Dashboard`,
  icon: <LayoutDashboard aria-hidden />,
});

function OwnStatus() {
  const { data, error, refetch } = useVerificationStatusQuery({ fetchPolicy: 'cache-and-network' });
  const application = data?.onboarding;
  if (application === null) return <NoApplication />;
  if (!application) {
    return error ? <ErrorState onRetry={() => void refetch()} /> : <OnboardingSkeleton title={title()} />;
  }
  return (
    <>
      <PageTitle text={application.supplier.kitchenName}>{title()}</PageTitle>
      <div className="flex flex-col gap-6">
        <StatusBanner application={application} />
        <ApplicationTimeline application={application} />
        <SubmittedDocuments application={application} />
        <LinkRows label={t`Next steps`} rows={[dashboard(), onboarding()]} />
      </div>
    </>
  );
}
