import { useEffect, useRef } from 'react';
import { useHeldPaymentQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardForm } from './CardForm.tsx';
import { HoldIsOver } from './HoldIsOver.tsx';

interface Props {
  orderId: string;
  onPlaced: () => void;
  onBack: () => void;
}

const pollMilliseconds = 1000;

/**
 * The payment of a held order. It is placed when the card provider has told the server, so all this screen does
 * after the form was sent is to wait for that.
 */
export default function PayByCard({ orderId, onPlaced, onBack }: Props) {
  const { data, error, refetch, stopPolling } = useHeldPaymentQuery({
    variables: { orderId },
    fetchPolicy: 'network-only',
    pollInterval: pollMilliseconds,
  });
  const held = data?.heldOrder;
  const isPlaced = held?.state === 'PLACED' || (data && held === null);
  const placed = useRef(onPlaced);
  placed.current = onPlaced;
  useEffect(() => {
    if (isPlaced) placed.current();
  }, [isPlaced]);
  useEffect(() => {
    if (held?.state === 'RELEASED' && held.payment?.state !== 'OPEN') stopPolling();
  }, [held, stopPolling]);

  if (!held) return error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-80" />;
  if (held.state === 'RELEASED') return <HoldIsOver held={held} onBack={onBack} />;
  return <CardForm held={held} onBack={onBack} />;
}
