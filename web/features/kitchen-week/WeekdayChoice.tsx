import { Chip } from '../../ui/forms/Chip.tsx';
import { weekdayNames, weekdaysInOrder } from './week-words.ts';

interface Props {
  value: readonly number[];
  onChange: (value: number[]) => void;
  error?: string;
}

export const WeekdayChoice = ({ value, onChange, error }: Props) => (
  <fieldset>
    <legend className="mb-1.5 font-medium">On these days</legend>
    <div className="flex flex-wrap gap-1.5">
      {weekdaysInOrder.map(day => (
        <Chip
          key={day}
          pressed={value.includes(day)}
          className="px-3"
          onClick={() => onChange(value.includes(day) ? value.filter(each => each !== day) : [...value, day])}
        >
          <span>
            {weekdayNames[day]!.slice(0, 3)}
            <span className="sr-only">{weekdayNames[day]!.slice(3)}</span>
          </span>
        </Chip>
      ))}
    </div>
    <p role="alert" className="mt-1.5 text-small text-danger empty:hidden">
      {error}
    </p>
  </fieldset>
);
