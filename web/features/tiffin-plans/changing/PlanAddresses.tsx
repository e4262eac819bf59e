import { t } from '@lingui/core/macro';
import { weekdayName, weekdaysInOrder } from '../../../lib/formats/weekdays.ts';
import { type Refusal, refusalText } from '../../../lib/refusal.ts';
import { type AddressOption, AddressSelect } from './AddressSelect.tsx';
import { type PlanDraft, refusedWeekday } from './plan-draft.ts';

interface Props {
  draft: PlanDraft;
  options: readonly AddressOption[];
  refusal: Refusal | undefined;
  onChange: (part: Partial<PlanDraft>) => void;
}

/** Where a plan is delivered, and on which weekdays elsewhere: at the office on workdays, at home on Saturday. */
export function PlanAddresses({ draft, options, refusal, onChange }: Props) {
  const { weekdays, address, addressOn } = draft;
  const refused = refusedWeekday(draft, refusal?.field);
  const choose = (weekday: number, line: string | null) => {
    const { [weekday]: _, ...others } = addressOn;
    onChange({ addressOn: line ? { ...others, [weekday]: line } : others });
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 font-medium">{t`Delivery`}</legend>
      <AddressSelect
        label={t`Deliver to`}
        value={address}
        options={options}
        onChange={line => onChange({ address: line })}
        error={refusal?.field === 'deliveryAddress' ? refusalText(refusal) : undefined}
      />
      {weekdaysInOrder
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
        ))}
    </fieldset>
  );
}
