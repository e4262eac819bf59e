import { useOrderLive } from './use-order-live.ts';

interface Props {
  id: string;
  refetch: () => void;
}

/** Subscribes to one order of the signed-in customer while it is in progress; renders nothing. */
export function ActiveOrderSubscription({ id, refetch }: Props) {
  useOrderLive(id, true, refetch);
  return null;
}
