import type { CityAdmin_cityFragment } from '../../generated/graphql.ts';
import { StopOrdering } from './StopOrdering.tsx';
import { useOrderingStops } from './use-ordering-stops.ts';

/** Stops ordering in a city with kitchens, unless it is stopped there by itself already. */
export function StopCity({ city }: { city: CityAdmin_cityFragment }) {
  const isStopped = useOrderingStops().some(stop => stop.city?.id === city.id);
  if (isStopped) return <span className="text-small font-semibold text-warn">Stopped</span>;
  return city.kitchens.listed > 0 ? <StopOrdering place={city} /> : null;
}
