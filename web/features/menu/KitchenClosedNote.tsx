import type { FragmentType } from '@apollo/client';
import { t } from '@lingui/core/macro';
import {
  type KitchenClosedNote_supplierFragment,
  useKitchenClosedNote_supplier,
} from '../../generated/graphql.ts';
import { shortDay } from '../../lib/formats/dates.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ClosedDays } from './ClosedDays.tsx';

/** Why nothing, or nothing soon, can be ordered here; says nothing in an ordinary week. */
export function KitchenClosedNote({
  supplier: from,
}: {
  supplier: FragmentType<KitchenClosedNote_supplierFragment>;
}) {
  const { cookName, pausedUntil, isActive, mealWindows, closures } = useKitchenClosedNote_supplier(from);
  const hasPlates = mealWindows.some(window => window.platesLeft > 0);

  if (!isActive) return <Notice tone="warn">{t`This kitchen is not taking orders at the moment.`}</Notice>;
  if (pausedUntil)
    return (
      <Notice tone="warn">
        {hasPlates
          ? t`${cookName} is taking a break until ${shortDay(pausedUntil)}. You can order meals after that now.`
          : t`${cookName} is taking a break until ${shortDay(pausedUntil)}. Check back then.`}
      </Notice>
    );
  if (closures.length > 0) return <ClosedDays closures={closures} />;
  if (mealWindows.length === 0)
    return <Notice tone="warn">{t`No meals are planned for this week. Check back soon.`}</Notice>;
  if (!hasPlates)
    return <Notice tone="warn">{t`Everything this week is sold out. New meals open every day.`}</Notice>;
  return null;
}
