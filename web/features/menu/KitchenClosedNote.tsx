import type { FragmentType } from '@apollo/client';
import {
  type KitchenClosedNote_supplierFragment,
  useKitchenClosedNote_supplier,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/dates.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Why nothing, or nothing soon, can be ordered here; says nothing in an ordinary week. */
export function KitchenClosedNote({
  supplier: from,
}: {
  supplier: FragmentType<KitchenClosedNote_supplierFragment>;
}) {
  const { cookName, pausedUntil, isActive, mealWindows } = useKitchenClosedNote_supplier(from);
  const hasPlates = mealWindows.some(window => window.platesLeft > 0);

  if (!isActive) return <Notice tone="warn">This kitchen is not taking orders at the moment.</Notice>;
  if (pausedUntil)
    return (
      <Notice tone="warn">
        {cookName} is taking a break until {shortDay(pausedUntil)}.
        {hasPlates ? ' Meals after that can be ordered now.' : ' Please look in again then.'}
      </Notice>
    );
  if (mealWindows.length === 0)
    return <Notice tone="warn">No meals are planned for the coming week. Please look in again soon.</Notice>;
  if (!hasPlates)
    return <Notice tone="warn">Everything in the coming week is sold out. New meals open every day.</Notice>;
  return null;
}
