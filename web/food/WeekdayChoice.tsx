import { shortWeekday, weekdayName, weekdaysInOrder } from '../lib/formats/weekdays.ts';
import { Chip } from '../ui/forms/Chip.tsx';
import { ChipGroup } from '../ui/forms/ChipGroup.tsx';

interface Props {
  legend: string;
  hint?: string;
  /** The days to choose from; all of them by default. */
  offered?: readonly number[] | undefined;
  /** From 0, Sunday, to 6, Saturday. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string;
}

export const WeekdayChoice = ({ offered, value, onChange, ...group }: Props) => {
  const days = weekdaysInOrder.filter(day => offered?.includes(day) ?? true);
  return (
    <ChipGroup {...group}>
      {days.map(day => (
        <Chip
          key={day}
          pressed={value.includes(day)}
          className="px-3"
          onClick={() => onChange(value.includes(day) ? value.filter(each => each !== day) : [...value, day])}
          {...(day === days[0] && { 'data-field': 'weekdays' })}
        >
          <span aria-hidden>{shortWeekday(day)}</span>
          <span className="sr-only">{weekdayName(day)}</span>
        </Chip>
      ))}
    </ChipGroup>
  );
};
