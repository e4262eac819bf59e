import type { Reach } from './use-kitchen-reach.ts';

export const reachWords = ({ delivers, offersPickup }: Reach) => {
  if (delivers) return 'Delivers to your address';
  return offersPickup ? 'Outside its delivery area, pick-up only' : 'Outside its delivery area';
};
