import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { PaymentNotice } from '../../../features/checkout/PaymentNotice.tsx';
import { useTakesCards } from '../../../features/checkout/use-payment-way.ts';
import { SignedInOnly } from '../../../features/session/SignedInOnly.tsx';
import { PageTitle } from '../../../ui/display/PageTitle.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { useToast } from '../../../ui/feedback/Toasts.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

const PayDueOrder = lazyWithRetry(() => import('../../../features/checkout/PayDueOrder.tsx'));

/** An order that was placed while no cards were taken is paid here. */
export default function PayOrderScreen() {
  return (
    <>
      <PageTitle>{t`Payment`}</PageTitle>
      <SignedInOnly forRole="CUSTOMER" whileLoading={<Skeleton className="h-80" />}>
        <Payment />
      </SignedInOnly>
    </>
  );
}

function Payment() {
  const { id = '' } = useParams();
  const takesCards = useTakesCards();
  const navigate = useNavigate();
  const toast = useToast();
  const paid = () => {
    toast({ tone: 'success', title: t`Paid. Thank you.` });
    void navigate(paths.order(id), { replace: true });
  };
  if (takesCards === undefined) return <Skeleton className="h-80" />;
  if (!takesCards) return <PaymentNotice />;
  return (
    <Suspense fallback={<Skeleton className="h-80" />}>
      <PayDueOrder orderId={id} onPaid={paid} />
    </Suspense>
  );
}
