import { t } from '@lingui/core/macro';
import Printer from '~icons/lucide/printer';
import { payoutBusinessDays } from '../../../schema/constants.ts';
import { PayoutAccount } from '../../features/payouts/PayoutAccount.tsx';
import { PayoutList } from '../../features/payouts/PayoutList.tsx';
import { SignedInOnly } from '../../features/session/SignedInOnly.tsx';
import { useSupplierPayoutsQuery } from '../../generated/graphql.ts';
import { formatMoney } from '../../lib/formats/money.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { PageTitle } from '../../ui/display/PageTitle.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';

export default function SupplierPayoutsScreen() {
  return (
    <>
      <PageTitle
        text={t`You keep 80% of the menu price. Delivered orders are paid within ${payoutBusinessDays} business days.`}
      >
        {t`Payouts`}
      </PageTitle>
      <SignedInOnly forRole="SUPPLIER" whileLoading={<Skeleton className="h-96" />}>
        <Payouts />
      </SignedInOnly>
    </>
  );
}

function Payouts() {
  const { data, error, refetch } = useSupplierPayoutsQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-96" />;
  // More went back to customers after a payout than was earned since.
  const isOwed = data.upcomingPayout.cents >= 0;
  return (
    <div className="grid items-start gap-8 *:min-w-0 min-[56rem]:grid-cols-[18rem_minmax(0,1fr)] min-[56rem]:grid-rows-[auto_1fr] print:block print:space-y-8">
      <div className="flex flex-col gap-8">
        <Card>
          <p className="text-small text-muted">
            {isOwed ? t`Next payout` : t`Deducted from your next payouts`}
          </p>
          <p className="mt-1 text-heading font-bold tabular-nums">
            {formatMoney(Math.abs(data.upcomingPayout.cents))}
          </p>
        </Card>
        {data.paymentConfiguration.configured && <PayoutAccount isReady={data.payoutAccountReady} />}
      </div>
      <div className="min-[56rem]:row-span-2">
        <PayoutList />
      </div>
      <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
        <Printer aria-hidden className="size-5" />
        {t`Print`}
      </Button>
    </div>
  );
}
