import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PaymentNotice } from '../../../features/checkout/PaymentNotice.tsx';
import { useTakesCards } from '../../../features/checkout/use-payment-way.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const PayBill = lazyWithRetry(() => import('../../../features/checkout/PayBill.tsx'));

/** A bill of tiffin plans is paid by card here. */
export default function PayBillScreen() {
  return (
    <>
      <PageTitle>{t`Pay your tiffin bill`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
        <Payment />
      </SignedInOnly>
    </>
  );
}

function Payment() {
  const [search] = useSearchParams();
  const takesCards = useTakesCards();
  const navigate = useNavigate();
  const toast = useToast();
  const paid = () => {
    toast({ tone: 'success', title: t`Paid. Thank you.` });
    void navigate(paths.tiffinPlans(), { replace: true });
  };
  if (takesCards === undefined) return <Skeleton className="h-80" />;
  if (!takesCards) return <PaymentNotice />;
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <PayBill billId={search.get('bill')} onPaid={paid} />
    </Suspense>
  );
}
