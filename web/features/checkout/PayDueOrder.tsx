import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { usePayDueOrderQuery } from '../../generated/graphql.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { CancellationTable } from './CancellationTable.tsx';
import { CardForm } from './CardForm.tsx';
import { cardPollMilliseconds } from './card-poll.ts';
import { useOnce } from './use-once.ts';
import { useStartOrderPayment } from './use-start-payment.ts';

interface Props {
  orderId: string;
  onPaid: () => void;
}

/** Pays an order that is already placed; the server reports when it is paid, as for held orders. */
export default function PayDueOrder({ orderId, onPaid }: Props) {
  const { data, error, refetch } = usePayDueOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
    pollInterval: cardPollMilliseconds,
  });
  const order = data?.order;
  const start = useStartOrderPayment(orderId);
  useOnce(order?.paymentStatus === 'PAID', onPaid);

  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  const wayBack = (
    <ButtonLink variant="ghost" to={order ? paths.order(order.id) : paths.orders()}>
      {order ? t`Pay later` : t`View your orders`}
    </ButtonLink>
  );
  if (order?.paymentStatus !== 'DUE' || order.status === 'CANCELED')
    return (
      <Notice tone="info" action={wayBack}>
        {t`There is nothing to pay for this order.`}
      </Notice>
    );
  return (
    <div className="flex flex-col gap-6">
      <CardForm
        total={order.total.text}
        start={start}
        text={t`Order ${order.orderNumber}`}
        wayBack={wayBack}
      />
      <CancellationTable total={order.total.text} isPaidNow />
    </div>
  );
}
