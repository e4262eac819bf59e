import { StopOrdering } from './StopOrdering.tsx';
import { useOrderingStops } from './use-ordering-stops.ts';

/** Stops ordering in all cities, unless it is stopped there already. */
export function StopAllOrdering() {
  const isStopped = useOrderingStops().some(({ city }) => city === null);
  return isStopped ? null : <StopOrdering place={null} />;
}
