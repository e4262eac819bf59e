import { t } from '@lingui/core/macro';
import type { Reach } from './use-kitchen-reach.ts';

export const reachWords = ({ delivers, offersPickup }: Reach) => {
  if (delivers) return t`Delivers to your address`;
  return offersPickup ? t`Too far to deliver. Pickup only.` : t`Too far to deliver`;
};
