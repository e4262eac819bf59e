import { t } from '@lingui/core/macro';
import ClipboardList from '~icons/lucide/clipboard-list';
import Hourglass from '~icons/lucide/hourglass';
import RotateCcw from '~icons/lucide/rotate-ccw';
import { paths } from '../../app/paths.ts';
import type { SupplierStatus } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';

const ToOnboarding = () => <ButtonLink to={paths.supplierOnboarding()}>{t`Go to onboarding`}</ButtonLink>;

/** What a kitchen sees here that may not sell yet. */
export function NotYetOpen({ status }: { status: SupplierStatus }) {
  if (status === 'IN_REVIEW')
    return (
      <EmptyState
        icon={<Hourglass />}
        title={t`We're reviewing your kitchen`}
        text={t`A review takes 2-3 business days. Menu and orders open once you are approved.`}
        action={<ButtonLink to={paths.supplierVerificationStatus()}>{t`View status`}</ButtonLink>}
      />
    );
  if (status === 'REJECTED')
    return (
      <EmptyState
        icon={<RotateCcw />}
        title={t`Changes needed`}
        text={t`See what's needed in your application, correct it and submit again.`}
        action={<ToOnboarding />}
      />
    );
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={t`A few documents before you start`}
      text={t`Sign the agreements and upload your documents. Menu and orders open once you are approved.`}
      action={<ToOnboarding />}
    />
  );
}
