import CalendarDays from '~icons/lucide/calendar-days';
import CalendarOff from '~icons/lucide/calendar-off';
import CalendarX from '~icons/lucide/calendar-x';
import Check from '~icons/lucide/check';
import CircleAlert from '~icons/lucide/circle-alert';
import LoaderCircle from '~icons/lucide/loader-circle';
import type { TiffinDayStatus } from '../../../generated/graphql.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { dayStatusWord } from './day-status-words.ts';

const looks = {
  PLANNED: { tone: 'info', Icon: CalendarDays },
  PLACING: { tone: 'info', Icon: LoaderCircle },
  ORDERED: { tone: 'leaf', Icon: Check },
  WAITING: { tone: 'warn', Icon: CircleAlert },
  SKIPPED: { tone: 'neutral', Icon: CalendarOff },
  MISSED: { tone: 'danger', Icon: CalendarX },
} as const;

export function DayStatusBadge({ status }: { status: TiffinDayStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {dayStatusWord(status)}
    </Badge>
  );
}
