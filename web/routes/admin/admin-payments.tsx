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
import { TiffinBillList } from '../../features/payments/tiffin-bills/TiffinBillList.tsx';
import { TiffinCreditList } from '../../features/payments/tiffin-bills/TiffinCreditList.tsx';
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
import { AdminFrame } from './AdminFrame.tsx';

export default function AdminPaymentsScreen() {
  const { user, loading, hasFailed, retry } = useSession();
  const title = (
    <PageTitle text="Configuration, analytics, payments, refunds and payouts.">Payments</PageTitle>
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
    title={role === 'ADMIN' ? "Your role can't open this" : 'Admin access required'}
    text={
      role === 'ADMIN'
        ? 'An owner of the marketplace can change what your role is.'
        : 'Payments are managed by administrators.'
    }
    action={
      role ? (
        <ButtonLink to={role === 'ADMIN' ? paths.admin() : paths.home()}>
          {role === 'ADMIN' ? 'Go to the admin panel' : 'Go to Home'}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.customerLogin()} onClick={() => rememberReturnTo(paths.adminPayments())}>
          Sign In
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
      <TiffinBillList onChanged={() => void refetch()} />
      <TiffinCreditList onChanged={() => void refetch()} />
      <PaymentList onChanged={() => void refetch()} />
      <RefundList onChanged={() => void refetch()} />
      <PayoutList onChanged={() => void refetch()} />
    </div>
  );
}
