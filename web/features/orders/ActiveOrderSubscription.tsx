import { useOrderLive } from './use-order-live.ts';

interface Props {
  id: string;
  person: string;
  onBack: () => void;
}

/** Subscribes to one order while it is in progress; renders nothing. */
export function ActiveOrderSubscription({ id, person, onBack }: Props) {
  useOrderLive(id, person, onBack);
  return null;
}
