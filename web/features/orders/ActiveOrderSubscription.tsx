import { useOrderLive } from './use-order-live.ts';

interface Props {
  id: string;
  person: string;
  onBack: () => void;
}

/** Listens to one order for as long as it is under way; shows nothing itself. */
export function ActiveOrderSubscription({ id, person, onBack }: Props) {
  useOrderLive(id, person, onBack);
  return null;
}
