import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import ClipboardList from '~icons/lucide/clipboard-list';
import { paths } from '../../app/paths.ts';
import { Checklist } from '../../features/onboarding/Checklist.tsx';
import { Journey } from '../../features/onboarding/Journey.tsx';
import { OnboardingProgress } from '../../features/onboarding/OnboardingProgress.tsx';
import { ReadyForReview } from '../../features/onboarding/ReadyForReview.tsx';
import { StatusBanner } from '../../features/onboarding/StatusBanner.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useOnboardingQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { LinkRows } from '../../ui/lists/LinkRows.tsx';
import { NoApplication } from './NoApplication.tsx';
import { OnboardingSkeleton } from './OnboardingSkeleton.tsx';

export default function SupplierOnboardingScreen() {
  return (
    <SignedInOnly forRole="SUPPLIER" whileLoading={<OnboardingSkeleton title={t`Supplier onboarding`} />}>
      <OwnOnboarding />
    </SignedInOnly>
  );
}

function OwnOnboarding() {
  const { data, error, refetch } = useOnboardingQuery({ fetchPolicy: 'cache-and-network' });
  const navigate = useNavigate();
  /** Why the screen that was asked for led here. */
  const reason: string | undefined = useLocation().state?.reason;
  const application = data?.onboarding;
  if (application === null) return <NoApplication />;
  if (!application) {
    return error ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <OnboardingSkeleton title={t`Supplier onboarding`} />
    );
  }
  return (
    <>
      <PageTitle text={application.supplier.kitchenName}>{t`Supplier onboarding`}</PageTitle>
      <div className="flex flex-col gap-6">
        {reason && application.status !== 'APPROVED' && <Notice tone="warn">{reason}</Notice>}
        <StatusBanner application={application} />
        {application.status === 'APPROVED' && (
          <ButtonLink to={paths.menuManagement()} fullWidth>
            {t`Write your menu`}
          </ButtonLink>
        )}
        <OnboardingProgress application={application} />
        <Journey application={application} />
        <Checklist application={application} />
        <LinkRows
          label={t`More about your application`}
          rows={[
            {
              to: paths.supplierVerificationStatus(),
              word: t`Application status and timeline`,
              icon: <ClipboardList aria-hidden />,
            },
          ]}
        />
        <ReadyForReview
          application={application}
          onSubmitted={() => navigate(paths.supplierVerificationStatus())}
        />
      </div>
    </>
  );
}
