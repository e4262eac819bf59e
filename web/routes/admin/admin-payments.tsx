import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import ShieldAlert from '~icons/lucide/shield-alert';
import { paths } from '../../app/paths.ts';
import { AnalyticsCards } from '../../features/payments/AnalyticsCards.tsx';
import { DisputeList } from '../../features/payments/DisputeList.tsx';
import { LedgerPanel } from '../../features/payments/LedgerPanel.tsx';
import { PaymentList } from '../../features/payments/PaymentList.tsx';
import { ProviderFailureList } from '../../features/payments/ProviderFailureList.tsx';
import { RefundList } from '../../features/payments/refunds/RefundList.tsx';
import { PaymentRules } from '../../features/payments/setup/PaymentRules.tsx';
import { PaymentSetup } from '../../features/payments/setup/PaymentSetup.tsx';
import { UnmatchedPaymentList } from '../../features/payments/UnmatchedPaymentList.tsx';
import { PayoutList } from '../../features/payouts/PayoutList.tsx';
import { rememberReturnTo } from '../../features/session/return-to.ts';
import { type Role, useAdminPaymentsQuery } from '../../generated/graphql.ts';
import { RightsProvider } from '../../lib/rights.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AdminFrame } from './AdminFrame.tsx';

const TiffinBillList = lazyWithRetry(() => import('../../features/tiffin-bill-admin/TiffinBillList.tsx'));
const TiffinCreditList = lazyWithRetry(() => import('../../features/tiffin-bill-admin/TiffinCreditList.tsx'));

export default function AdminPaymentsScreen() {
  const { user, loading, hasFailed, retry } = useSession();
  const title = (
    <PageTitle text={t`Configuration, analytics, payments, refunds and payouts.`}>
      {t({ message: 'Payments', context: 'staff area' })}
    </PageTitle>
  );
  if (user?.rights.includes('SEE_MONEY'))
    return (
      <RightsProvider value={user.rights}>
        <AdminFrame>
          {title}
          <Payments />
        </AdminFrame>
      </RightsProvider>
    );
  return (
    <>
      {title}
      {loading ? (
        <Skeleton className="h-96" />
      ) : hasFailed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <ForFinance role={user?.role} />
      )}
    </>
  );
}

const ForFinance = ({ role }: { role: Role | undefined }) => (
  <EmptyState
    icon={<ShieldAlert />}
    title={role === 'ADMIN' ? t`Your role can't open this` : t`Admin access required`}
    text={
      role === 'ADMIN'
        ? t`An owner of the marketplace can change what your role is.`
        : t`Payments are managed by administrators.`
    }
    action={
      role ? (
        <ButtonLink to={role === 'ADMIN' ? paths.admin() : paths.home()}>
          {role === 'ADMIN' ? t`Go to the admin panel` : t`Go to Home`}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.customerLogin()} onClick={() => rememberReturnTo(paths.adminPayments())}>
          {t`Sign In`}
        </ButtonLink>
      )
    }
  />
);

function Payments() {
  const { data, error, refetch } = useAdminPaymentsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-10">
      <AnalyticsCards isConfigured={data.paymentConfiguration.configured} />
      <div className="grid items-start gap-6 @4xl:grid-cols-[2fr_1fr]">
        <PaymentSetup configuration={data.paymentConfiguration} onCheck={() => refetch()} />
        <PaymentRules />
      </div>
      <LedgerPanel ledger={data.ledger} />
      <UnmatchedPaymentList />
      <ProviderFailureList onChanged={() => void refetch()} />
      <DisputeList />
      <Suspense fallback={<Skeleton className="h-40" />}>
        <TiffinBillList onChanged={() => void refetch()} />
        <TiffinCreditList onChanged={() => void refetch()} />
      </Suspense>
      <PaymentList onChanged={() => void refetch()} />
      <RefundList onChanged={() => void refetch()} />
      <PayoutList onChanged={() => void refetch()} />
    </div>
  );
}
