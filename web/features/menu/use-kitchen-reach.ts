import { useKitchenReachQuery } from '../../generated/graphql.ts';
import type { Coordinates } from '../../lib/formats/distance.ts';

export interface Reach {
  delivers: boolean;
  offersPickup: boolean;
}

/** Whether a kitchen delivers to a place; nothing while that is unknown, or when it delivers nowhere anyway. */
export function useKitchenReach(id: string, near: Coordinates | null): Reach | null {
  const { data } = useKitchenReachQuery({ variables: { id, near: near! }, skip: near === null });
  const kitchen = data?.supplier;
  if (!kitchen?.offersDelivery) return null;
  return { delivers: kitchen.deliversTo, offersPickup: kitchen.offersPickup };
}
