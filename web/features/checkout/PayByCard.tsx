import { useEffect } from 'react';
import { useHeldPaymentQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { cardPollMilliseconds } from './card-poll.ts';
import { HoldIsOver } from './HoldIsOver.tsx';
import { PayHeldOrder } from './PayHeldOrder.tsx';
import { useOnce } from './use-once.ts';

interface Props {
  orderId: string;
  onPlaced: () => void;
  onBack: () => void;
}

/**
 * The payment of a held order. The card provider's webhook places it, so all this screen does
 * after the form was sent is to wait for that.
 */
export default function PayByCard({ orderId, onPlaced, onBack }: Props) {
  const { data, error, refetch, stopPolling } = useHeldPaymentQuery({
    variables: { orderId },
    fetchPolicy: 'network-only',
    pollInterval: cardPollMilliseconds,
  });
  const held = data?.heldOrder;
  const isPlaced = held?.holdStatus === 'PLACED' || (data && held === null);
  useOnce(isPlaced === true, onPlaced);
  useEffect(() => {
    if (held?.holdStatus === 'RELEASED' && held.payment?.status !== 'OPEN') stopPolling();
  }, [held, stopPolling]);

  if (!held) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  if (held.holdStatus === 'RELEASED') return <HoldIsOver held={held} onBack={onBack} />;
  return <PayHeldOrder held={held} onBack={onBack} />;
}
