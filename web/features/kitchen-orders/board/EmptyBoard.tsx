import CalendarClock from '~icons/lucide/calendar-clock';
import CookingPot from '~icons/lucide/cooking-pot';
import { paths } from '../../../app/paths.ts';
import { clockTime, timeSpan } from '../../../lib/formats/dates.ts';
import { windowName } from '../../../lib/formats/meal-window-words.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import type { Meal } from './next-meal.ts';

interface Props {
  next: Meal | undefined;
  timeZone: string;
  now: Date;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Nothing to do on this board: says what comes next. */
export function EmptyBoard({ next, timeZone, now }: Props) {
  if (!next)
    return (
      <EmptyState
        icon={<CalendarClock />}
        title="No meals planned"
        text="Plan which meals you cook, and customers can order them."
        action={<ButtonLink to={paths.menuManagement()}>Plan your week</ButtonLink>}
      />
    );
  const name = `${windowName(next, timeZone, now)}, ${timeSpan(next.servedFrom, next.servedUntil, timeZone)}`;
  if (next.openOrders > 0)
    return (
      <EmptyState
        icon={<CookingPot />}
        title="Nothing to do here"
        text={`Next: ${name}. ${counted(next.openOrders, 'order')}, ${counted(next.plates, 'plate')}.`}
        action={<ButtonLink to={paths.prepSheet(next)}>Open prep sheet</ButtonLink>}
      />
    );
  const isOpen = new Date(next.cutOffAt) > now;
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No orders yet"
      text={`Next: ${name}. ${isOpen ? `Orders close at ${clockTime(next.cutOffAt, timeZone)}.` : 'Orders are closed.'}`}
      action={
        <ButtonLink variant="secondary" to={paths.menuManagement()}>
          View your menu
        </ButtonLink>
      }
    />
  );
}
