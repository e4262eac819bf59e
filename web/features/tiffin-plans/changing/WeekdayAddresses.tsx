import { t } from '@lingui/core/macro';
import { weekdayName, weekdaysInOrder } from '../../../lib/formats/weekdays.ts';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { type AddressOption, AddressSelect } from './AddressSelect.tsx';
import { type AddressesOfWeek, refusedWeekday } from './weekday-addresses.ts';

interface Props {
  week: AddressesOfWeek;
  options: readonly AddressOption[];
  refusal: Refusal | undefined;
  onChange: (addressOn: AddressesOfWeek['addressOn']) => void;
}

/** On which weekdays meals go elsewhere: to the office on workdays, home on Saturday. */
export function WeekdayAddresses({ week, options, refusal, onChange }: Props) {
  const { weekdays, addressOn } = week;
  const refused = refusedWeekday(week, refusal?.field);
  const choose = (weekday: number, line: string | null) => {
    const { [weekday]: _, ...others } = addressOn;
    onChange(line ? { ...others, [weekday]: line } : others);
  };
  return weekdaysInOrder
    .filter(day => weekdays.includes(day))
    .map(day => (
      <AddressSelect
        key={day}
        label={t`On ${weekdayName(day)}`}
        whenNone={t`Same address`}
        value={addressOn[day] ?? null}
        options={options}
        onChange={line => choose(day, line)}
        error={refused === day && refusal ? refusalText(refusal) : undefined}
      />
    ));
}
