import { t } from '@lingui/core/macro';
import CalendarClock from '~icons/lucide/calendar-clock';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../../app/paths.ts';
import { clockTime, timeSpan } from '../../../lib/formats/dates.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { orderCount, plateCount } from '../../../lib/formats/order-counts.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Meal } from './next-meal.ts';

interface Props {
  next: Meal | undefined;
  timeZone: string;
  now: Date;
}

/** Nothing to do on this board: says what comes next. */
export function EmptyBoard({ next, timeZone, now }: Props) {
  if (!next)
    return (
      <EmptyState
        icon={<CalendarClock />}
        title={t`No meals planned`}
        text={t`Plan which meals you cook, and customers can order them.`}
        action={<ButtonLink to={paths.menuManagement()}>{t`Plan your week`}</ButtonLink>}
      />
    );
  const name = `${windowName(next, timeZone, now)}, ${timeSpan(next.servedFrom, next.servedUntil, timeZone)}`;
  if (next.openOrders > 0)
    return (
      <EmptyState
        icon={<CookingPot />}
        title={t`Nothing to do here`}
        text={t`Next: ${name}. ${orderCount(next.openOrders)}, ${plateCount(next.plates)}.`}
        action={<ButtonLink to={paths.prepSheet(next)}>{t`Open prep sheet`}</ButtonLink>}
      />
    );
  const isOpen = new Date(next.cutOffAt) > now;
  return (
    <EmptyState
      icon={<CookingPot />}
      title={t`No orders yet`}
      text={
        isOpen
          ? t`Next: ${name}. Orders close at ${clockTime(next.cutOffAt, timeZone)}.`
          : t`Next: ${name}. Orders are closed.`
      }
      action={
        <ButtonLink variant="secondary" to={paths.menuManagement()}>
          {t`View your menu`}
        </ButtonLink>
      }
    />
  );
}
